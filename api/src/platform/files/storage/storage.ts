import type { Readable } from 'node:stream';
import { ConfigurationError } from '../../errors/configuration-error.ts';

/** Folder of uploads that no mutation has claimed yet. */
export const UPLOADS = 'uploads';

/** First and last byte of a range, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file with random access. Node's FileHandle implements it. */
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
 * Stores files by keys such as `media/<id>`. The server creates the keys, never a user. A file becomes visible when
 * it is complete. Writing an existing key replaces the file atomically.
 */
export interface Storage {
  /** True if files are on another machine: then each access is a request, and moving a file copies it. */
  readonly isRemote: boolean;
  /**
   * Creates folders or checks access.
   * @throws StorageFault with a message for the operator if files cannot be stored
   */
  prepare(): Promise<void>;
  /**
   * Writes a file. If the content fails, nothing changes.
   * @returns the number of bytes
   */
  write(key: string, content: Readable): Promise<number>;
  /** Moves a local file into the storage. */
  adopt(key: string, path: string): Promise<void>;
  /**
   * Renames a file.
   * @throws FileMissing
   */
  move(from: string, to: string): Promise<void>;
  /** @returns the size in bytes; undefined if the file does not exist */
  size(key: string): Promise<number | undefined>;
  /** The stream fails with `ENOENT` if the file does not exist. */
  read(key: string, range?: ByteRange): Readable;
  /**
   * Opens a file for random access. The caller closes it.
   * @returns undefined if the file does not exist
   */
  open(key: string): Promise<OpenFile | undefined>;
  /** Provides a file under a local path until the promise settles. */
  onDisk<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Does nothing if the file does not exist. */
  remove(key: string): Promise<void>;
  /** Lists keys of files that were last written before a time. Subfolders are not included. */
  list(folder: string, before: Date): AsyncIterable<string>;
  isEmpty(): Promise<boolean>;
  /** Removes incomplete writes that began before a time, because they occupy space. */
  sweepUnfinished(before: Date): Promise<void>;
}

/** The file does not exist. The code is the same as that of Node's errors. */
export class FileMissing extends Error {
  readonly code = 'ENOENT';
  constructor(key: string) {
    super(`the file ${key} does not exist`);
  }
}

export class StorageFault extends ConfigurationError {}

/**
 * Rejects keys with empty parts or parts that lead to another folder.
 * @throws Error
 */
export function assertStorageKey(key: string): string {
  const isValid = key.split('/').every((part) => part && part !== '.' && part !== '..');
  if (!isValid || /[\\\p{Cc}]/u.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}

/** @returns fewer bytes at the end of the file */
export async function readBytes(file: OpenFile, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
