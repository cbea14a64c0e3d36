import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QuestionKind } from '../question.enums.ts';
import { type Answer, NO_ANSWER, type QuestionBody } from '../question-body.ts';
import { getPercent, getPoints, gradeAnswer } from './index.ts';
import { parseNumbers } from './texts.ts';

const EMPTY: QuestionBody = {
  choices: [],
  isTrue: null,
  gapText: null,
  blanks: [],
  pairs: [],
  extras: [],
  guidance: null,
};
const answer = (more: Partial<Answer>): Answer => ({ ...NO_ANSWER, ...more });

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });
const words = fc.string({ minLength: 1, maxLength: 6 });
const bodies: fc.Arbitrary<QuestionBody> = fc
  .record({
    list: ids,
    right: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    texts: fc.array(words, { minLength: 8, maxLength: 8 }),
    tolerance: fc.option(fc.double({ min: 0, max: 10, noNaN: true }), { nil: null }),
    isTrue: fc.boolean(),
  })
  .map(({ list, right, texts, tolerance, isTrue }) => ({
    ...EMPTY,
    isTrue,
    choices: list.map((id, n) => ({ id, text: texts[n]!, isRight: right[n]!, feedback: null })),
    blanks: list.map((_, n) => ({ accepted: [texts[n]!, '12,5'], tolerance })),
    pairs: list.map((id, n) => ({ id, left: id, matchId: `m${id}`, right: texts[n]! })),
    extras: [{ id: 'extra', text: 'không có đôi' }],
  }));
/** Answers of a forged request: repeated IDs, unknown IDs, too many texts. */
const answers = (body: QuestionBody): fc.Arbitrary<Answer> => {
  const id = fc.oneof(fc.constantFrom(...body.choices.map((choice) => choice.id)), words);
  const matchId = fc.oneof(fc.constantFrom(...body.pairs.map((pair) => pair.matchId)), words);
  return fc.record({
    choiceIds: fc.array(fc.oneof(id, fc.constantFrom('true', 'false')), { maxLength: 12 }),
    texts: fc.array(fc.oneof(words, fc.constantFrom('12,5', '12.5', '-3')), { maxLength: 12 }),
    pairs: fc.array(fc.record({ pairId: id, matchId }), { maxLength: 12 }),
    isMarked: fc.boolean(),
  });
};
const cases = bodies.chain((body) => fc.record({ body: fc.constant(body), given: answers(body) }));
const kinds = Object.values(QuestionKind).filter((kind) => kind !== QuestionKind.OPEN);

describe('partial grades', () => {
  test.each(kinds)('of %s are between 0 and full for any input', (kind) => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 100 }), ({ body, given }, points) => {
        const share = gradeAnswer(kind, body, given)!;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(getPoints(share, points)).toBeLessThanOrEqual(points);
        expect(gradeAnswer(kind, body, NO_ANSWER)).toBe(0);
      }),
    );
  });

  test('are full for a right answer of each kind', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const choiceIds = body.choices.filter(({ isRight }) => isRight).map(({ id }) => id);
        const order = body.choices.map(({ id }) => id);
        const pairs = body.pairs.map(({ id, matchId }) => ({ pairId: id, matchId }));
        if (choiceIds.length) expect(gradeAnswer(QuestionKind.MULTIPLE, body, answer({ choiceIds }))).toBe(1);
        expect(gradeAnswer(QuestionKind.ORDERING, body, answer({ choiceIds: order }))).toBe(1);
        expect(gradeAnswer(QuestionKind.MATCHING, body, answer({ pairs }))).toBe(1);
        const texts = body.blanks.map(() => ' 12,5 ');
        expect(gradeAnswer(QuestionKind.BLANK, body, answer({ texts }))).toBe(1);
        expect(gradeAnswer(QuestionKind.TRUE_FALSE, body, answer({ choiceIds: [String(body.isTrue)] }))).toBe(
          1,
        );
      }),
    );
  });

  test('ignore the order and repeats of choices and pairs', () => {
    fc.assert(
      fc.property(cases, ({ body, given }) => {
        const mark = (kind: QuestionKind, more: Partial<Answer>) =>
          gradeAnswer(kind, body, answer({ ...given, ...more }));
        const { choiceIds } = given;
        const multiple = mark(QuestionKind.MULTIPLE, {});
        expect(mark(QuestionKind.MULTIPLE, { choiceIds: choiceIds.toReversed() })).toBe(multiple);
        expect(mark(QuestionKind.MULTIPLE, { choiceIds: [...choiceIds, ...choiceIds] })).toBe(multiple);
        const pairs = [...new Map(given.pairs.map((pair) => [pair.pairId, pair])).values()];
        expect(mark(QuestionKind.MATCHING, { pairs: pairs.toReversed() })).toBe(
          mark(QuestionKind.MATCHING, { pairs }),
        );
      }),
    );
  });

  test('count correct successions in an order', () => {
    const choices = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, text: id, isRight: false, feedback: null }));
    const mark = (order: string) =>
      gradeAnswer(QuestionKind.ORDERING, { ...EMPTY, choices }, answer({ choiceIds: [...order] }));
    expect([mark('abcde'), mark('eabcd'), mark('edcba'), mark('abc')]).toEqual([1, 0.75, 0, 0.5]);
  });

  test('penalize wrong choices, so choosing all gains nothing', () => {
    const choices = [true, true, false, false].map((isRight, n) => ({
      id: `${n}`,
      text: `${n}`,
      isRight,
      feedback: null,
    }));
    const mark = (choiceIds: string) =>
      gradeAnswer(QuestionKind.MULTIPLE, { ...EMPTY, choices }, answer({ choiceIds: [...choiceIds] }));
    expect([mark('01'), mark('0'), mark('012'), mark('0123'), mark('23')]).toEqual([1, 0.5, 0.5, 0, 0]);
  });
});

describe('text answers', () => {
  const mark = (accepted: string[], text: string, tolerance: number | null = null) =>
    gradeAnswer(
      QuestionKind.SHORT,
      { ...EMPTY, blanks: [{ accepted, tolerance }] },
      answer({ texts: [text] }),
    );

  test('are right if they match an accepted answer, and never without content', () => {
    for (const right of ['Hà Nội', '  hà   nội.', 'Thăng Long'])
      expect(mark(['Hà Nội', 'Thăng Long'], right), right).toBe(1);
    for (const wrong of ['Ha Noi', 'Hà', 'Hà Nội 2', '', '   ', '\u200B'])
      expect(mark(['Hà Nội', 'Thăng Long'], wrong), wrong).toBe(0);
  });

  test('that are numbers accept Vietnamese and foreign notation', () => {
    expect(parseNumbers('9,5')).toEqual([9.5]);
    expect(parseNumbers('1.250')).toEqual([1250, 1.25]);
    expect(parseNumbers('1.250.000,5')).toEqual([1250000.5]);
    expect(parseNumbers('1,234.5')).toEqual([1234.5]);
    expect(parseNumbers('1 250 000 ₫')).toEqual([1250000]);
    expect(parseNumbers('−3')).toEqual([-3]);
    for (const power of ['6,02×10^23', '6.02 x 10²³', '6,02*10^(23)', '6.02e23', '6,02E+23'])
      expect(parseNumbers(power), power).toEqual([6.02e23]);
    expect([parseNumbers('10³'), parseNumbers('-10⁻³'), parseNumbers('10^3')]).toEqual([
      [1000],
      [-0.001],
      [1000],
    ]);
    for (const none of ['abc', '10^', 'ax10^3', '1e999', '1,2,3', '--4', '5a', ''])
      expect(parseNumbers(none)).toEqual([]);
  });

  test('that are numbers respect the tolerance; without one they are texts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: -60, max: 60 }),
        (target, tolerance, off) => {
          expect(mark([String(target)], String(target + off), tolerance)).toBe(
            Math.abs(off) <= tolerance ? 1 : 0,
          );
        },
      ),
    );
    expect([
      mark(['0,3'], '0.3', 0),
      mark(['0,3'], '0,1', 0.2),
      mark(['5'], '5,0'),
      mark(['5'], '5,0', 0),
    ]).toEqual([1, 1, 0, 1]);
  });
});

test('a score is never rounded up to a pass', () => {
  expect([getPercent(6.99, 10), getPercent(7, 10), getPercent(0.07 * 100, 10), getPercent(0, 0)]).toEqual([
    69, 70, 70, 0,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (earned, full) => {
      const percent = getPercent(Math.min(earned, full) / 100, full / 100);
      expect(percent).toBeLessThanOrEqual((100 * Math.min(earned, full)) / full);
      expect(percent).toBeGreaterThanOrEqual(0);
    }),
  );
});
