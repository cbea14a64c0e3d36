import { expect, test } from 'vitest';
import { decisions, drafted, ITEMS, type Judgements, tally, toInput, unjudged } from './checklist.ts';

const all = (verdict: 'PASS' | 'FIX'): Judgements =>
  Object.fromEntries(ITEMS.map((item) => [item, { verdict, note: ' Sửa lại ' }])) as Judgements;

test('nothing can be decided while an item is unjudged', () => {
  const almost = { ...all('PASS'), POLICY: { verdict: null, note: '' } };
  expect(decisions(unjudged())).toEqual({ approve: false, sendBack: false });
  expect(decisions(almost)).toEqual({ approve: false, sendBack: false });
  expect(tally(almost)).toEqual({ pass: 5, fix: 0, left: 1 });
});

test('one item to fix is enough to send back, and too much to approve', () => {
  expect(decisions(all('PASS'))).toEqual({ approve: true, sendBack: false });
  const one = { ...all('PASS'), MEDIA: { verdict: 'FIX' as const, note: '' } };
  expect(decisions(one)).toEqual({ approve: false, sendBack: true });
});

test('the server is told every item once, notes only of what is to be fixed', () => {
  const mixed = { ...all('PASS'), MEDIA: { verdict: 'FIX' as const, note: ' Lọc tiếng ồn ' } };
  const input = toInput(mixed);
  expect(input.map(({ item }) => item)).toEqual(ITEMS);
  expect(input.filter(({ note }) => note !== null)).toEqual([
    { item: 'MEDIA', verdict: 'FIX', note: 'Lọc tiếng ồn' },
  ]);
});

test('the message begins with the notes', () => {
  const mixed = { ...all('PASS'), MEDIA: { verdict: 'FIX' as const, note: 'Lọc tiếng ồn' } };
  expect(drafted(mixed, (item) => item)).toBe('MEDIA: Lọc tiếng ồn');
});
