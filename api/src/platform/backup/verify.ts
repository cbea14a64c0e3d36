import { dirname, join } from 'node:path';
import type { Keys } from '../access/keys.ts';
import { BackupFault, type FileFault } from './backup-fault.ts';
import { hashOfFile } from './hashed.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { poolPath } from './places.ts';

/** Maximum number of faulty files. Verification then stops, because the disk is the likely cause. */
export const MAX_FILES_AT_FAULT = 20;

export interface VerifyOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, all: number) => void;
}

/** Size of a backup with its files. Equal files count once. */
export const getBytes = ({ streams, files }: Manifest): number =>
  streams.reduce((sum, { bytes }) => sum + bytes, 0) +
  [...new Map(files.map(({ sha256, bytes }) => [sha256, bytes])).values()].reduce(
    (sum, bytes) => sum + bytes,
    0,
  );

/**
 * Reads and checks every byte of a backup. It continues after a faulty file, so that the report lists all of
 * them. The signature of the manifest is verified first; if it is wrong, nothing else is read.
 * @param folder folder of the backup; the pool is next to it
 * @throws BackupFault with the files at fault
 */
export async function verifyBackup(
  folder: string,
  keys: Keys,
  { signal, onProgress = () => {} }: VerifyOptions = {},
): Promise<{ manifest: Manifest; checksum: string }> {
  const read = await readManifest(folder, keys);
  const { manifest } = read;
  const all = getBytes(manifest);
  let done = 0;
  const atFault: FileFault[] = [];
  const check = async (path: string, name: string, expected: { sha256: string; bytes: number }) => {
    if (atFault.length === MAX_FILES_AT_FAULT) return;
    const found = await hashOfFile(path, {
      signal,
      onBytes: (bytes) => {
        done += bytes;
        onProgress(done, all);
      },
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (!found) atFault.push({ fault: 'FILE_MISSING', file: name });
    else if (found.sha256 !== expected.sha256 || found.bytes !== expected.bytes)
      atFault.push({ fault: 'FILE_CHANGED', file: name });
  };
  for (const stream of manifest.streams) await check(join(folder, stream.file), stream.file, stream);
  const contents = new Map(manifest.files.map((file) => [file.sha256, file]));
  for (const file of contents.values()) await check(poolPath(dirname(folder), file.sha256), file.key, file);
  const [first] = atFault;
  if (first) throw new BackupFault(first.fault, first.file, atFault);
  return read;
}
