/**
 * Reading: resolvers return SQL, and the selection decides what is read. The one way data leaves the program.
 *
 * What to know beyond the docstrings:
 * - Objects of types with a table always come from a source; anything else is refused, as it would pass by
 *   `@Visible` and `@Guard`. MikroORM's own filters play no part here.
 * - Checks around resolvers must be in place before `new Compiler(schema, …)`. Global middleware of type-graphql
 *   and auth checkers never run for plain columns; class-level `@Authorized` on an entity does not start.
 * - A list relation without an order is in key order; every relation's order ends in the key.
 * - The columns are believed: a null inside a list, an Int beyond 32 bits, NaN, or a text that an enum stored
 *   as it is called does not list are printed, where graphql-js would raise. Check constraints hold them off.
 * - Several root fields are several statements, without a common snapshot.
 * - Whatever needs JavaScript (an ordinary resolver, a scalar not named in `asIs`, an alias over 63 bytes) sends
 *   the whole operation over graphql-js: still one statement for each root field.
 * - A `Sql` that is an output needs a type: write `${n}::int`, or return the plain value itself.
 */

export { all, any, type Condition, raw, Sql, sql, uuid } from '../../platform/db/sql.ts';
export { CachedResponse, createResponseCache, type ResponseCache } from './cached-response.ts';
export { Compiler, type CompilerOptions } from './compiler.ts';
export { cursorValues } from './cursor.ts';
export {
  Connection,
  Costs,
  DiscriminatedBy,
  everyone,
  Guard,
  MaxRows,
  Needs,
  Page,
  PageUpTo,
  Uncached,
  View,
  Visible,
} from './decorators.ts';
export { jsonRows } from './json-rows.ts';
export { LIMITS, type LimitOptions, Limits, MAX_TOKENS } from './limits.ts';
export { NULL_IN } from './non-null-violation.ts';
export { placeholder, type Replace } from './placeholders.ts';
export { ReadField, ReadMutation, ReadQuery } from './read-fields.ts';
export { createReadPool, type ReadPool, type ReadPoolOptions } from './read-pool.ts';
export { type ReadAnswer, type ReadLogger, Reads } from './reads.ts';
export { sharedSubquery } from './shared-subquery.ts';
export {
  type AnyShape,
  COMMAND_DECIDED,
  type ConnectionShape,
  checkSize,
  connection,
  derived,
  MAX_PAGE_SIZE,
  type OrderTerm,
  type PageShape,
  page,
  type Row,
  type RowClass,
  rows,
  type Shape,
  type SourceOptions,
} from './source.ts';
export { type ConnectionOf, connectionOf, pageOf } from './types.ts';
