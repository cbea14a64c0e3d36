import { expect, test } from 'vitest';
import { inNaturalOrder } from './natural-order.ts';

test('sorts files by the numbers in their names', () => {
  const names = ['10. Kết.mp4', '2. Độ xay.mp4', '1. Đầu.mp4'];
  expect(inNaturalOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    '1. Đầu.mp4',
    '2. Độ xay.mp4',
    '10. Kết.mp4',
  ]);
});
