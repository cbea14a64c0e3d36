import { describe, expect, it } from 'vitest';
import { optional, parseYears, yearsText } from './history.ts';

describe('years', () => {
  it('convert to text and back', () => {
    const text = yearsText({ from: 1999, to: null }, 2);
    expect(text).toEqual({ key: 'saved-2', from: '1999', to: '' });
    expect(parseYears(text)).toEqual({ from: 1999, to: null });
  });

  it('that are invalid become a year that the server rejects', () => {
    expect(parseYears({ key: '', from: 'năm', to: '-5' })).toEqual({ from: 0, to: 0 });
  });
});

it('are empty if the text is empty', () => {
  expect([optional('  '), optional(' FPT ')]).toEqual([null, 'FPT']);
});
