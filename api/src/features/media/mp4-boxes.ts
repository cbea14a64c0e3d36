import type { OpenFile } from '../../platform/files/storage/storage.ts';
import { readBytes } from '../../platform/files/storage/storage.ts';

export interface BoxBudget {
  boxes: number;
}

export interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the headers of the boxes in a byte range (ISO/IEC 14496-12), as far as they are intact and the budget allows. */
export async function readBoxes(file: OpenFile, from: number, to: number, left: BoxBudget): Promise<Box[]> {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to && left.boxes-- > 0; ) {
    const head = await readBytes(file, at, 16);
    if (head.length < 8) break;
    const type = head.toString('latin1', 4, 8);
    let length = head.readUInt32BE(0);
    let start = at + 8;
    if (length === 1 && head.length === 16) {
      length = Number(head.readBigUInt64BE(8));
      start = at + 16;
    } else if (length === 0) length = to - at;
    if (length < start - at || at + length > to) break;
    found.push({ type, start, end: at + length });
    at += length;
  }
  return found;
}

/** @returns the first descendant along the path of box types, or undefined if a step is missing */
export async function findBox(
  file: OpenFile,
  parent: Box,
  path: readonly string[],
  left: BoxBudget,
): Promise<Box | undefined> {
  let box: Box | undefined = parent;
  for (const name of path)
    box = box && (await readBoxes(file, box.start, box.end, left)).find(({ type }) => type === name);
  return box;
}

export const readContent = (file: OpenFile, { start, end }: Box, max: number): Promise<Buffer> =>
  readBytes(file, start, Math.min(max, end - start));
