import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../platform/process/project-folder.ts';
import { readMp4 } from './mp4.ts';

const sample = await readFile(join(projectFolder(), 'api', 'assets', 'videos', 'chon-bieu-do.mp4'));

/** The offset of the codec in the track: file brands may contain the same word. */
const entry = sample.indexOf('stsd', 0, 'latin1') + 16;
const codec = sample.toString('latin1', entry, entry + 4);
const brand = sample.toString('latin1', 8, 12);

/** The sample with some words replaced by words of the same length. */
const changed = (changes: readonly (readonly [string, string])[]) => {
  const bytes = Buffer.from(sample);
  for (const [from, to] of changes)
    bytes.write(to, bytes.indexOf(from, from === codec ? entry : 0, 'latin1'), 'latin1');
  return bytes;
};
const getFacts = async (bytes: Buffer) => {
  const path = join(tmpdir(), `${crypto.randomUUID()}.mp4`);
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    return await readMp4(file);
  } finally {
    await file.close();
    await rm(path);
  }
};
const asQuickTime = [brand, 'qt  '] as const;

const SECONDS = { seconds: 33 };
test.each([
  ['an MP4', [], { ...SECONDS, isPlayable: true }],
  ['a MOV of a phone in H.264', [asQuickTime], { ...SECONDS, isPlayable: true }],
  ['a MOV of a phone in H.265', [asQuickTime, [codec, 'hvc1']], { ...SECONDS, isPlayable: false }],
  ['an MP4 of a phone in H.265', [[codec, 'hvc1']], { ...SECONDS, isPlayable: false }],
  ['an MP4 in AV1', [[codec, 'av01']], { ...SECONDS, isPlayable: false }],
  ['a file without pictures', [['vide', 'soun']], undefined],
  ['something else', [['ftyp', 'nope']], undefined],
] as const)('%s is recognised by its content', async (_, changes, facts) => {
  expect(await getFacts(changed(changes))).toEqual(facts);
});

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, 4 * n);
  return bytes;
};
const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(8 + content.length), Buffer.from(type, 'latin1'), content]);
};
/** The sample's movie header with the defaults of fragments and a declared duration. */
const init = (declared: number, sampleTicks = 0) => {
  const start = sample.indexOf('moov', 0, 'latin1') - 4;
  const movie = Buffer.from(sample.subarray(start + 8, start + sample.readUInt32BE(start)));
  // The duration in the header: after its version, two times and the timescale
  movie.writeUInt32BE(declared * movie.readUInt32BE(20), 24);
  const defaults = box('trex', u32(0, 1, 1, sampleTicks, 0, 0));
  return Buffer.concat([sample.subarray(0, start), box('moov', movie, box('mvex', defaults))]);
};
/** Ticks per second of the video track: version, two times, timescale. */
const timescale = sample.readUInt32BE(sample.indexOf('mdhd', 0, 'latin1') + 16);
/** A fragment of both tracks that begins at a second. */
const fragment = (second: number, header: Buffer, ...runs: Buffer[]) =>
  Buffer.concat([
    box(
      'moof',
      box('mfhd', u32(0, 1)),
      box('traf', box('tfhd', u32(0, 2)), box('tfdt', u32(0, 999_999)), box('trun', u32(0, 1))),
      box('traf', header, box('tfdt', u32(0x01000000, 0, second * timescale)), ...runs),
    ),
    box('mdat', Buffer.alloc(100)),
  ]);
/** Durations of samples, each with a size, after the offset of the data and the flags of the first sample. */
const run = (...seconds: number[]) =>
  box('trun', u32(0x305, seconds.length, 0, 0, ...seconds.flatMap((each) => [each * timescale, 50])));
/** Declares the data offset and the default duration of a sample. */
const withDefault = (seconds: number) => box('tfhd', u32(0x09, 1, 0, 0, seconds * timescale));
const plain = box('tfhd', u32(0, 1));

test.each([
  ['durations of its samples', [init(0), fragment(0, plain, run(2, 2)), fragment(4, plain, run(2, 3))], 9],
  ['its own default', [init(0), fragment(0, withDefault(2), box('trun', u32(0, 3)))], 6],
  ['the default of the movie', [init(0, 3 * timescale), fragment(4, plain, box('trun', u32(0, 2)))], 10],
  ['a first part in the movie', [init(4), fragment(4, plain, run(5))], 9],
  [
    'an end that was cut off',
    [init(0), fragment(0, plain, run(5)), fragment(5, plain, run(5)).subarray(0, 60)],
    5,
  ],
  ['no fragment yet', [init(0)], undefined],
] as const)('the length of a file in fragments with %s is measured', async (_, parts, seconds) => {
  expect(await getFacts(Buffer.concat(parts))).toEqual({ seconds, isPlayable: true });
});
