import { describe, expect, test } from 'vitest';
import { choose, getChoiceIndex, getUrgency, inOrder, isAnswered, NO_ANSWER } from './attempt-model.ts';

describe('an answer', () => {
  test('replaces a single choice and toggles one of several choices', () => {
    const answer = choose('SINGLE', choose('SINGLE', NO_ANSWER, 'a'), 'b');
    expect(answer.choiceIds).toEqual(['b']);
    const several = choose('MULTIPLE', choose('MULTIPLE', NO_ANSWER, 'a'), 'b');
    expect(several.choiceIds).toEqual(['a', 'b']);
    expect(choose('MULTIPLE', several, 'a').choiceIds).toEqual(['b']);
  });

  test('is empty if it contains only spaces or a flag', () => {
    expect(isAnswered({ ...NO_ANSWER, texts: ['  ', ''], isMarked: true })).toBe(false);
    expect(isAnswered({ ...NO_ANSWER, texts: ['', ' 5'] })).toBe(true);
    expect(isAnswered({ ...NO_ANSWER, pairs: [{ pairId: 'a', matchId: 'b' }] })).toBe(true);
    expect(isAnswered(undefined)).toBe(false);
  });

  test('orders the listed items and appends the others', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id }));
    expect(inOrder(items, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(inOrder(items, []).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

test('accepts letters and digits as keys and nothing else', () => {
  expect(['a', 'D', '1', '9', '0', 'ArrowLeft', 'á'].map(getChoiceIndex)).toEqual([
    0,
    3,
    0,
    8,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the clock warns at two minutes and is urgent in the last half', () => {
  expect([600, 121, 120, 31, 30, 0].map(getUrgency)).toEqual([
    'calm',
    'calm',
    'soon',
    'soon',
    'last',
    'last',
  ]);
});
