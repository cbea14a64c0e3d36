import { expect, test } from 'vitest';
import { Keys } from './keys.ts';
import { expiryAfterHours, isSignedQuery, signedQuery } from './signed-address.ts';

const [former, present] = ['f'.repeat(32), 'p'.repeat(32)];
const keys = new Keys([present, former]);
const NOW = 1_800_000_000_000;
const expires = NOW / 1000 + 60;
const read = (query: string) => Object.fromEntries(new URLSearchParams(query));
const good = read(signedQuery(keys, 'test', 'a', expires));
const holds = (query: object, { purpose = 'test', subject = 'a', now = NOW } = {}) =>
  isSignedQuery(keys, purpose, subject, query, now);

test('a signed URL is valid until it expires, also after the keys are rotated', () => {
  expect(holds(good)).toBe(true);
  expect(holds(good, { now: NOW + 59_999 })).toBe(true);
  expect(holds(good, { now: NOW + 60_000 })).toBe(false);
  expect(holds(read(signedQuery(new Keys([former]), 'test', 'a', expires)))).toBe(true);
});

test.each([
  ['for another subject', good, { subject: 'b' }],
  ['for another purpose', good, { purpose: 'other' }],
  ['with a changed expiry', { ...good, expires: String(expires + 1) }, {}],
  ['without an expiry', { signature: good.signature }, {}],
  ['with an expiry that is not a number', { ...good, expires: 'never' }, {}],
  ['with two expiries', { ...good, expires: [good.expires, good.expires] }, {}],
  ['without a signature', { expires: good.expires }, {}],
  ['without parameters', {}, {}],
  [
    'with the signature of other keys',
    read(signedQuery(new Keys(['s'.repeat(32)]), 'test', 'a', expires)),
    {},
  ],
])('a signed URL is invalid %s', (_, query, more) => {
  expect(holds(query, more)).toBe(false);
});

test('URLs that are signed within the same hour expire together, never earlier than requested', () => {
  const start = 3600 * 500_000 * 1000;
  const ends = [1, 1_800_000, 3_600_000].map((later) => expiryAfterHours(6, start + later));
  expect(new Set(ends)).toEqual(new Set([3600 * 500_007]));
  expect(expiryAfterHours(6, start)).toBe(3600 * 500_006);
});
