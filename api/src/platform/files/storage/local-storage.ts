import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertStorageKey,
  type ByteRange,
  FileMissing,
  type OpenFile,
  type Storage,
  UPLOADS,
} from './storage.ts';

/** Stores files in local folders: uploads in one, all others in another next to it. */
export class LocalStorage implements Storage {
  readonly isRemote = false;

  constructor(private readonly root: string) {}

  async prepare(): Promise<void> {
    await mkdir(join(this.root, UPLOADS), { recursive: true });
  }

  /** Writes to a temporary file and renames it when complete, so that no incomplete file is visible. */
  async write(key: string, content: Readable): Promise<number> {
    const target = this.#path(key);
    const part = `${target}.${crypto.randomUUID()}.part`;
    await mkdir(dirname(target), { recursive: true });
    try {
      const file = createWriteStream(part, { mode: 0o600 });
      await pipeline(content, file);
      await rename(part, target);
      return file.bytesWritten;
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async adopt(key: string, path: string): Promise<void> {
    const target = this.#path(key);
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }

  async move(from: string, to: string): Promise<void> {
    try {
      await this.adopt(to, this.#path(from));
    } catch (error) {
      throw isMissing(error) ? new FileMissing(from) : error;
    }
  }

  async size(key: string): Promise<number | undefined> {
    return (await unlessMissing(stat(this.#path(key))))?.size;
  }

  read(key: string, range?: ByteRange): Readable {
    return createReadStream(this.#path(key), range);
  }

  open(key: string): Promise<OpenFile | undefined> {
    return unlessMissing(open(this.#path(key)));
  }

  onDisk<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return use(this.#path(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async *list(folder: string, before: Date): AsyncGenerator<string> {
    for (const name of (await unlessMissing(readdir(this.#path(folder)))) ?? []) {
      const key = `${folder}/${name}`;
      const found = await unlessMissing(stat(this.#path(key)));
      if (found?.isFile() && found.mtime < before) yield key;
    }
  }

  async isEmpty(): Promise<boolean> {
    for (const place of ['files', UPLOADS]) {
      const folder = await unlessMissing(opendir(join(this.root, place), { recursive: true }));
      for await (const entry of folder ?? []) if (!entry.isDirectory()) return false;
    }
    return true;
  }

  /**
   * Nothing to do: incomplete files are next to their target, and no row refers to them, so the other sweeps remove
   * them.
   */
  async sweepUnfinished(): Promise<void> {}

  #path(key: string): string {
    const path = assertStorageKey(key);
    const isUpload = path === UPLOADS || path.startsWith(`${UPLOADS}/`);
    return isUpload ? join(this.root, path) : join(this.root, 'files', path);
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
