import { expect, test } from 'vitest';
import { base32, codeAt, otpauthUri, stepAt, stepOf } from './totp.ts';

/** RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d s the code matches RFC 6238', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 matches RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('a code is valid for its step and the adjacent ones, once', () => {
  const now = 1_700_000_010_000;
  const step = stepAt(now);
  for (const each of [step - 1, step, step + 1])
    expect(stepOf(secret, codeAt(secret, each), 0, now)).toBe(each);
  for (const each of [step - 2, step + 2])
    expect(stepOf(secret, codeAt(secret, each), 0, now)).toBeUndefined();
  expect(stepOf(secret, codeAt(secret, step), step, now)).toBeUndefined();
  expect(stepOf(secret, codeAt(secret, step - 1), step, now)).toBeUndefined();
});

test('an authenticator reads the secret and its account', () => {
  const uri = new URL(otpauthUri(Buffer.from('foobar'), 'an@example.vn'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Sen:an@example.vn',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'MZXW6YTBOI',
    issuer: 'Sen',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
