import { wholeNumber } from './legacy.ts';
import type { Parameter, RestRequest } from './route.ts';
import { integer, type JsonSchema, list, object } from './schema.ts';

/** Where a table is cut; the API's own defaults hold for what is left out. */
export const pageVariables = (request: RestRequest) => ({
  page: wholeNumber(request, 'page'),
  limit: wholeNumber(request, 'limit'),
});

export const pageParameters: readonly Parameter[] = [
  { name: 'page', in: 'query', schema: integer('From 1.', { minimum: 1, default: 1 }) },
  {
    name: 'limit',
    in: 'query',
    schema: integer('Rows per page.', { minimum: 1, maximum: 100, default: 20 }),
  },
];

/** One numbered page of something. */
export const pageOf = (items: JsonSchema): JsonSchema =>
  object({
    items: list(items, 'The rows of this page.'),
    total: integer('Rows on all pages.'),
    page: integer('The number of this page.'),
    limit: integer('Rows per page.'),
  });
