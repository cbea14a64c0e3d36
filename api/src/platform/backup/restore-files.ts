import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupFault } from './backup-fault.ts';
import { Hashed } from './hashed.ts';
import type { Manifest } from './manifest.ts';
import { poolPath } from './places.ts';

/** Whether anything lies in a folder of stored files. */
export const isEmptyFolder = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0;

/** Writes the files of a backup where the storage keeps them. @param root of the backups, with their pool */
export async function restoreFiles(root: string, { files }: Manifest, target: string): Promise<void> {
  for (const { key, sha256 } of files) {
    const path = normalize(join(target, key));
    if (!path.startsWith(target + sep)) throw new BackupFault('MANIFEST_CHANGED', key);
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.part`;
    const hashed = new Hashed();
    try {
      await pipeline(
        createReadStream(poolPath(root, sha256)),
        hashed,
        createWriteStream(part, { mode: 0o600 }),
      );
      if (hashed.sha256 !== sha256) throw new BackupFault('FILE_CHANGED', key);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }
}
