import { expect, test, vi } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { seedDemo } from '../seed.ts';
import { writeDemoFiles } from './files.ts';

const app = await ownApp();
const { orm, storage } = app.services;
const count = async (statement: string) =>
  Number((await orm.em.fork().execute<{ n: string }[]>(`select count(*) as n from ${statement}`))[0]!.n);

/** Files that rows reference and that are missing in the storage. */
async function missingFiles(): Promise<string[]> {
  const keys = await orm.em
    .fork()
    .execute<{ key: string }[]>(
      'select unnest(case when cardinality(files) > 0 then files else array[storage_key] end) as key from media',
    );
  const sizes = await Promise.all(keys.map(async ({ key }) => [key, await storage.size(key)] as const));
  return sizes.filter(([, size]) => size === undefined).map(([key]) => key);
}

test('seeding writes no files, and a job completes an interrupted run that does', async () => {
  await seedDemo(app.services);
  expect(await count('course where cover_key is not null')).toBe(0);
  expect((await missingFiles()).length).toBeGreaterThan(900);
  let left = 500;
  const breaking = {
    ...app.services,
    storage: Object.assign(Object.create(storage), {
      write: (...args: Parameters<typeof storage.write>) => {
        if (left-- === 0) throw new Error('killed');
        return storage.write(...args);
      },
    }),
  };
  await expect(writeDemoFiles(breaking)).rejects.toThrow('killed');
  expect(await count('course where cover_key is not null')).toBe(0);
  await app.work();
  await vi.waitFor(async () => expect(await count('course where cover_key is not null')).toBe(10), {
    timeout: 600_000,
    interval: 200,
  });
  expect(await count('person where avatar_id is not null')).toBe(52);
  expect(await missingFiles()).toEqual([]);
}, 600_000);

test('a run after a complete one writes no files', async () => {
  const write = vi.spyOn(storage, 'write');
  await writeDemoFiles(app.services);
  expect(write).not.toHaveBeenCalled();
});
