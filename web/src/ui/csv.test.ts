import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('quotes, lines and Vietnamese survive, and no cell is a formula', () => {
  expect(
    csvOf([
      ['Tên', 'a "b"\nc'],
      ['=1+1', '+84', '@x', 'bình thường'],
    ]),
  ).toBe('\uFEFF"Tên","a ""b""\nc"\r\n"\'=1+1","\'+84","\'@x","bình thường"\r\n');
});
