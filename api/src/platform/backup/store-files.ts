import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../files/storage/storage.ts';
import { Hashed } from './hashed.ts';
import type { FileEntry } from './manifest.ts';
import { poolPath, poolRoot } from './places.ts';

export interface StoreFilesOptions {
  readonly storage: Storage;
  readonly root: string;
  readonly keys: readonly string[];
  /** Files of the last backup. Stored files are immutable, so those in the pool are not read again. */
  readonly known: readonly FileEntry[];
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

export async function filesToStore({
  storage,
  root,
  keys,
  known,
}: Pick<StoreFilesOptions, 'storage' | 'root' | 'keys' | 'known'>): Promise<{
  pending: Map<string, number>;
  unchanged: FileEntry[];
  missing: string[];
}> {
  const before = new Map(known.map((file) => [file.key, file]));
  const pending = new Map<string, number>();
  const unchanged: FileEntry[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const bytes = await storage.size(key);
    const file = before.get(key);
    if (bytes === undefined) missing.push(key);
    else if (file?.bytes === bytes && (await findSize(poolPath(root, file.sha256))) === bytes)
      unchanged.push(file);
    else pending.set(key, bytes);
  }
  return { pending, unchanged, missing };
}

/**
 * Copies the files into the pool, each content once. A file that was deleted in the meantime is reported as missing.
 */
export async function storeFiles(
  options: StoreFilesOptions,
): Promise<{ files: FileEntry[]; missing: string[]; copiedBytes: number }> {
  const { storage, root, signal, onProgress } = options;
  const { pending, unchanged, missing } = await filesToStore(options);
  const all = [...unchanged.map(({ bytes }) => bytes), ...pending.values()].reduce(
    (sum, bytes) => sum + bytes,
    0,
  );
  let done = unchanged.reduce((sum, { bytes }) => sum + bytes, 0);
  let copiedBytes = 0;
  const files = [...unchanged];
  for (const key of pending.keys()) {
    signal.throwIfAborted();
    const part = join(poolRoot(root), `.part-${process.pid}-${crypto.randomUUID()}`);
    await mkdir(poolRoot(root), { recursive: true, mode: 0o700 });
    const hashed = new Hashed((bytes) => {
      done += bytes;
      onProgress(done, all);
    });
    try {
      await pipeline(storage.read(key), hashed, createWriteStream(part, { mode: 0o600, flush: true }), {
        signal,
      });
      const path = poolPath(root, hashed.sha256);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(part, path);
      files.push({ key, bytes: hashed.bytes, sha256: hashed.sha256 });
      copiedBytes += hashed.bytes;
    } catch (error) {
      await rm(part, { force: true });
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      missing.push(key);
    }
  }
  return { files, missing, copiedBytes };
}

/** Removes files that no backup refers to, and incomplete files of killed processes. */
export async function sweepPool(root: string, referenced: ReadonlySet<string>): Promise<void> {
  for (const folder of await readdir(poolRoot(root)).catch(() => [])) {
    const path = join(poolRoot(root), folder);
    if (folder.startsWith('.part-')) await rm(path, { force: true });
    else
      for (const file of await readdir(path))
        if (!referenced.has(file)) await rm(join(path, file), { force: true });
  }
}

async function findSize(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}
