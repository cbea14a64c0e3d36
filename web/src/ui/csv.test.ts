import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('preserves quotes, line breaks and Vietnamese and escapes formulas', () => {
  expect(
    toCsv([
      ['Tên', 'a "b"\nc'],
      ['=1+1', '+84', '@x', 'bình thường'],
    ]),
  ).toBe('\uFEFF"Tên","a ""b""\nc"\r\n"\'=1+1","\'+84","\'@x","bình thường"\r\n');
});
