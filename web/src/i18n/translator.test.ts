import { describe, expect, it } from 'vitest';
import type { PlainKey, TFunction } from './keys.ts';
import type { Language } from './languages.ts';
import { type GlobalPlaceholders, type Texts, Translator } from './translator.ts';

const VIETNAMESE = {
  skip: 'Bỏ qua',
  free: 'Miễn phí',
  course: { title: 'Khoá {{title}}', again: '{{title}}, {{title}}' },
  days_one: 'một ngày',
  days_other: '{{count}} ngày',
  streak_other: '{{count}} ngày liền',
  streak_zero: 'Học hôm nay để bắt đầu',
  empty: '',
  refund: 'Hoàn tiền trong {{refundDays}} ngày',
};
const ENGLISH = {
  skip: 'Skip',
  course: { title: 'Course {{title}}' },
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  streak_one: '{{count}} day in a row',
  streak_other: '{{count}} days in a row',
  streak_zero: 'Study today to start',
  lessons: 'Lessons',
  points_other: '{{count}} points',
};

/** Translates any key, as if it were a code of the server. */
type Loose = (key: string, values?: Readonly<Record<string, string | number | null | undefined>>) => string;
const loose = (t: unknown) => t as Loose;

const make = (language: Language, terms?: GlobalPlaceholders, others: Record<string, Texts> = {}) => {
  const i18n = new Translator(language, terms);
  i18n.add('vi', 'common', VIETNAMESE);
  i18n.add('en', 'common', ENGLISH);
  for (const [namespace, texts] of Object.entries(others)) i18n.add(language, namespace, texts);
  return i18n;
};
const vi = loose(make('vi').t);
const en = loose(make('en').t);

describe('a text', () => {
  it('is found by its key at any depth', () => {
    expect(vi('skip')).toBe('Bỏ qua');
    expect(en('course.title', { title: 'Rust' })).toBe('Course Rust');
  });

  it('falls back to its key if it is missing, not loaded or a group', () => {
    expect(en('course.unknown')).toBe('course.unknown');
    expect(en('course')).toBe('course');
    expect(en('course.title.more')).toBe('course.title.more');
    expect(en('free')).toBe('free');
    expect(en('constructor.name')).toBe('constructor.name');
  });

  it('formats a count in its language', () => {
    expect(vi('days', { count: 12_840 })).toBe('12.840 ngày');
    expect(en('days', { count: 12_840 })).toBe('12,840 days');
    expect(en('days', { count: 0.5 })).toBe('0.5 days');
  });

  it('falls back to the default, even if empty', () => {
    expect(en('job.x', { defaultValue: 'x' })).toBe('x');
    expect(en('job.x', { defaultValue: '' })).toBe('');
    expect(en('job.x', { defaultValue: 'No {{name}}', name: 'x' })).toBe('No x');
    expect(en('skip', { defaultValue: 'x' })).toBe('Skip');
  });

  it('may be empty', () => {
    expect(vi('empty', { defaultValue: 'x' })).toBe('');
  });
});

describe('values', () => {
  it('replace their placeholders unchanged', () => {
    expect(vi('course.again', { title: '<b>&' })).toBe('<b>&, <b>&');
    expect(vi('course.title', { title: 0 })).toBe('Khoá 0');
  });

  it('are empty if undefined, while a missing value leaves the placeholder', () => {
    expect(vi('course.title')).toBe('Khoá {{title}}');
    expect(vi('course.title', { name: 'x' })).toBe('Khoá {{title}}');
    expect(vi('course.title', { title: null })).toBe('Khoá ');
    expect(vi('course.title', { title: undefined })).toBe('Khoá ');
  });

  it('are not interpolated themselves', () => {
    expect(vi('course.title', { title: '{{secret}} $& $t(skip)', secret: 'x' })).toBe(
      'Khoá {{secret}} $& $t(skip)',
    );
  });

  it('default to the glossary terms', () => {
    const t = loose(make('vi', { refundDays: 7 }).t);
    expect(t('refund')).toBe('Hoàn tiền trong 7 ngày');
    expect(t('refund', { refundDays: 14 })).toBe('Hoàn tiền trong 14 ngày');
  });
});

describe('a count', () => {
  it('has one form in Vietnamese', () => {
    expect([0, 1, 2].map((count) => vi('days', { count }))).toEqual(['0 ngày', '1 ngày', '2 ngày']);
  });

  it('has two forms in English', () => {
    expect([0, 1, 2, 1.5].map((count) => en('days', { count }))).toEqual([
      '0 days',
      '1 day',
      '2 days',
      '1.5 days',
    ]);
  });

  it('of zero has its own form if the catalogue defines one', () => {
    expect([0, 1, 2].map((count) => en('streak', { count }))).toEqual([
      'Study today to start',
      '1 day in a row',
      '2 days in a row',
    ]);
    expect(vi('streak', { count: 0 })).toBe('Học hôm nay để bắt đầu');
  });

  it('falls back to the plain text, then to the plural', () => {
    expect(en('lessons', { count: 1 })).toBe('Lessons');
    expect(en('points', { count: 1 })).toBe('1 points');
  });

  it('that is a string selects no form', () => {
    expect(en('lessons', { count: '1' })).toBe('Lessons');
    expect(en('days', { count: '1' })).toBe('days');
  });
});

describe('several catalogues', () => {
  const others = { learning: { title: 'Học', next_other: 'Còn {{count}}' }, cart: { title: 'Giỏ' } };

  it('are named in the key, or as the default', () => {
    const i18n = make('vi', {}, others);
    expect(loose(i18n.t)('learning:title')).toBe('Học');
    expect(loose(i18n.t)('learning:next', { count: 2 })).toBe('Còn 2');
    expect(loose(i18n.tOf('cart'))('title')).toBe('Giỏ');
    expect(loose(i18n.tOf('cart'))('common:skip')).toBe('Bỏ qua');
  });

  it('do not share keys: a fallback omits the catalogue name', () => {
    const i18n = make('vi', {}, others);
    expect(loose(i18n.tOf('cart'))('skip')).toBe('skip');
    expect(loose(i18n.t)('cart:skip')).toBe('skip');
    expect(loose(i18n.t)('quiz:title')).toBe('title');
    expect(loose(i18n.t)('quiz:skip')).toBe('skip');
  });
});

describe('a translator', () => {
  it('returns the same function until the language changes', () => {
    const i18n = make('vi');
    const { t } = i18n;
    expect(i18n.tOf('common')).toBe(t);
    expect(i18n.tOf('cart')).not.toBe(t);
    i18n.switchTo('en');
    expect(i18n.language).toBe('en');
    expect(i18n.t).not.toBe(t);
    expect([t('skip'), i18n.t('skip')]).toEqual(['Bỏ qua', 'Skip']);
  });

  it('notifies listeners of a language change until they unsubscribe', () => {
    const i18n = make('vi');
    const languages: string[] = [];
    const stop = i18n.subscribe(() => languages.push(i18n.language));
    i18n.switchTo('en');
    stop();
    i18n.switchTo('vi');
    expect(languages).toEqual(['en']);
  });

  it('reports which catalogues are loaded in which language', () => {
    const i18n = make('vi', {}, { cart: {} });
    expect(i18n.namespaces).toEqual(['common', 'cart']);
    expect([i18n.has('vi', 'cart'), i18n.has('en', 'cart')]).toEqual([true, false]);
  });

  it('shares nothing with another translator', () => {
    const [one, other] = [make('vi', { refundDays: 7 }), make('vi', { refundDays: 30 }, { cart: {} })];
    let languages = 0;
    other.subscribe(() => {
      languages += 1;
    });
    one.switchTo('en');
    expect(languages).toBe(0);
    expect([one.language, other.language]).toEqual(['en', 'vi']);
    expect([one.t('skip'), other.t('skip')]).toEqual(['Skip', 'Bỏ qua']);
    expect(loose(other.t)('refund')).toBe('Hoàn tiền trong 30 ngày');
    expect(one.has('vi', 'cart')).toBe(false);
  });
});

/** Checked by the compiler: each of these lines would be an error if its key were accepted. */
export const keysCheckedByCompiler = (
  common: TFunction,
  two: TFunction<readonly ['catalog', 'filters']>,
  outcome: 'courses' | 'lessons',
) => {
  common(`count.${outcome}`, { count: 1, value: '1' });
  two('filters:price');
  // @ts-expect-error: the key does not exist
  common('count.nothing');
  // @ts-expect-error: the language chooses the form
  common('duration.hours_other', { count: 1 });
  // @ts-expect-error: a part of a catalogue is no message
  common('duration');
  // @ts-expect-error: this translator does not include that catalogue
  two('cart:title');
  // @ts-expect-error: keys of the second catalogue need its prefix
  two('price');
  // @ts-expect-error: the message has no such placeholder
  common('skip', { what: 'x' });
  // @ts-expect-error: the key belongs to another feature
  const other: TFunction<'cart'> = common;
  return other;
};

/** Checked by the compiler: each of these lines would be an error if its values were accepted. */
export const refusedValues = (
  common: TFunction,
  two: TFunction<readonly ['cart', 'filters']>,
  either: 'off' | 'ratingLabel',
  code: string,
) => {
  two('askToAdd', { title: 'Rust' });
  two('filters:search', { query: null });
  two('filters:list.descriptionCategory', { category: 'x' });
  two('filters:list.descriptionCategory', { category: 'x', refundDays: 7 });
  common(either, { percent: 10, value: 4 });
  common(`count.${code}` as 'count.courses', { count: 1, value: '1', defaultValue: code });
  common('skip', { defaultValue: code });
  // @ts-expect-error: the value is missing
  two('askToAdd');
  // @ts-expect-error: the value is missing
  two('askToAdd', {});
  // @ts-expect-error: the value has another name
  two('askToAdd', { name: 'Rust' });
  // @ts-expect-error: the message has no second placeholder
  two('askToAdd', { title: 'Rust', name: 'x' });
  // @ts-expect-error: the value must not be an object
  two('askToAdd', { title: {} });
  // @ts-expect-error: a message of the second catalogue needs its values, too
  two('filters:search');
  // @ts-expect-error: the server provides refundDays, but not the category
  two('filters:list.descriptionCategory', { refundDays: 7 });
  // @ts-expect-error: a plural needs a count
  common('count.courses', { value: '1' });
  // @ts-expect-error: the count is formatted by the translator
  common('duration.hours', { count: '1' });
  // @ts-expect-error: each of the possible keys needs its values
  common(either, { percent: 10 });
  // @ts-expect-error: a default does not replace the values
  common('count.courses', { defaultValue: code });
  // @ts-expect-error: a key in this table must need no values
  const key: PlainKey<'cart'> = 'askToAdd';
  return key;
};
