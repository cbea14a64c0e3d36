// Installs missing packages, including the Node.js that the server runs on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = join(root, 'node_modules', '.sen-installed');
const manifests = ['package.json', 'package-lock.json', 'api/package.json', 'web/package.json'];

/**
 * Installs once for each state of the manifests. An installation for development includes the packages for
 * production.
 */
export function ensureInstalled({ development }) {
  const manifestHash = createHash('sha256');
  for (const file of manifests)
    if (existsSync(join(root, file))) manifestHash.update(readFileSync(join(root, file)));
  const hash = manifestHash.digest('hex');
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (found[0] === hash && (found[1] === 'development' || !development)) return;
  console.log('▸ installing packages (once)');
  const started = Date.now();
  const scope = development ? ['--include=dev'] : ['--omit=dev'];
  // A lock file that was written on one platform may lack packages of another: `npm ci` rejects it, and `npm install`
  // resolves them. A real error is shown by the second attempt.
  if (!npm(['ci', ...scope], 'ignore') && !npm(['install', '--no-save', ...scope])) {
    console.error('The packages could not be installed; see npm’s messages above.');
    process.exit(1);
  }
  console.log(`  installing packages: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  writeFileSync(stamp, `${hash} ${development ? 'development' : 'production'}`);
}

function npm(args, stderr = 'inherit') {
  const { NODE_ENV: _, ...env } = process.env;
  const { status } = spawnSync(
    'npm',
    [...args, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['inherit', 'inherit', stderr],
      env,
      shell: process.platform === 'win32',
    },
  );
  return status === 0;
}

/** The current Node.js if it is new enough, otherwise the one that was installed with the packages. */
export function newestNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // The oldest versions with randomUUIDv7 of node:crypto
  if (major >= 26 || (major === 24 && minor >= 16))
    return { path: process.execPath, folder: dirname(process.execPath) };
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const bundled = join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(bundled)) return { path: bundled, folder: dirname(bundled) };
  console.error(
    `Node.js 24.16 or newer is needed, and none came for ${process.platform} ${process.arch}. This is ${process.version}.`,
  );
  process.exit(1);
}

/** The environment of our programs: the Node.js above and the executables of the packages come first on the path. */
export const environment = () => ({
  // Caches compiled modules, so that later starts are faster
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: [newestNode().folder, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
});
