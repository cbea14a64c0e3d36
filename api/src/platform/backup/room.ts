import { statfs } from 'node:fs/promises';

/** Bytes that may be written to the disk of a folder so that `reserve` bytes remain. */
export async function freeBytesIn(folder: string, reserve: number): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, bavail * bsize - reserve);
}
