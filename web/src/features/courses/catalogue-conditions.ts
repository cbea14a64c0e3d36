import { CourseFilter as CourseFilterRules } from '../../generated/input-rules.ts';
import type { CourseFacetKind, CourseFilter, CourseLength, CourseLevel } from '../../generated/schema.ts';
import type { PlainKey, TFunction } from '../../i18n/keys.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import type { useFormat } from '../../ui/format.ts';

/** Lengths of courses by their names in the URL. */
const LENGTHS = {
  short: 'SHORT',
  medium: 'MEDIUM',
  long: 'LONG',
} as const satisfies Record<string, CourseLength>;
type DurationName = keyof typeof LENGTHS;
const DURATION_NAMES = Object.keys(LENGTHS) as DurationName[];

/** Texts and formats for labels of conditions. */
export type Formats = { t: TFunction<['catalog', 'filters', 'common']> } & Pick<
  ReturnType<typeof useFormat>,
  'price' | 'rating'
>;

/** The form of a condition in the URL. */
interface UrlFormat<T> {
  /** @returns no condition without the parameter and for unknown values */
  readonly read: (values: readonly string[]) => T;
  readonly write: (value: T) => readonly string[];
}

/** One condition of a list of courses. */
interface Condition<T> extends UrlFormat<T> {
  /** Name in the URL. */
  readonly parameter: string;
  /** Part of the server's filter that the condition belongs to. */
  readonly kind: CourseFacetKind;
  /** Fields of the server's filter. Called only if the URL has the parameter. */
  readonly filter: (value: T) => CourseFilter;
  /** Label of one value in the form of the URL. Missing if the page shows the condition in another place. */
  readonly label?: (value: string, formats: Formats) => string;
}

/** A condition whose values the panel offers. */
export interface Choice<T> extends Condition<T> {
  readonly legend: PlainKey<['catalog', 'filters', 'common']>;
  readonly values: readonly string[];
  /** True if one value excludes the others. */
  readonly isSingle: boolean;
  readonly label: (value: string, formats: Formats) => string;
  /** The server's name of a value. Defaults to the name in the URL. */
  readonly facet?: (value: string) => string;
}

const text: UrlFormat<string> = { read: ([value = '']) => value, write: (value) => (value ? [value] : []) };
const flag: UrlFormat<boolean> = { read: ([value]) => value === '1', write: (value) => (value ? ['1'] : []) };
/** An amount. The app writes digits; the form without scripts sends what was typed: 1.500.000 */
const amount: UrlFormat<string> = {
  ...text,
  read: ([value = '']) => {
    const plain = value.replaceAll(/[.,]/g, '');
    return /^\d{1,12}$/.test(plain) ? String(Number(plain)) : '';
  },
};
const choiceParameter = <T extends string>(values: readonly T[]) => ({
  read: ([value]: readonly string[]): T | '' => values.find((known) => known === value) ?? '',
  write: (value: T | '') => (value ? [value] : []),
  values,
  isSingle: true,
});
const choicesParameter = <T extends string>(values: readonly T[]) => ({
  read: (parameters: readonly string[]): T[] => values.filter((known) => parameters.includes(known)),
  write: (value: readonly T[]) => value,
  values,
  isSingle: false,
});

const condition = <T, Kind extends CourseFacetKind>(each: Condition<T> & { kind: Kind }) => each;
const choice = <T, Kind extends CourseFacetKind>(each: Choice<T> & { kind: Kind }) => each;

/** All conditions in the order of the URL, the panel and the chips. */
const CONDITIONS = {
  search: condition({
    ...text,
    read: ([value = '']) => value.trim(),
    parameter: 'search',
    kind: 'SEARCH',
    filter: (search) => ({ search }),
    label: (query, { t }) => t('filters:search', { query }),
  }),
  category: condition({
    ...text,
    parameter: 'category',
    kind: 'CATEGORY',
    filter: (category) => ({ category }),
  }),
  minPrice: condition({
    ...amount,
    parameter: 'minPrice',
    kind: 'PRICE',
    filter: (price) => ({ minPrice: Number(price) }),
    label: (price, { t, price: formatPrice }) => t('filters:from', { price: formatPrice(Number(price)) }),
  }),
  maxPrice: condition({
    ...amount,
    parameter: 'maxPrice',
    kind: 'PRICE',
    filter: (price) => ({ maxPrice: Number(price) }),
    label: (price, { t, price: formatPrice }) => t('filters:upTo', { price: formatPrice(Number(price)) }),
  }),
  isOnSale: condition({
    ...flag,
    parameter: 'sale',
    kind: 'ON_SALE',
    filter: (onSale) => ({ onSale }),
    label: (_, { t }) => t('filters:sale'),
  }),
  isFree: condition({
    ...flag,
    parameter: 'free',
    kind: 'FREE',
    filter: (isFree) => ({ isFree }),
    label: (_, { t }) => t('filters:free'),
  }),
  rating: choice({
    ...choiceParameter(CourseFilterRules.rating.examples.map(String)),
    parameter: 'rating',
    kind: 'RATING',
    filter: (rating) => ({ rating: Number(rating) }),
    legend: 'filters:rating',
    label: (value, { t, rating }) => t('filters:ratingFrom', { value: rating(Number(value)) }),
  }),
  levels: choice({
    ...choicesParameter<CourseLevel>(['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'ALL']),
    parameter: 'level',
    kind: 'LEVEL',
    filter: (level) => ({ level }),
    legend: 'filters:level',
    label: (level, { t }) => t(`common:level.${level as CourseLevel}`),
  }),
  duration: choice({
    ...choiceParameter(DURATION_NAMES),
    parameter: 'duration',
    kind: 'LENGTH',
    filter: (name) => ({ length: LENGTHS[name as DurationName] }),
    legend: 'filters:duration',
    label: (name, { t }) => t(`filters:durations.${name as DurationName}`),
    facet: (name) => LENGTHS[name as DurationName],
  }),
  language: choice({
    ...choiceParameter(languages),
    parameter: 'language',
    kind: 'LANGUAGE',
    filter: (language) => ({ language: schemaLanguage(language as Language) }),
    legend: 'filters:language',
    label: (language, { t }) => t(`filters:languages.${language as Language}`),
  }),
  age: choice({
    ...choiceParameter(CourseFilterRules.age.examples.map(String)),
    parameter: 'age',
    kind: 'AGE',
    filter: (age) => ({ age: Number(age) }),
    legend: 'column.minAge.filter',
    label: (age, { t }) => t('column.minAge.choice', { age }),
  }),
};

type ConditionName = keyof typeof CONDITIONS;

/** The value of each condition; '', [] and false are none. */
export type Conditions = { [Name in ConditionName]: ReturnType<(typeof CONDITIONS)[Name]['read']> };

export type AnyCondition = Condition<unknown> & Partial<Choice<unknown>> & { readonly name: ConditionName };
/** Parts of the server's filter without a condition. If one exists, `EACH_CONDITION` does not compile. */
type MissingKind = Exclude<CourseFacetKind, (typeof CONDITIONS)[ConditionName]['kind']>;
export const EACH_CONDITION = Object.entries(CONDITIONS).map(
  ([name, each]) => ({ name, ...each }) as AnyCondition,
) satisfies [MissingKind] extends [never] ? unknown : MissingKind;
