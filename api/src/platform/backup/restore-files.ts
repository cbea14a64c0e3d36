import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { assertStorageKey, type Storage } from '../files/storage/storage.ts';
import { BackupFault } from './backup-fault.ts';
import type { FileEntry, Manifest } from './manifest.ts';
import { poolPath } from './places.ts';

/**
 * Writes the files of a backup into a storage of any kind.
 * @param root the folder of backups, with the pool
 */
export async function restoreFiles(root: string, { files }: Manifest, storage: Storage): Promise<void> {
  for (const file of files) {
    if (!isKey(file.key)) throw new BackupFault('MANIFEST_CHANGED', file.key);
    await storage.write(file.key, Readable.from(checked(poolPath(root, file.sha256), file)));
  }
}

/** Streams a file and fails at the end if its content has changed, so that the storage discards it. */
async function* checked(path: string, { key, sha256 }: FileEntry): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw new BackupFault('FILE_CHANGED', key);
}

function isKey(key: string): boolean {
  try {
    return assertStorageKey(key) === key;
  } catch {
    return false;
  }
}
