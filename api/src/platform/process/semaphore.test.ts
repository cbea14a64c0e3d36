import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

/** Work that runs until it is released. */
const work = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
};
const nextIteration = () => new Promise((passed) => setImmediate(passed));

test('callers beyond the limit wait in order, and too many are rejected', async () => {
  const semaphore = new Semaphore(1, 2);
  const [first, second, third] = [work(), work(), work()];
  const done: string[] = [];
  const all = Object.entries({ first, second, third }).map(([name, { run }]) =>
    semaphore.run(run).then(() => done.push(name)),
  );
  await expect(semaphore.run(async () => 'too late')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  third.end();
  second.end();
  await nextIteration();
  expect(done).toEqual([]);
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(await semaphore.run(async () => 'room again')).toBe('room again');
});

test('failed work releases its permit', async () => {
  const semaphore = new Semaphore(1, 0);
  await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore.run(async () => 1)).toBe(1);
});

test('a new caller never overtakes waiting callers', async () => {
  const semaphore = new Semaphore(1, 5);
  const release = await semaphore.acquire();
  let running = 0;
  let maxRunning = 0;
  const counted = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await nextIteration();
    running--;
  };
  const waiting = semaphore.run(counted);
  release();
  await Promise.all([waiting, semaphore.run(counted), semaphore.run(counted)]);
  expect(maxRunning).toBe(1);
});
