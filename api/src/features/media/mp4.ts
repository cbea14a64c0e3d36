import type { OpenFile } from '../../platform/files/storage/storage.ts';
import { readBytes } from '../../platform/files/storage/storage.ts';
import { type Box, type BoxBudget, findBox, readBoxes, readContent } from './mp4-boxes.ts';
import { readFragmentedSeconds } from './mp4-fragments.ts';

/**
 * Limit of boxes read from a file, at all depths together. A fragment needs two, so hours of a fragmented recording
 * fit.
 */
const MAX_BOXES = 20_000;

export interface Mp4Facts {
  /** Undefined if the file declares no duration or more than a day. */
  readonly seconds: number | undefined;
  /** True if every browser plays the file unchanged: H.264 in MP4 or MOV. Phones record H.265 into both. */
  readonly isPlayable: boolean;
}

/**
 * Reads the facts of an MP4 or MOV file (ISO/IEC 14496-12), whole or in fragments.
 * @returns undefined for any other file, and for a file without video
 */
export async function readMp4(file: OpenFile): Promise<Mp4Facts | undefined> {
  const { size } = await file.stat();
  const left: BoxBudget = { boxes: MAX_BOXES };
  const top = await readBoxes(file, 0, size, left);
  const [first] = top;
  if (first?.type !== 'ftyp' || left.boxes <= 0) return undefined;
  const movie = top.find(({ type }) => type === 'moov');
  if (!movie) return undefined;
  const inside = await readBoxes(file, movie.start, movie.end, left);
  const tracks = await findVideoTracks(file, inside, left);
  const [track] = tracks;
  if (!track) return undefined;
  const codecs: string[] = [];
  for (const each of tracks) codecs.push(await readCodec(file, each, left));
  const header = inside.find(({ type }) => type === 'mvhd');
  if (!header) return undefined;
  // The header of a fragmented file declares 0, or the duration before the first fragment
  const seconds =
    (await readFragmentedSeconds(file, { top, movie, track }, left)) ??
    readHeaderSeconds(await readContent(file, header, 32));
  return {
    seconds: seconds && Number.isFinite(seconds) && seconds < 86_400 ? seconds : undefined,
    isPlayable: codecs.every((codec) => /^avc[13]$/.test(codec)),
  };
}

async function findVideoTracks(file: OpenFile, inside: readonly Box[], left: BoxBudget): Promise<Box[]> {
  const tracks: Box[] = [];
  for (const track of inside.filter(({ type }) => type === 'trak')) {
    const handler = await findBox(file, track, ['mdia', 'hdlr'], left);
    // Version and flags, then four bytes of zeros, then the kind of track
    if (handler && (await readBytes(file, handler.start + 8, 4)).toString('latin1') === 'vide')
      tracks.push(track);
  }
  return tracks;
}

/** Reads the codec of a track, '' if the track declares none. */
async function readCodec(file: OpenFile, track: Box, left: BoxBudget): Promise<string> {
  const samples = await findBox(file, track, ['mdia', 'minf', 'stbl', 'stsd'], left);
  // Version and flags, the number of entries, the length of the first entry, and its name
  return samples ? (await readBytes(file, samples.start + 12, 4)).toString('latin1') : '';
}

function readHeaderSeconds(header: Buffer): number | undefined {
  const long = header[0] === 1;
  if (header.length < (long ? 32 : 20)) return undefined;
  const timescale = header.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return duration / timescale;
}
