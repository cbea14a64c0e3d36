import { expect, it } from 'vitest';
import { endsRefund } from './refund-end.tsx';

const right = (rule: 'ALLOWED' | 'WINDOW_OVER', lessonsLeft: number) => ({
  myRefundRight: {
    __typename: 'RefundRight' as const,
    id: 'line',
    rule,
    lessonsLeft,
    mostPercent: 30,
    deadline: '2026-12-01T00:00:00Z',
  },
});
const NEW = { myProgress: null };
const OPENED = { myProgress: {} as never };

it.each([
  ['the next new lesson', right('ALLOWED', 0), NEW, true],
  ['a lesson that was opened before', right('ALLOWED', 0), OPENED, false],
  ['a new lesson while others may be opened', right('ALLOWED', 1), NEW, false],
  ['a new lesson after the right has ended', right('WINDOW_OVER', 0), NEW, false],
  ['a lesson of a free course', { myRefundRight: null }, NEW, false],
])('the warning before %s', (_, course, lesson, isShown) => {
  expect(endsRefund(course, lesson)).toBe(isShown);
});
