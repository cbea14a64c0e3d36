import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, gapsIn, toContent, toPreview, toSettings } from './editor-model.ts';

describe('the input of a question', () => {
  test('contains only the fields of its kind', () => {
    const draft = {
      ...EMPTY_DRAFT,
      isTrue: true,
      guidance: 'Hai ý',
      extras: [
        { text: 'Hót', rich: null },
        { text: ' ', rich: null },
      ],
    };
    expect(toContent({ ...draft, kind: 'TRUE_FALSE' }).body).toEqual({
      choices: [],
      isTrue: true,
      gapText: null,
      blanks: [],
      pairs: [],
      extraItems: [],
      guidance: null,
    });
    expect(toContent({ ...draft, kind: 'OPEN' }).body).toMatchObject({ isTrue: null, guidance: 'Hai ý' });
    expect(toContent({ ...draft, kind: 'MATCHING' }).body).toMatchObject({
      extraItems: [{ text: 'Hót' }],
      choices: [],
    });
  });

  test('has the answers of each gap and a localized tolerance', () => {
    const blanks = [
      { accepted: '5; năm ;', tolerance: '0,5' },
      { accepted: 'sáu', tolerance: 'x' },
      { accepted: 'thừa', tolerance: '' },
    ];
    const draft = { ...EMPTY_DRAFT, kind: 'BLANK' as const, gapText: 'Một ___ và _____', blanks };
    expect(gapsIn(draft.gapText)).toBe(2);
    expect(toContent(draft).body.blanks).toEqual([
      { accepted: ['5', 'năm'], tolerance: 0.5 },
      { accepted: ['sáu'], tolerance: null },
    ]);
  });
});

test('a new quiz shows answers only after passing or the last attempt', () => {
  expect(toSettings(undefined).answersShown).toBe('AFTER_LAST_ATTEMPT');
});

test('a preview has every choice and no answer key', () => {
  const rich = { type: 'doc', content: [{ type: 'blockMath', attrs: { latex: 'x' } }] };
  const feedback = { text: 'Vì sao', rich: null };
  const choices = [{ id: 'a', text: 'Một', rich, isRight: true, feedback }];
  const preview = toPreview({ ...EMPTY_DRAFT, choices, explanation: { text: 'Giải thích', rich: null } }, 4);
  expect(preview).toMatchObject({ number: 4, choices: [{ text: 'Một', rich }] });
  expect(JSON.stringify(preview)).not.toMatch(/isRight|Vì sao|Giải thích/);
});
