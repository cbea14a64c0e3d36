import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../platform/project-folder.ts';
import { mp4Facts } from './mp4.ts';

const sample = await readFile(join(projectFolder(), 'api', 'assets', 'videos', 'chon-bieu-do.mp4'));

/** Where the track says how it is coded: file brands may hold the same word. */
const entry = sample.indexOf('stsd', 0, 'latin1') + 16;
const codec = sample.toString('latin1', entry, entry + 4);
const brand = sample.toString('latin1', 8, 12);

/** The sample with other words in it, of the same length. */
const factsOf = async (changes: readonly (readonly [string, string])[]) => {
  const bytes = Buffer.from(sample);
  for (const [from, to] of changes)
    bytes.write(to, bytes.indexOf(from, from === codec ? entry : 0, 'latin1'), 'latin1');
  const path = join(tmpdir(), `${crypto.randomUUID()}.mp4`);
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    return await mp4Facts(file);
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
] as const)('%s', async (_, changes, facts) => {
  expect(await factsOf(changes)).toEqual(facts);
});
