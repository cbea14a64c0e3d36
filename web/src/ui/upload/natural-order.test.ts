import { expect, test } from 'vitest';
import { inNaturalOrder } from './natural-order.ts';

test('files come in the order of their numbers, whatever the order they were chosen in', () => {
  const names = ['10. Kết.mp4', '2. Độ xay.mp4', '1. Đầu.mp4'];
  expect(inNaturalOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    '1. Đầu.mp4',
    '2. Độ xay.mp4',
    '10. Kết.mp4',
  ]);
});
