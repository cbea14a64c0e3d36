import type { CourseFacetKind, CourseFilter, CourseSort, SortOrder } from '../../generated/schema.ts';
import { pageOf } from '../../ui/use-table-search-params.ts';
import {
  type AnyCondition,
  type Choice,
  type Conditions,
  EACH_CONDITION,
  type Words,
} from './catalogue-conditions.ts';

export const PAGE_SIZE = 24;

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

/** The state of a list of courses in the URL. Prices are in đồng. */
export interface CatalogueAddress extends Conditions {
  sort: CatalogueSort;
  page: number;
}

const written = (address: CatalogueAddress, { name, write }: AnyCondition) => write(address[name]);

/** The parameters that change a list. */
export const PARAMETERS: readonly string[] = [
  ...EACH_CONDITION.map(({ parameter }) => parameter),
  'sort',
  'page',
];

/** Parses a URL. Invalid values are ignored. */
export const readAddress = (params: URLSearchParams): CatalogueAddress => {
  const conditions = Object.fromEntries(
    EACH_CONDITION.map(({ name, parameter, read }) => [name, read(params.getAll(parameter))]),
  ) as unknown as Conditions;
  const sorts = conditions.search ? ([...SORTS, 'RELEVANCE'] as const) : SORTS;
  return {
    ...conditions,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? usualSort(conditions),
    page: pageOf(params.get('page')),
  };
};

const usualSort = ({ search }: Conditions): CatalogueSort => (search ? 'RELEVANCE' : 'BEST_SELLING');

/** The query string of a list, in a fixed order and without defaults, so that equal lists have equal URLs. */
export const writeAddress = (address: CatalogueAddress): string => {
  const params = new URLSearchParams();
  for (const each of EACH_CONDITION)
    for (const value of written(address, each)) params.append(each.parameter, value);
  // Without a search there is no relevance
  if (address.sort !== 'RELEVANCE' && address.sort !== usualSort(address))
    params.append('sort', address.sort);
  if (address.page > 1) params.append('page', String(address.page));
  const text = params.toString();
  return text ? `?${text}` : '';
};

export const variablesOf = (address: CatalogueAddress) => {
  const filter: CourseFilter = Object.assign(
    {},
    ...EACH_CONDITION.filter((each) => written(address, each).length > 0).map((each) =>
      each.filter(address[each.name]),
    ),
  );
  return { filter, ...ORDERS[address.sort], page: address.page, limit: PAGE_SIZE };
};

/** The list without some values of its conditions. */
const without = (address: CatalogueAddress, isDropped: (each: AnyCondition, value: string) => boolean) => ({
  ...address,
  ...Object.fromEntries(
    EACH_CONDITION.map((each) => [
      each.name,
      each.read(written(address, each).filter((value) => !isDropped(each, value))),
    ]),
  ),
  page: 1,
});

/** The URL without any condition of a kind. */
export const dropKind = (address: CatalogueAddress, kind: CourseFacetKind): string =>
  writeAddress(without(address, (each) => each.kind === kind));

export interface Chip {
  kind: CourseFacetKind;
  label: string;
  /** The URL without this condition. */
  without: string;
}

/** One chip for each value of a condition, except the category. */
export const chipsOf = (address: CatalogueAddress, words: Words): Chip[] =>
  EACH_CONDITION.flatMap((each) =>
    written(address, each).flatMap((value) =>
      each.words
        ? [
            {
              kind: each.kind,
              label: each.words(value, words),
              without: writeAddress(without(address, (other, said) => other === each && said === value)),
            },
          ]
        : [],
    ),
  );

/** A group of values in the panel. */
export interface PanelChoice {
  kind: CourseFacetKind;
  parameter: string;
  legend: Choice<unknown>['legend'];
  isSingle: boolean;
  chosen: readonly string[];
  options: { value: string; facet: string; label: string }[];
  /** @returns the change that selects the value, or that toggles it among several; '' selects none */
  choose: (value: string) => Partial<CatalogueAddress>;
}

/** The groups of the panel whose values are fixed. */
export const choicesOf = (address: CatalogueAddress, words: Words): PanelChoice[] =>
  EACH_CONDITION.flatMap((each) => {
    const { name, kind, parameter, legend, values, isSingle = true, words: labelOf, facet, read } = each;
    if (!legend || !values || !labelOf) return [];
    const chosen = written(address, each);
    const toggled = (value: string) =>
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    return [
      {
        ...{ kind, parameter, legend, isSingle, chosen },
        options: values.map((value) => ({
          value,
          facet: facet?.(value) ?? value,
          label: labelOf(value, words),
        })),
        choose: (value) => ({ [name]: read(isSingle ? [value] : toggled(value)) }),
      },
    ];
  });

/** True if the list has a condition besides the category. */
export const isNarrowed = (address: CatalogueAddress): boolean =>
  Object.keys(variablesOf({ ...address, category: '' }).filter).length > 0;

/** Removes all conditions except the category; the order stays. */
export const cleared = (address: CatalogueAddress): CatalogueAddress => ({
  ...readAddress(new URLSearchParams()),
  category: address.category,
  sort: address.sort,
});
