import type { OpenFile } from '../../platform/storage/storage.ts';

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

/** What an MP4 or MOV file says of itself. */
export interface Mp4Facts {
  readonly seconds: number;
  /** Whether every browser plays it as it is: H.264 in either form of the container. Phones record H.265 into both. */
  readonly isPlayable: boolean;
}

/**
 * Reads the movie header of an MP4 or MOV file (ISO/IEC 14496-12, boxes `moov`, `mvhd`); undefined for anything else,
 * and where there is no video in it.
 */
export async function mp4Facts(file: OpenFile): Promise<Mp4Facts | undefined> {
  const { size } = await file.stat();
  const left: Budget = { boxes: MOST_BOXES };
  const top = await boxes(file, 0, size, left);
  const [first] = top;
  if (first?.type !== 'ftyp') return undefined;
  const movie = top.find(({ type }) => type === 'moov');
  if (!movie) return undefined;
  const inside = await boxes(file, movie.start, movie.end, left);
  const codecs = await videoCodecs(file, inside, left);
  if (!codecs.length) return undefined;
  const header = inside.find(({ type }) => type === 'mvhd');
  const seconds =
    header && readHeader(await read(file, header.start, Math.min(32, header.end - header.start)));
  if (seconds === undefined) return undefined;
  return { seconds, isPlayable: codecs.every((codec) => /^avc[13]$/.test(codec)) };
}

/** Of each track of pictures: how they are coded, '' where it does not say. */
async function videoCodecs(file: OpenFile, inside: readonly Box[], left: Budget): Promise<string[]> {
  const codecs: string[] = [];
  for (const track of inside.filter(({ type }) => type === 'trak')) {
    const media = await within(file, track, 'mdia', left);
    const handler = media && (await within(file, media, 'hdlr', left));
    // Version and flags, then four bytes of zeros, then the kind of track
    if (!handler || (await read(file, handler.start + 8, 4)).toString('latin1') !== 'vide') continue;
    const information = await within(file, media, 'minf', left);
    const table = information && (await within(file, information, 'stbl', left));
    const samples = table && (await within(file, table, 'stsd', left));
    // Version and flags, how many entries there are, the length of the first, and then its name
    codecs.push(samples ? (await read(file, samples.start + 12, 4)).toString('latin1') : '');
  }
  return codecs;
}

const within = async (file: OpenFile, { start, end }: Box, name: string, left: Budget) =>
  (await boxes(file, start, end, left)).find(({ type }) => type === name);

function readHeader(header: Buffer): number | undefined {
  if (header.length < 20) return undefined;
  const long = header[0] === 1;
  if (long && header.length < 32) return undefined;
  const timescale = header.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const seconds = duration / timescale;
  return Number.isFinite(seconds) && seconds > 0 && seconds < 86_400 ? seconds : undefined;
}

async function boxes(file: OpenFile, from: number, to: number, left: Budget): Promise<Box[]> {
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

async function read(file: OpenFile, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
