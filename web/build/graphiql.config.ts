import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onLog } from './bundler-log.ts';
import { precompress } from './precompress.plugin.ts';

/**
 * GraphiQL, a separate page that the API serves at GET /graphql. It has its own build, so that public pages share no
 * chunk with it and do not become larger.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  base: '/assets/graphiql/',
  plugins: [react(), precompress(5)],
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client/assets/graphiql',
    assetsDir: '.',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: 'graphiql.html', onLog },
  },
});
