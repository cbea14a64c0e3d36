import type { Readable } from 'node:stream';
import { StartFault } from '../../errors/start-fault.ts';

/** The folder of files that were sent and wait to be taken by a mutation. */
export const UPLOADS = 'uploads';

/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file to look into, part by part. Node's own FileHandle is one. */
export interface OpenFile {
  stat(): Promise<{ readonly size: number }>;
  read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ readonly buffer: Buffer; readonly bytesRead: number }>;
  close(): Promise<void>;
}

/**
 * Where files of people are kept, by keys such as `media/<id>`. Keys are ours, never a user's. A file is seen when it is
 * whole, and not before; whoever writes a key again replaces it at once.
 */
export interface Storage {
  /** Whether files lie on another machine: looking at one costs a request, and moving one would copy it. */
  readonly isRemote: boolean;
  /** Makes ready what has to be there. @throws StorageFault where files can't be kept, in words for whoever starts the program */
  prepare(): Promise<void>;
  /** Writes a file; one that breaks off leaves nothing, and leaves what was there before. @returns its bytes */
  write(key: string, content: Readable): Promise<number>;
  /** Takes a file over from a path of this machine; the file is gone from there afterwards. */
  adopt(key: string, path: string): Promise<void>;
  /** Gives a file another key. One that is not there is an error, {@link FileMissing}. */
  move(from: string, to: string): Promise<void>;
  /** Size in bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** The stream fails with `ENOENT` when there is no such file. */
  read(key: string, range?: ByteRange): Readable;
  /** Opens a file to look into, until it is closed; undefined when there is no such file. */
  open(key: string): Promise<OpenFile | undefined>;
  /** Lends a file to what needs a path of this machine, which may read it until the promise is settled. */
  onDisk<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Removes a file; one that is not there is as good as removed. */
  remove(key: string): Promise<void>;
  /** Keys of the files of a folder that were last written before a time; those below folders in it are not looked for. */
  list(folder: string, before: Date): AsyncIterable<string>;
  /** Whether there is no file at all. */
  isEmpty(): Promise<boolean>;
  /** Takes back what was begun before a time and can't become a file any more, and takes room until then. */
  sweepUnfinished(before: Date): Promise<void>;
}

/** There is no such file; told by its code, as those of node are. */
export class FileMissing extends Error {
  readonly code = 'ENOENT';
  constructor(key: string) {
    super(`there is no file ${key}`);
  }
}

/** Files can't be kept where the settings say. */
export class StorageFault extends StartFault {}

/** @throws for what is no key of ours: empty parts, or parts that lead elsewhere */
export function mustBeKey(key: string): string {
  const isFine = key.split('/').every((part) => part && part !== '.' && part !== '..');
  if (!isFine || /[\\\p{Cc}]/u.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
