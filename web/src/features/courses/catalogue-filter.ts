import type { CourseFacetKind, CourseFilter, CourseSort, SortOrder } from '../../generated/schema.ts';
import { parsePage } from '../../ui/use-table-search-params.ts';
import {
  type AnyCondition,
  type Choice,
  type Conditions,
  EACH_CONDITION,
  type Formats,
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
export interface CatalogueState extends Conditions {
  sort: CatalogueSort;
  page: number;
}

const getValues = (state: CatalogueState, { name, write }: AnyCondition) => write(state[name]);

/** The parameters that change a list. */
export const PARAMETERS: readonly string[] = [
  ...EACH_CONDITION.map(({ parameter }) => parameter),
  'sort',
  'page',
];

/** Parses the query string of a list. Invalid values are ignored. */
export const parseCatalogueUrl = (params: URLSearchParams): CatalogueState => {
  const conditions = Object.fromEntries(
    EACH_CONDITION.map(({ name, parameter, read }) => [name, read(params.getAll(parameter))]),
  ) as unknown as Conditions;
  const sorts = conditions.search ? ([...SORTS, 'RELEVANCE'] as const) : SORTS;
  return {
    ...conditions,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? usualSort(conditions),
    page: parsePage(params.get('page')),
  };
};

const usualSort = ({ search }: Conditions): CatalogueSort => (search ? 'RELEVANCE' : 'BEST_SELLING');

/** The query string of a list, in a fixed order and without defaults, so that equal lists have equal URLs. */
export const formatCatalogueUrl = (state: CatalogueState): string => {
  const params = new URLSearchParams();
  for (const each of EACH_CONDITION)
    for (const value of getValues(state, each)) params.append(each.parameter, value);
  // Without a search there is no relevance
  if (state.sort !== 'RELEVANCE' && state.sort !== usualSort(state)) params.append('sort', state.sort);
  if (state.page > 1) params.append('page', String(state.page));
  const text = params.toString();
  return text ? `?${text}` : '';
};

export const toVariables = (state: CatalogueState) => {
  const filter: CourseFilter = Object.assign(
    {},
    ...EACH_CONDITION.filter((each) => getValues(state, each).length > 0).map((each) =>
      each.filter(state[each.name]),
    ),
  );
  return { filter, ...ORDERS[state.sort], page: state.page, limit: PAGE_SIZE };
};

/** The list without some values of its conditions. */
const without = (state: CatalogueState, isRemoved: (each: AnyCondition, value: string) => boolean) => ({
  ...state,
  ...Object.fromEntries(
    EACH_CONDITION.map((each) => [
      each.name,
      each.read(getValues(state, each).filter((value) => !isRemoved(each, value))),
    ]),
  ),
  page: 1,
});

/** The URL without any condition of a kind. */
export const dropKind = (state: CatalogueState, kind: CourseFacetKind): string =>
  formatCatalogueUrl(without(state, (each) => each.kind === kind));

export interface Chip {
  kind: CourseFacetKind;
  label: string;
  /** The URL without this condition. */
  without: string;
}

/** One chip for each value of a condition, except the category. */
export const getChips = (state: CatalogueState, formats: Formats): Chip[] =>
  EACH_CONDITION.flatMap((each) =>
    getValues(state, each).flatMap((value) =>
      each.label
        ? [
            {
              kind: each.kind,
              label: each.label(value, formats),
              without: formatCatalogueUrl(
                without(state, (other, removed) => other === each && removed === value),
              ),
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
  choose: (value: string) => Partial<CatalogueState>;
}

/** The groups of the panel whose values are fixed. */
export const getChoices = (state: CatalogueState, formats: Formats): PanelChoice[] =>
  EACH_CONDITION.flatMap((each) => {
    const { name, kind, parameter, legend, values, isSingle = true, label, facet, read } = each;
    if (!legend || !values || !label) return [];
    const chosenValues = getValues(state, each);
    const toggled = (value: string) =>
      chosenValues.includes(value)
        ? chosenValues.filter((other) => other !== value)
        : [...chosenValues, value];
    return [
      {
        ...{ kind, parameter, legend, isSingle, chosen: chosenValues },
        options: values.map((value) => ({
          value,
          facet: facet?.(value) ?? value,
          label: label(value, formats),
        })),
        choose: (value) => ({ [name]: read(isSingle ? [value] : toggled(value)) }),
      },
    ];
  });

/** True if the list has a condition besides the category. */
export const isNarrowed = (state: CatalogueState): boolean =>
  Object.keys(toVariables({ ...state, category: '' }).filter).length > 0;

/** Removes all conditions except the category; the order stays. */
export const clearFilters = (state: CatalogueState): CatalogueState => ({
  ...parseCatalogueUrl(new URLSearchParams()),
  category: state.category,
  sort: state.sort,
});
