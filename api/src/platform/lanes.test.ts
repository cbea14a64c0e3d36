import { expect, test } from 'vitest';
import { Lanes } from './lanes.ts';

/** Work that lasts until it is told to end. */
const work = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve };
};
const settled = () => new Promise((passed) => setImmediate(passed));

test('so many at once, the others in their order, and too many are turned away', async () => {
  const lanes = new Lanes(1, 2);
  const [first, second, third] = [work(), work(), work()];
  const done: string[] = [];
  const all = Object.entries({ first, second, third }).map(([name, { run }]) =>
    lanes.run(run).then(() => done.push(name)),
  );
  await expect(lanes.run(async () => 'too late')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  third.end();
  second.end();
  await settled();
  expect(done).toEqual([]);
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['first', 'second', 'third']);
  expect(await lanes.run(async () => 'room again')).toBe('room again');
});

test('work that fails gives its lane back', async () => {
  const lanes = new Lanes(1, 0);
  await expect(lanes.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lanes.run(async () => 1)).toBe(1);
});

test('whoever comes between two turns does not get in before who waited', async () => {
  const lanes = new Lanes(1, 5);
  const leave = await lanes.enter();
  let running = 0;
  let most = 0;
  const counted = async () => {
    most = Math.max(most, ++running);
    await settled();
    running--;
  };
  const waiting = lanes.run(counted);
  leave();
  await Promise.all([waiting, lanes.run(counted), lanes.run(counted)]);
  expect(most).toBe(1);
});
