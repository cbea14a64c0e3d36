import type { OpenFile } from '../../platform/files/storage/storage.ts';

/** @returns fewer bytes at the end of the file */
export async function readBytes(file: OpenFile, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
