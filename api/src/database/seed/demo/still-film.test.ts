import { open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMp4 } from '../../../features/media/mp4.ts';
import { projectFolder } from '../../../platform/process/project-folder.ts';
import { CATEGORIES } from '../content/index.ts';
import { stillFilm } from './still-film.ts';

const folder = join(projectFolder(), 'api', 'assets', 'still-films');

test('every category motif has a still film', async () => {
  expect((await readdir(folder)).sort()).toEqual(CATEGORIES.map(({ motif }) => `${motif}.mp4`).sort());
});

test.each([30, 725, 4_020])(
  'a still film of %d s has that duration and adds at most 4 kB',
  async (seconds) => {
    const picture = await readFile(join(folder, 'food.mp4'));
    const film = stillFilm(picture, seconds);
    expect(film.length).toBeLessThan(picture.length + 4_000);
    const path = join(tmpdir(), `${crypto.randomUUID()}.mp4`);
    await writeFile(path, film);
    const file = await open(path);
    try {
      expect(await readMp4(file)).toMatchObject({ seconds });
    } finally {
      await file.close();
      await rm(path);
    }
  },
);

test('all samples refer to the single frame, and their durations add up to that of the film', async () => {
  const film = stillFilm(await readFile(join(folder, 'food.mp4')), 725);
  const at = (type: string) => film.indexOf(type, 0, 'latin1') + 8;
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => film.readUInt32BE(from + index * 4));
  const [, pieces = 0, each = 0, last = 0, length = 0] = numbers(at('stts'), 5);
  expect(pieces * each + last * length).toBe(725_000);
  const [samples = 0, ...offsets] = numbers(at('stco'), 74);
  expect(samples).toBe(73);
  expect(new Set(offsets)).toEqual(new Set([film.indexOf('mdat', 0, 'latin1') + 4]));
});
