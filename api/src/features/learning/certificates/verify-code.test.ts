import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVerifyCode, parseVerifyCode } from './verify-code.ts';

const ALPHABET = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const codes = fc.noShrink(fc.nat().map(() => createVerifyCode()));

describe('the code of a certificate', () => {
  test('accepts lower case, blanks, missing hyphens and O, I, L for digits', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const bare = code.replaceAll('-', '');
        for (const typed of [
          code,
          bare,
          code.toLowerCase(),
          ` ${code.replaceAll('-', ' ')} `,
          ...['–', '—', '−', '‑', '\u00ad'].map((dash) => code.replaceAll('-', dash)),
          bare.replaceAll('0', 'O').replaceAll('1', 'l'),
        ])
          expect(parseVerifyCode(typed)).toBe(code);
      }),
    );
  });

  test('has a checksum that detects any wrong character', () => {
    fc.assert(
      fc.property(codes, fc.nat(11), fc.constantFrom(...ALPHABET), (code, at, other) => {
        const bare = [...code.replaceAll('-', '')];
        fc.pre(bare[at] !== other);
        bare[at] = other;
        expect(parseVerifyCode(bare.join(''))).toBeUndefined();
      }),
    );
  });

  test.each(['', 'abc', 'GKS7-4M2X-9QT', '🪷'.repeat(12), 'U'.repeat(12), '0'.repeat(10_000)])(
    '%s is invalid',
    (typed) => {
      expect(parseVerifyCode(typed)).toBeUndefined();
    },
  );

  test('is generated without duplicates', () => {
    expect(new Set(Array.from({ length: 5000 }, createVerifyCode)).size).toBe(5000);
  });
});
