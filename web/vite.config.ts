import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { onLog } from './build/bundler-log.ts';
import { chunkOperations } from './build/chunk-operations.plugin.ts';
import { chunks } from './build/chunks.ts';
import { criticalStyles } from './build/critical-styles.plugin.ts';
import { customMedia } from './build/custom-media.ts';
import { fontPreload } from './build/font-preload.plugin.ts';
import { inlineScripts } from './build/inline-scripts.plugin.ts';
import { precompress } from './build/precompress.plugin.ts';
import { productionRouter } from './build/production-router.plugin.ts';
import { renderedPageFiles } from './build/rendered-pages.ts';
import { themeCss } from './build/theme-css.plugin.ts';
import packageFile from './package.json' with { type: 'json' };

/**
 * Two builds from one file: `vite build` writes dist/client with its manifest. `vite build --ssr` writes
 * dist/server/entry-server.js with all dependencies bundled, so that the API needs none of the web's packages.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    productionRouter(),
    themeCss(),
    fontPreload(),
    ...(isSsrBuild
      ? [renderedPageFiles()]
      : [inlineScripts(), criticalStyles(), chunkOperations(), precompress()]),
  ],
  css: { postcss: { plugins: [customMedia] } },
  define: {
    'import.meta.env.VITE_RELEASE': JSON.stringify(packageFile.version),
    'globalThis.__DEV__': 'false',
    // Milliseconds. If it is empty, the shorter timeout of the specification applies.
    'import.meta.env.VITE_REQUEST_TIMEOUT_MS': JSON.stringify(process.env.VITE_REQUEST_TIMEOUT_MS ?? '20000'),
  },
  resolve: {
    // Otherwise RxJS resolves to its build for browsers without classes.
    conditions: ['es2015', ...defaultClientConditions],
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // Browsers without modulepreload load a module when it is imported
    modulePreload: { polyfill: false },
    // An inlined asset would be a data: URL, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    // The first chunk is large on purpose; build/budget.mjs limits it.
    chunkSizeWarningLimit: 700,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx', onLog }
      : { input: 'index.html', output: { codeSplitting: chunks }, onLog },
  },
  ssr: { noExternal: true },
}));
