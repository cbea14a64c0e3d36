import type {
  CourseFilter,
  CourseLength,
  CourseLevel,
  CourseSort,
  SortOrder,
} from '../../generated/schema.ts';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { pageOf } from '../../ui/use-table-search-params.ts';

export const PAGE_SIZE = 24;

export const LEVELS: readonly CourseLevel[] = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'ALL'];
/** Sort orders by their names in the URL. */
const ORDERS = {
  RELEVANCE: { sortBy: 'RELEVANCE', sortOrder: 'DESC' },
  BEST_SELLING: { sortBy: 'STUDENTS', sortOrder: 'DESC' },
  NEWEST: { sortBy: 'PUBLISHED_AT', sortOrder: 'DESC' },
  RATING: { sortBy: 'RATING', sortOrder: 'DESC' },
  PRICE_ASC: { sortBy: 'PRICE', sortOrder: 'ASC' },
  PRICE_DESC: { sortBy: 'PRICE', sortOrder: 'DESC' },
} as const satisfies Record<string, { sortBy: CourseSort; sortOrder: SortOrder }>;
export type CatalogueSort = keyof typeof ORDERS;
export const SORTS: readonly CatalogueSort[] = [
  'BEST_SELLING',
  'NEWEST',
  'RATING',
  'PRICE_ASC',
  'PRICE_DESC',
];
export const RATINGS = ['4.5', '4', '3.5'] as const;
export const LANGUAGES = ['vi', 'en'] as const;

/** Lengths of courses by their names in the URL. */
export const LENGTHS = {
  short: 'SHORT',
  medium: 'MEDIUM',
  long: 'LONG',
} as const satisfies Record<string, CourseLength>;
export type DurationName = keyof typeof LENGTHS;
export const DURATION_NAMES = Object.keys(LENGTHS) as DurationName[];

/** The state of a list of courses in the URL; '' and [] mean "any". Prices are in đồng. */
export interface CatalogueAddress {
  search: string;
  category: string;
  levels: CourseLevel[];
  minPrice: string;
  maxPrice: string;
  isFree: boolean;
  isOnSale: boolean;
  rating: string;
  duration: DurationName | '';
  language: (typeof LANGUAGES)[number] | '';
  sort: CatalogueSort;
  page: number;
}

const oneOf = <T extends string>(value: string | null, known: readonly T[]): T | '' =>
  known.includes(value as T) ? (value as T) : '';

/** Parses an amount. The app writes digits; the form without scripts sends what was typed: 1.500.000 */
const amount = (value: string | null): string => {
  const plain = value?.replaceAll(/[.,]/g, '') ?? '';
  return /^\d{1,12}$/.test(plain) ? String(Number(plain)) : '';
};

/** Parses a URL. Invalid values are ignored. */
export const readAddress = (params: URLSearchParams): CatalogueAddress => {
  const search = params.get('search')?.trim() ?? '';
  const usual: CatalogueSort = search ? 'RELEVANCE' : 'BEST_SELLING';
  return {
    search,
    category: params.get('category') ?? '',
    levels: params
      .getAll('level')
      .filter((level): level is CourseLevel => LEVELS.includes(level as CourseLevel)),
    minPrice: amount(params.get('minPrice')),
    maxPrice: amount(params.get('maxPrice')),
    isFree: params.get('free') === '1',
    isOnSale: params.get('sale') === '1',
    rating: oneOf(params.get('rating'), RATINGS),
    duration: oneOf(params.get('duration'), DURATION_NAMES),
    language: oneOf(params.get('language'), LANGUAGES),
    sort: oneOf(params.get('sort'), search ? [...SORTS, 'RELEVANCE' as const] : SORTS) || usual,
    page: pageOf(params.get('page')),
  };
};

/** The query string of a list, in a fixed order and without defaults, so that equal lists have equal URLs. */
export const writeAddress = (address: CatalogueAddress): string => {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => {
    if (value) params.append(name, value);
  };
  put('search', address.search);
  put('category', address.category);
  for (const level of address.levels) put('level', level);
  put('minPrice', address.minPrice);
  put('maxPrice', address.maxPrice);
  put('free', address.isFree ? '1' : '');
  put('sale', address.isOnSale ? '1' : '');
  put('rating', address.rating);
  put('duration', address.duration);
  put('language', address.language);
  const usual = address.search ? 'RELEVANCE' : 'BEST_SELLING';
  put('sort', address.sort === usual ? '' : address.sort);
  put('page', address.page > 1 ? String(address.page) : '');
  const text = params.toString();
  return text ? `?${text}` : '';
};

export const variablesOf = (address: CatalogueAddress) => {
  const filter: CourseFilter = {
    ...(address.search && { search: address.search }),
    ...(address.category && { category: address.category }),
    ...(address.levels.length > 0 && { level: address.levels }),
    ...(address.minPrice && { minPrice: Number(address.minPrice) }),
    ...(address.maxPrice && { maxPrice: Number(address.maxPrice) }),
    ...(address.isFree && { isFree: true }),
    ...(address.isOnSale && { onSale: true }),
    ...(address.rating && { rating: Number(address.rating) }),
    ...(address.duration && { length: LENGTHS[address.duration] }),
    ...(address.language && { language: schemaLanguage(address.language) }),
  };
  return { filter, ...ORDERS[address.sort], page: address.page, limit: PAGE_SIZE };
};

/** Whether the list has a condition besides the category. */
export const isNarrowed = (address: CatalogueAddress): boolean =>
  Object.keys(variablesOf({ ...address, category: '' }).filter).length > 0;

/** Removes all conditions except the category; the order stays. */
export const cleared = (address: CatalogueAddress): CatalogueAddress => ({
  ...readAddress(new URLSearchParams()),
  category: address.category,
  sort: address.sort === 'RELEVANCE' ? 'BEST_SELLING' : address.sort,
});
