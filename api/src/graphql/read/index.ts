/**
 * Reads: resolvers return SQL, and the selection decides what is read. All data leaves the server this way. Rules
 * that are not visible at one place:
 * - Objects of types with a table always come from a source. Anything else is rejected, because it would bypass
 * `@Visible` and `@Guard`. MikroORM's filters do not apply.
 * - Checks around resolvers must be installed before `new Compiler(schema, …)`. Global middleware of type-graphql and
 * auth checkers never run for plain columns. Class-level `@Authorized` on an entity prevents the start.
 * - A list relation without an order is sorted by key. The order of every relation ends in the key.
 * - The values of columns are trusted: null inside a list, an Int beyond 32 bits, NaN, or a text that an enum does
 * not list are printed, where graphql-js would throw. Check constraints prevent them.
 * - Several root fields are several statements without a common snapshot.
 * - Whatever needs JavaScript (an ordinary resolver, a scalar that is not in `asIs`, an alias over 63 bytes) sends
 * the whole operation to graphql-js: still one statement for each root field.
 * - An `Sql` that is an output needs a type: write `${n}::int`, or return the plain value.
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
  resultRow,
  rows,
  type Shape,
  type SourceOptions,
} from './source.ts';
export { type ConnectionOf, connectionOf, pageOf } from './types.ts';
