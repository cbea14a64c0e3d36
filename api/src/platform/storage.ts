import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where files of people are kept. Names are ours, never a user's. */
export interface Storage {
  /** Takes a file over from a path of this machine; the file is gone from there afterwards. */
  adopt(key: string, path: string): Promise<void>;
  write(key: string, content: Readable): Promise<void>;
  /** Size in bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  read(key: string, range?: ByteRange): Readable;
  /** Where another program of this machine finds a file, to read it. */
  pathOf(key: string): string;
  remove(key: string): Promise<void>;
  /** Keys of the files of a folder that were last written before a time. */
  list(folder: string, before: Date): AsyncIterable<string>;
}

/** Files in a folder of this machine. */
export class LocalStorage implements Storage {
  constructor(private readonly root: string) {}

  async adopt(key: string, path: string): Promise<void> {
    const target = this.#path(key);
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }

  /** Written beside its place and moved there when it is whole, so that half a file is never seen. */
  async write(key: string, content: Readable): Promise<void> {
    const target = this.#path(key);
    await mkdir(dirname(target), { recursive: true });
    const part = `${target}.part`;
    try {
      await pipeline(content, createWriteStream(part, { mode: 0o600 }));
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await stat(this.#path(key))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  read(key: string, range?: ByteRange): Readable {
    return createReadStream(this.#path(key), range);
  }

  pathOf(key: string): string {
    return this.#path(key);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async *list(folder: string, before: Date): AsyncGenerator<string> {
    for (const name of await readdir(this.#path(folder)).catch(() => [])) {
      const { mtime } = await stat(this.#path(`${folder}/${name}`));
      if (mtime < before) yield `${folder}/${name}`;
    }
  }

  #path(key: string): string {
    const path = normalize(join(this.root, key));
    if (!path.startsWith(this.root + sep)) throw new Error(`not a storage key: ${key}`);
    return path;
  }
}
