import type { FileHandle } from 'node:fs/promises';

/** Boxes looked at, at all depths together, before a file counts as broken. */
const MOST_BOXES = 10_000;

interface Budget {
  boxes: number;
}

interface Box {
  readonly type: string;
  /** Of its content, in bytes from the beginning of the file. */
  readonly start: number;
  readonly end: number;
}

/**
 * The length of an MP4 video in seconds, read from its movie header (ISO/IEC 14496-12, boxes `moov`, `mvhd`);
 * undefined for anything that is no MP4 with a video in it.
 */
export async function mp4Seconds(file: FileHandle): Promise<number | undefined> {
  const { size } = await file.stat();
  const left: Budget = { boxes: MOST_BOXES };
  const top = await boxes(file, 0, size, left);
  if (top[0]?.type !== 'ftyp') return undefined;
  const movie = top.find(({ type }) => type === 'moov');
  if (!movie) return undefined;
  const inside = await boxes(file, movie.start, movie.end, left);
  if (!(await hasVideo(file, inside, left))) return undefined;
  const header = inside.find(({ type }) => type === 'mvhd');
  return header && readHeader(await read(file, header.start, Math.min(32, header.end - header.start)));
}

async function hasVideo(file: FileHandle, inside: readonly Box[], left: Budget): Promise<boolean> {
  for (const track of inside.filter(({ type }) => type === 'trak')) {
    const media = (await boxes(file, track.start, track.end, left)).find(({ type }) => type === 'mdia');
    const handler =
      media && (await boxes(file, media.start, media.end, left)).find(({ type }) => type === 'hdlr');
    // Version and flags, then four bytes of zeros, then the kind of track
    if (handler && (await read(file, handler.start + 8, 4)).toString('latin1') === 'vide') return true;
  }
  return false;
}

function readHeader(header: Buffer): number | undefined {
  if (header.length < 20) return undefined;
  const long = header[0] === 1;
  if (long && header.length < 32) return undefined;
  const timescale = header.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const seconds = duration / timescale;
  return Number.isFinite(seconds) && seconds > 0 && seconds < 86_400 ? seconds : undefined;
}

async function boxes(file: FileHandle, from: number, to: number, left: Budget): Promise<Box[]> {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to && left.boxes-- > 0; ) {
    const head = await read(file, at, 16);
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

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
