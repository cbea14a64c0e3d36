import type { OpenFile } from '../../platform/files/storage/storage.ts';
import { type Box, type BoxBudget, findBox, readBoxes, readContent } from './mp4-boxes.ts';

/** Largest table of samples that is read of a fragment, in bytes: hours of video at 60 frames a second. */
const MAX_RUN_BYTES = 4_000_000;

interface Track {
  readonly id: number;
  readonly timescale: number;
  /** Ticks of a sample for which the fragment declares no duration. */
  readonly sampleTicks: number;
}

/**
 * Reads the time at which the last fragment of a track ends. Recorders that must survive a crash, such as OBS, write
 * fragments, and their movie header declares no duration.
 * @returns seconds, or undefined if the file has no intact fragment of the track
 */
export async function readFragmentedSeconds(
  file: OpenFile,
  { top, movie, track }: { top: readonly Box[]; movie: Box; track: Box },
  left: BoxBudget,
): Promise<number | undefined> {
  const facts = await readTrack(file, movie, track, left);
  if (!facts) return undefined;
  for (const fragment of top.filter(({ type }) => type === 'moof').reverse()) {
    const end = await readFragmentEnd(file, fragment, facts, left);
    if (end !== undefined) return end / facts.timescale;
  }
  return undefined;
}

async function readTrack(
  file: OpenFile,
  movie: Box,
  track: Box,
  left: BoxBudget,
): Promise<Track | undefined> {
  const [header, media, defaults] = [
    await findBox(file, track, ['tkhd'], left),
    await findBox(file, track, ['mdia', 'mdhd'], left),
    await findBox(file, movie, ['mvex'], left),
  ];
  if (!header || !media || !defaults) return undefined;
  const id = readVersioned(await readContent(file, header, 24), 12, 20);
  const timescale = readVersioned(await readContent(file, media, 24), 12, 20);
  if (!id || !timescale) return undefined;
  let sampleTicks = 0;
  for (const box of await readBoxes(file, defaults.start, defaults.end, left)) {
    if (box.type !== 'trex') continue;
    const bytes = await readContent(file, box, 24);
    if (bytes.length === 24 && bytes.readUInt32BE(4) === id) sampleTicks = bytes.readUInt32BE(12);
  }
  return { id, timescale, sampleTicks };
}

/** Reads a number whose offset depends on the version of its box: times before it take 32 or 64 bits. */
function readVersioned(bytes: Buffer, offset: number, longOffset: number): number | undefined {
  const at = bytes[0] === 1 ? longOffset : offset;
  return bytes.length >= at + 4 ? bytes.readUInt32BE(at) : undefined;
}

/** @returns the end of a track's samples in a fragment, in ticks, or undefined if the fragment has none */
async function readFragmentEnd(
  file: OpenFile,
  fragment: Box,
  track: Track,
  left: BoxBudget,
): Promise<number | undefined> {
  for (const part of await readBoxes(file, fragment.start, fragment.end, left)) {
    if (part.type !== 'traf') continue;
    const boxes = await readBoxes(file, part.start, part.end, left);
    const [header, time] = ['tfhd', 'tfdt'].map((name) => boxes.find(({ type }) => type === name));
    const runs = boxes.filter(({ type }) => type === 'trun');
    if (!header || !time || !runs.length) continue;
    const own = await readContent(file, header, 40);
    if (own.length < 8 || own.readUInt32BE(4) !== track.id) continue;
    const start = await readContent(file, time, 12);
    if (start.length < (start[0] === 1 ? 12 : 8)) continue;
    let end = start[0] === 1 ? Number(start.readBigUInt64BE(4)) : start.readUInt32BE(4);
    const sampleTicks = readDefaultTicks(own) ?? track.sampleTicks;
    for (const run of runs) end += sumTicks(await readContent(file, run, MAX_RUN_BYTES), sampleTicks);
    return end;
  }
  return undefined;
}

/** `tfhd`: its flags declare the optional fields before the default duration of a sample. */
function readDefaultTicks(header: Buffer): number | undefined {
  const flags = header.readUIntBE(1, 3);
  const at = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  return flags & 0x8 && header.length >= at + 4 ? header.readUInt32BE(at) : undefined;
}

/** `trun`: sum of the durations of its samples. */
function sumTicks(run: Buffer, sampleTicks: number): number {
  if (run.length < 8) return 0;
  const flags = run.readUIntBE(1, 3);
  const count = run.readUInt32BE(4);
  if (!(flags & 0x100)) return count * sampleTicks;
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const width = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let sum = 0;
  for (let n = 0, at = first; n < count && at + 4 <= run.length; n++, at += width)
    sum += run.readUInt32BE(at);
  return sum;
}
