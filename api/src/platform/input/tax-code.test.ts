import { expect, test } from 'vitest';
import { isTaxCode, normalizeTaxCode } from './tax-code.ts';

test('accepts tax codes that exist', () => {
  // Vinamilk, FPT and a branch of FPT; a personal identification number of Hà Nội
  for (const code of ['0300588569', '0101248141', '0101248141-001', '001190000001'])
    expect(isTaxCode(code), code).toBe(true);
  expect(normalizeTaxCode(' 0101 248 141')).toBe('0101248141');
});

test('refuses tax codes that cannot exist', () => {
  for (const code of [
    '0101248142', // another check digit
    '1010248141', // two digits exchanged
    '0101248141-000',
    '0101248141001',
    '010124814',
    '000190000001', // no such province
    '097190000001',
    'abcdefghij',
    '',
  ])
    expect(isTaxCode(code), code).toBe(false);
});
