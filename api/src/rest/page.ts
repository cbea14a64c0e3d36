import { wholeNumber } from './legacy.ts';
import type { Parameter, RestRequest } from './route.ts';
import { integer, type JsonSchema, list, object } from './schema.ts';

/** Default maximum of rows per page. Routes with expensive rows have a lower one. */
const MAX_ROWS = 100;

export function pageSize(request: RestRequest, maximum: number): number | undefined {
  const size = wholeNumber(request, 'limit');
  // Beyond MAX_ROWS the operation itself rejects the value, with a better message
  const isTooCostly = size !== undefined && size > maximum && size <= MAX_ROWS;
  return isTooCostly ? request.refuse('limit', 'validation.invalid') : size;
}

/** Missing parameters get the defaults of the operation. */
export const pageVariables = (request: RestRequest, maximum = MAX_ROWS) => ({
  page: wholeNumber(request, 'page'),
  limit: pageSize(request, maximum),
});

export const pageParametersUpTo = (maximum: number): readonly Parameter[] => [
  { name: 'page', in: 'query', schema: integer('Page number, from 1.', { minimum: 1, default: 1 }) },
  { name: 'limit', in: 'query', schema: integer('Rows per page.', { minimum: 1, maximum, default: 20 }) },
];

export const pageParameters = pageParametersUpTo(MAX_ROWS);

export const toPageSchema = (items: JsonSchema): JsonSchema =>
  object({
    items: list(items, 'Rows of this page.'),
    total: integer('Total number of rows.'),
    page: integer('Page number, from 1.'),
    limit: integer('Rows per page.'),
  });
