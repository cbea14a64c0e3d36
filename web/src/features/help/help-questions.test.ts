import { expect, it } from 'vitest';
import { findHelp, type HelpEntry } from './help-questions.ts';

const entry = (key: string, question: string, answer: string): HelpEntry => ({
  group: 'buyer',
  key,
  question,
  answer,
  to: '/',
});
const ENTRIES = [
  entry('pay', 'Thanh toán thế nào?', 'Không hợp thì hoàn tiền.'),
  entry('refund', 'Hoàn tiền thế nào?', 'Mở trang yêu cầu.'),
];
const find = (search: string) => findHelp(ENTRIES, search).map(({ key }) => key);

it('finds help by every word without accents, matches in the question first', () => {
  expect(find('hoan tien')).toEqual(['refund', 'pay']);
  expect(find('  Thanh TOÁN ')).toEqual(['pay']);
  expect(find('hoàn tiền máy bay')).toEqual([]);
  expect(find('')).toEqual(['pay', 'refund']);
});
