/**
 * Reads: resolvers return a source (SQL), and the compiler turns it and the selection into one statement per root
 * field. All data leaves the server this way. Rules that apply to all files of this folder:
 * - Resolvers of types with a table must return a source. Objects are rejected, because they would bypass `@Visible`
 * and `@Guard`. MikroORM's filters do not apply.
 * - Wrap resolvers before `new Compiler(schema, …)`. Global middleware of type-graphql and auth checkers never run for
 * plain columns. `@Authorized` on an entity class makes the start fail.
 * - A list relation without an order is sorted by primary key. The primary key is always the last order term.
 * - Column values are not validated: null inside a list, an Int beyond 32 bits, NaN, or a value that is missing in its
 * enum are returned, where graphql-js would throw. Check constraints prevent them.
 * - Each root field is its own statement. They have no common snapshot.
 * - graphql-js executes the whole operation if one field needs JavaScript (an ordinary resolver, a scalar that is not
 * in `asIs`, an alias over 63 bytes). Each root field is still one statement.
 * - An `Sql` that a resolver returns as a value needs a type: write `${n}::int`, or return the plain value.
 */

export { all, any, type Condition, raw, Sql, sql, uuid } from '../../platform/db/index.ts';
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
  getColumns,
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
export { type ConnectionOf, createConnectionType, createPageType } from './types.ts';
