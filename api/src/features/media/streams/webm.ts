import type { OpenFile } from '../../../platform/files/storage/storage.ts';
import { readBytes } from '../../../platform/files/storage/storage.ts';

/** Element ID of EBML, the container format below Matroska and WebM (RFC 8794). */
const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
/** Default timestamp scale: a millisecond, in nanoseconds. */
const MILLISECOND = 1_000_000;
/** Maximum number of elements to read before a file counts as invalid. */
const MAX_ELEMENTS = 200;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

export async function isWebm(file: OpenFile): Promise<boolean> {
  const { size } = await file.stat();
  const head = await elementAt(file, 0, size);
  if (head?.id !== EBML) return false;
  for await (const { id, start, end } of elements(file, head.start, Math.min(head.end, 4096)))
    if (id === DOC_TYPE)
      return (await readBytes(file, start, Math.min(16, end - start))).toString('latin1') === 'webm';
  return false;
}

/**
 * Reads the declared duration of a WebM video in seconds. @returns undefined if it declares none, as recordings of
 * live streams
 */
export async function webmSeconds(file: OpenFile): Promise<number | undefined> {
  const { size } = await file.stat();
  const segment = await inside(file, 0, size, SEGMENT);
  const info = segment && (await inside(file, segment.start, segment.end, INFO));
  if (!info) return undefined;
  let scale = MILLISECOND;
  let ticks: number | undefined;
  for await (const { id, start, end } of elements(file, info.start, info.end)) {
    const bytes = await readBytes(file, start, Math.min(8, end - start));
    if (id === TIMESTAMP_SCALE) scale = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    if (id === DURATION)
      ticks = bytes.length === 8 ? bytes.readDoubleBE() : bytes.length === 4 ? bytes.readFloatBE() : 0;
  }
  const seconds = ((ticks ?? 0) * scale) / 1e9;
  return Number.isFinite(seconds) && seconds > 0 && seconds < 86_400 ? seconds : undefined;
}

async function inside(file: OpenFile, from: number, to: number, id: number): Promise<Element | undefined> {
  for await (const element of elements(file, from, to)) if (element.id === id) return element;
  return undefined;
}

async function* elements(file: OpenFile, from: number, to: number): AsyncGenerator<Element> {
  for (let at = from, left = MAX_ELEMENTS; at < to && left > 0; left--) {
    const element = await elementAt(file, at, to);
    if (!element) return;
    yield element;
    at = element.end;
  }
}

/**
 * Reads a variable-length integer. Its leading bits declare its length in bytes. In an ID they are part of the value.
 */
async function elementAt(file: OpenFile, at: number, to: number): Promise<Element | undefined> {
  const head = await readBytes(file, at, 12);
  const idLength = readLength(head[0]);
  if (idLength > 4 || head.length <= idLength) return undefined;
  const sizeLength = readLength(head[idLength]);
  const start = at + idLength + sizeLength;
  if (sizeLength > 8 || head.length < idLength + sizeLength) return undefined;
  const bits = head.subarray(idLength, idLength + sizeLength);
  const first = bits[0]! & (0xff >> sizeLength);
  // All bits set: unknown size. The element ends where its parent ends
  const isOpen = first === 0xff >> sizeLength && bits.subarray(1).every((byte) => byte === 0xff);
  const size = bits.subarray(1).reduce((sum, byte) => sum * 256 + byte, first);
  const end = isOpen ? to : start + size;
  return end > to ? undefined : { id: head.readUIntBE(0, idLength), start, end };
}

const readLength = (byte = 0): number => Math.clz32(byte) - 23;
