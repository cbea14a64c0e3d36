import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Formats } from './catalogue-conditions.ts';
import {
  type CatalogueState,
  clearFilters,
  dropKind,
  formatCatalogueUrl,
  getChips,
  getChoices,
  isNarrowed,
  parseCatalogueUrl,
  SORTS,
  toVariables,
} from './catalogue-filter.ts';

const read = (text: string) => parseCatalogueUrl(new URLSearchParams(text));

const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'ALL'] as const;
const states = fc.record<CatalogueState>({
  search: fc.string().map((text) => text.trim()),
  category: fc.string({ minLength: 0, maxLength: 20 }),
  levels: fc.subarray([...LEVELS]),
  minPrice: fc.option(fc.nat(9_999_999).map(String), { nil: '' }),
  maxPrice: fc.option(fc.nat(9_999_999).map(String), { nil: '' }),
  isFree: fc.boolean(),
  isOnSale: fc.boolean(),
  rating: fc.constantFrom('', '4.5', '4', '3.5'),
  duration: fc.constantFrom('', 'short', 'medium', 'long'),
  language: fc.constantFrom('', 'vi', 'en'),
  age: fc.constantFrom('', '6', '9', '12', '15', '18'),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 500 }),
});

describe('the catalogue filter in the URL', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(formatCatalogueUrl(state))).toEqual(state);
      }),
    );
  });

  it('omits default values', () => {
    expect(formatCatalogueUrl(read(''))).toBe('');
    expect(formatCatalogueUrl(read('sort=BEST_SELLING&page=1'))).toBe('');
  });

  it('ignores invalid values', () => {
    const odd = read(
      'rating=9&duration=epic&level=WIZARD&minPrice=-5&maxPrice=1e9&page=0&sort=DROP&language=tlh&age=7',
    );
    expect(odd).toEqual(read(''));
  });

  it('defaults to relevance for a search', () => {
    expect(read('search=react').sort).toBe('RELEVANCE');
    expect(read('search=react&sort=NEWEST').sort).toBe('NEWEST');
    expect(read('').sort).toBe('BEST_SELLING');
    expect(read('sort=RELEVANCE').sort).toBe('BEST_SELLING');
  });

  it('converts the URL to query variables', () => {
    const text =
      'search=sql&category=data&level=BEGINNER&level=ALL&maxPrice=500000&sale=1&rating=4.5&duration=medium&age=12';
    expect(toVariables(read(`${text}&page=3`))).toEqual({
      filter: {
        search: 'sql',
        category: 'data',
        level: ['BEGINNER', 'ALL'],
        maxPrice: 500_000,
        onSale: true,
        rating: 4.5,
        length: 'MEDIUM',
        age: 12,
      },
      sortBy: 'RELEVANCE',
      sortOrder: 'DESC',
      page: 3,
      limit: 24,
    });
  });

  it('clears all conditions except the category', () => {
    const state = read('category=data&free=1&sort=RATING&page=4');
    expect(isNarrowed(state)).toBe(true);
    expect(isNarrowed(clearFilters(state))).toBe(false);
    expect(clearFilters(state)).toMatchObject({ category: 'data', sort: 'RATING', page: 1 });
  });

  it('labels each condition and removes one value or all of a kind', () => {
    const state = read(
      'category=data&level=BEGINNER&level=ALL&minPrice=1000&maxPrice=9000&rating=4&age=9&page=2',
    );
    const formats = { t: (key: string) => key, price: String, rating: String } as unknown as Formats;
    const chips = getChips(state, formats);
    expect(chips.map(({ kind, label }) => [kind, label])).toEqual([
      ['PRICE', 'filters:from'],
      ['PRICE', 'filters:upTo'],
      ['RATING', 'filters:ratingFrom'],
      ['LEVEL', 'common:level.BEGINNER'],
      ['LEVEL', 'common:level.ALL'],
      ['AGE', 'column.minAge.choice'],
    ]);
    expect(read(chips[0]!.without)).toEqual({ ...state, minPrice: '', page: 1 });
    expect(read(chips[3]!.without)).toEqual({ ...state, levels: ['ALL'], page: 1 });
    expect(read(dropKind(state, 'PRICE'))).toEqual({ ...state, minPrice: '', maxPrice: '', page: 1 });
    expect(dropKind(read('search=react'), 'SEARCH')).toBe('');
  });

  it('offers values that a click adds, removes or replaces', () => {
    const state = read('level=ALL&duration=short');
    const formats = { t: (key: string) => key, price: String, rating: String } as unknown as Formats;
    const choices = getChoices(state, formats);
    const of = (kind: string) => choices.find((each) => each.kind === kind)!;
    expect(choices.map(({ kind }) => kind)).toEqual(['RATING', 'LEVEL', 'LENGTH', 'LANGUAGE', 'AGE']);
    expect(of('LEVEL').choose('BEGINNER')).toEqual({ levels: ['BEGINNER', 'ALL'] });
    expect(of('LEVEL').choose('ALL')).toEqual({ levels: [] });
    expect(of('LENGTH').choose('long')).toEqual({ duration: 'long' });
    expect(of('LENGTH').choose('')).toEqual({ duration: '' });
    expect(of('LENGTH').options[1]).toEqual({
      value: 'medium',
      facet: 'MEDIUM',
      label: 'filters:durations.medium',
    });
  });
});
