// One URL for development: Vite serves the web app with hot reload and proxies all else to the API, which restarts
// when its sources change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { createServer } from 'vite';
import { options } from './build.mjs';
import { root } from './install.mjs';

const port = Number(process.env.PORT ?? 4000);
const apiPort = port + 1;
let api;

/** Restarts the API. Requests fail until it has started. */
function restart() {
  const old = api;
  api = undefined;
  const start = () => {
    api = spawn(process.execPath, ['--enable-source-maps', join(root, 'api', 'dist', 'main.js')], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(apiPort),
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
      },
    });
  };
  if (!old || old.exitCode !== null) return start();
  old.once('exit', start);
  old.kill('SIGTERM');
}

const watcher = watch({ ...options, watch: { include: join(root, 'api', 'src', '**') } });
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') {
    event.result?.close();
    restart();
  }
});

const target = `http://127.0.0.1:${apiPort}`;
const web = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/api',
        '/media',
        '/covers',
        '/share',
        '/downloads',
        '/sandbox',
        '/healthz',
        '/readyz',
      ].map((path) => [path, { target, ws: path === '/graphql' }]),
    ),
  },
});
await web.listen();
console.log(`Sen is in development at http://127.0.0.1:${port}`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await Promise.all([watcher.close(), web.close()]);
    if (!api || api.exitCode !== null) process.exit(0);
    api.once('exit', () => process.exit(0));
    api.kill('SIGTERM');
  });
