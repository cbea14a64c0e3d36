import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../platform/project-folder.ts';
import { mp4Seconds } from './mp4.ts';

const sample = await readFile(join(projectFolder(), 'api', 'assets', 'videos', 'chon-bieu-do.mp4'));

/** Where the track says how it is coded: file brands may hold the same word. */
const entry = sample.indexOf('stsd', 0, 'latin1') + 16;
const codec = sample.toString('latin1', entry, entry + 4);
const brand = sample.toString('latin1', 8, 12);

/** The sample with other words in it, of the same length. */
const secondsOf = async (changes: readonly (readonly [string, string])[]): Promise<number | undefined> => {
  const bytes = Buffer.from(sample);
  for (const [from, to] of changes)
    bytes.write(to, bytes.indexOf(from, from === codec ? entry : 0, 'latin1'), 'latin1');
  const path = join(tmpdir(), `${crypto.randomUUID()}.mp4`);
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    return await mp4Seconds(file);
  } finally {
    await file.close();
    await rm(path);
  }
};
const asQuickTime = [brand, 'qt  '] as const;

test.each([
  ['an MP4', [], true],
  ['a MOV of a phone in H.264', [asQuickTime], true],
  ['a MOV of a phone in H.265', [asQuickTime, [codec, 'hvc1']], false],
  ['a file without pictures', [['vide', 'soun']], false],
  ['something else', [['ftyp', 'nope']], false],
] as const)('%s', async (_, changes, isTaken) => {
  const seconds = await secondsOf(changes);
  expect(seconds !== undefined && seconds > 0).toBe(isTaken);
});
