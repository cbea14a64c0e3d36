import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreload } from './build/font-preload.plugin.ts';
import { precompress } from './build/precompress.plugin.ts';
import { themeCss } from './build/theme-css.plugin.ts';

/**
 * Two builds from one file: `vite build` writes dist/client with its manifest, `vite build --ssr` writes
 * dist/server/entry-server.js with every dependency inside, so that the API needs none of the web's packages.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), themeCss(), fontPreload(), ...(isSsrBuild ? [] : [precompress()])],
  define: { 'globalThis.__DEV__': 'false' },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // An inlined asset would be a data: address, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'index.html' },
  },
  ssr: { noExternal: true },
}));
