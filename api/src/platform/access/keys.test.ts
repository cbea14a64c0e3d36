import { expect, test } from 'vitest';
import { Keys } from './keys.ts';

const [former, present] = ['f'.repeat(32), 'p'.repeat(32)];
const before = new Keys([former]);
const now = new Keys([present, former]);
const plain = Buffer.from('một bí mật');

test('a sealed value is opened with the keys that sealed it, and after they are rotated', () => {
  const sealed = before.seal('test', plain);
  expect(sealed.includes(plain)).toBe(false);
  expect(before.open('test', sealed)).toEqual(plain);
  expect(now.open('test', sealed)).toEqual(plain);
  expect(before.seal('test', plain)).not.toEqual(sealed);
});

test('a sealed value is not opened for another purpose, without its key, after a change, or in part', () => {
  const sealed = now.seal('test', plain);
  expect(now.open('other', sealed)).toBeUndefined();
  expect(before.open('test', sealed)).toBeUndefined();
  for (let i = 0; i < sealed.length; i++) {
    const changed = Buffer.from(sealed);
    changed[i]! ^= 1;
    expect(now.open('test', changed)).toBeUndefined();
  }
  for (const length of [0, 5, 27, sealed.length - 1])
    expect(now.open('test', sealed.subarray(0, length))).toBeUndefined();
});
