import { describe, expect, test } from 'vitest';
import { choiceIndexOf, choose, inOrder, isAnswered, NO_ANSWER, urgencyOf } from './attempt-model.ts';

describe('an answer', () => {
  test('of one choice takes the place of the one before; of several one more, or one less', () => {
    const one = choose('SINGLE', choose('SINGLE', NO_ANSWER, 'a'), 'b');
    expect(one.choiceIds).toEqual(['b']);
    const several = choose('MULTIPLE', choose('MULTIPLE', NO_ANSWER, 'a'), 'b');
    expect(several.choiceIds).toEqual(['a', 'b']);
    expect(choose('MULTIPLE', several, 'a').choiceIds).toEqual(['b']);
  });

  test('is none while it holds spaces alone, or only a mark', () => {
    expect(isAnswered({ ...NO_ANSWER, texts: ['  ', ''], isMarked: true })).toBe(false);
    expect(isAnswered({ ...NO_ANSWER, texts: ['', ' 5'] })).toBe(true);
    expect(isAnswered({ ...NO_ANSWER, pairs: [{ pairId: 'a', matchId: 'b' }] })).toBe(true);
    expect(isAnswered(undefined)).toBe(false);
  });

  test('puts items in its order, and what it does not name behind', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id }));
    expect(inOrder(items, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(inOrder(items, []).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

test('keys choose by letter and by number, and no other key does', () => {
  expect(['a', 'D', '1', '9', '0', 'ArrowLeft', 'á'].map(choiceIndexOf)).toEqual([
    0,
    3,
    0,
    8,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the clock is calm until two minutes are left, and urgent in the last half', () => {
  expect([600, 121, 120, 31, 30, 0].map(urgencyOf)).toEqual(['calm', 'calm', 'soon', 'soon', 'last', 'last']);
});
