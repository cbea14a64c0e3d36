/** Reading: resolvers return SQL, and the selection decides what is read. The one way data leaves the program. */
export { Compiler, type CompilerOptions } from './compiler.ts';
export { Connection, Guard, Needs, Page, Read, View, Visible } from './decorators.ts';
export { LIMITS, type LimitOptions, Limits, MAX_TOKENS } from './limits.ts';
export { createReadPool, type ReadPool, type ReadPoolOptions, type Run } from './line.ts';
export { type ReadLogger, Reads } from './reads.ts';
export {
  type AnyShape,
  type ConnectionShape,
  connection,
  derived,
  MAX_PAGE_SIZE,
  type OrderTerm,
  type PageShape,
  page,
  type Row,
  rows,
  type Shape,
  Source,
  type SourceOptions,
} from './source.ts';
export { all, any, type Condition, raw, Sql, Statement, sql } from './sql.ts';
export { connectionOf, PageInfo, pageOf } from './types.ts';
