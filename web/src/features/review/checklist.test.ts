import { expect, test } from 'vitest';
import {
  addNote,
  createJudgements,
  decisions,
  draftNote,
  getFixes,
  ITEMS,
  type Judgements,
  tally,
  toInput,
  withLine,
  withSentence,
} from './checklist.ts';

const all = (verdict: 'PASS' | 'FIX'): Judgements =>
  Object.fromEntries(ITEMS.map((item) => [item, { verdict, note: ' Sửa lại ' }])) as Judgements;

test('allows no decision while an item is unrated', () => {
  const almost = { ...all('PASS'), POLICY: { verdict: null, note: '' } };
  expect(decisions(createJudgements())).toEqual({ approve: false, sendBack: false });
  expect(decisions(almost)).toEqual({ approve: false, sendBack: false });
  expect(tally(almost)).toEqual({ pass: 5, fix: 0, left: 1 });
});

test('allows rejection but not approval with one failed item', () => {
  expect(decisions(all('PASS'))).toEqual({ approve: true, sendBack: false });
  const verdicts = { ...all('PASS'), MEDIA: { verdict: 'FIX' as const, note: '' } };
  expect(decisions(verdicts)).toEqual({ approve: false, sendBack: true });
});

test('sends every item once, with notes only for failed items', () => {
  const mixed = { ...all('PASS'), MEDIA: { verdict: 'FIX' as const, note: ' Lọc tiếng ồn ' } };
  const input = toInput(mixed);
  expect(input.map(({ item }) => item)).toEqual(ITEMS);
  expect(input.filter(({ note }) => note !== null)).toEqual([
    { item: 'MEDIA', verdict: 'FIX', note: 'Lọc tiếng ồn' },
  ]);
});

test('begins the message with the notes', () => {
  const mixed = { ...all('PASS'), MEDIA: { verdict: 'FIX' as const, note: 'Lọc tiếng ồn' } };
  expect(draftNote(mixed, (item) => item)).toBe('MEDIA: Lọc tiếng ồn');
});

test('adds a line for a note at a place and fails its item', () => {
  const once = addNote(createJudgements(), 'MEDIA', 'Bài 2, tại 02:10: ');
  expect(once.MEDIA).toEqual({ verdict: 'FIX', note: 'Bài 2, tại 02:10: ' });
  expect(addNote(once, 'MEDIA', 'Bài 3: ').MEDIA.note).toBe('Bài 2, tại 02:10:\nBài 3: ');
  expect(withLine('a'.repeat(999), 'bc')).toHaveLength(1000);
  expect(withSentence(once.MEDIA.note, 'Ồn.')).toBe('Bài 2, tại 02:10: Ồn.');
  expect(withSentence('Bài 2: Ồn.', 'Mờ.')).toBe('Bài 2: Ồn.\nMờ.');
});

test('restores only the failed items', () => {
  const fixes = getFixes([
    { item: 'MEDIA', verdict: 'FIX', note: 'Tiếng quạt' },
    { item: 'PRICE', verdict: 'FIX', note: null },
    { item: 'POLICY', verdict: 'PASS', note: null },
  ]);
  expect([...fixes]).toEqual([
    ['MEDIA', 'Tiếng quạt'],
    ['PRICE', ''],
  ]);
});
