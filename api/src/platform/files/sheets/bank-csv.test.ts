import { expect, test } from 'vitest';
import { bankColumns, parseDong } from './bank-csv.ts';

test.each([
  ['359000', 359_000],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1 000 000', 1_000_000],
  ['1.000', 1000],
  ['100000.00', 100_000],
  ['100000,0', 100_000],
  ['1,000,000.00', 1_000_000],
  ['-1.000.000,00', -1_000_000],
  ['+200.000 VND', 200_000],
  ['200.000đ', 200_000],
])('%s is an amount', (text, amount) => {
  expect(parseDong(text)).toBe(amount);
});

test.each(['', 'abc', '1.5', '100000.50', '1.000.00', '1,00,000', '1.000,000', '--5', '1e5', '1'.repeat(16)])(
  '%j is not an amount',
  (text) => {
    expect(parseDong(text)).toBeNaN();
  },
);

test('columns have the names that banks use', () => {
  expect(bankColumns(['Ngày giao dịch', 'Số tham chiếu', 'Ghi Có', 'Diễn giải', 'Nội dung', 'STT'])).toEqual([
    'date',
    'reference',
    'credit',
    'content',
    false,
    'stt',
  ]);
});
