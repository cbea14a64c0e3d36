import { type Condition, raw, type Sql, sql } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';

/**
 * The columns of a row as SQL: the root of a `@ReadField` resolver, which is called once per field and never per row.
 * A to-one relation is its key column. The row of a view has all columns of the entity's table.
 */
export type Row<T> = { readonly [K in keyof T]-?: Sql };

/**
 * The columns of an entity under an alias, for a handwritten statement: `salePrice` is the column `sale_price`.
 * @param references properties that refer to other entities: `teacher` is the column `teacher_id`
 */
export const getColumns = <T>(alias: string, references: readonly (keyof T)[] = []): Row<T> =>
  new Proxy({} as Row<T>, {
    get: (_, property) => {
      const column = String(property).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return raw(`${alias}.${column}${references.includes(property as keyof T) ? '_id' : ''}`);
    },
  });

/** A class of rows: an entity, a `@View`, or an object type without a table. */
export type RowClass<T> = abstract new (...args: never[]) => T;

export interface Shape {
  /** A condition on the row. Optional; `true` or undefined selects all rows that the viewer may see. */
  readonly where?: Condition;
  /** The expression after ORDER BY. End it in a unique column if the list must be stable. */
  readonly orderBy?: Sql;
  readonly limit?: number;
  readonly offset?: number;
}

export interface PageShape extends Pick<Shape, 'where' | 'orderBy'> {
  /** From 1. */
  readonly page: number;
  /** 1 to {@link MAX_PAGE_SIZE}. */
  readonly limit: number;
}

export interface OrderTerm {
  readonly by: Sql;
  readonly dir: 'asc' | 'desc';
  /** True if the expression may be NULL (last if ascending, first if descending, as in PostgreSQL). Slower. */
  readonly nullable?: boolean;
}

/** Rows of a feed with forward cursors. The primary key is appended to the order if it is missing. */
export interface ConnectionShape {
  readonly where?: Condition;
  readonly orderBy: readonly OrderTerm[];
  /** 1 to {@link MAX_PAGE_SIZE}, or to {@link maxFirst}. */
  readonly first: number;
  /** Maximum `first`, for fields with `@PageUpTo`. */
  readonly maxFirst?: number;
  /** The cursor of the last edge that the client has. */
  readonly after?: string | null;
  /** A value for each order term: the end cursor of a page without rows, for connections that always need one. */
  readonly emptyAt?: readonly Sql[];
}

/** The origin of the rows, and whether the `@Visible` of the type applies. */
export type SourceOptions = PlanOptions & (TableOptions | QueryOptions);

interface PlanOptions {
  /**
   * For sources of root fields whose best plan is the same for all values: the statement is planned once per
   * connection. By default PostgreSQL plans such a statement again each time if it expects a better plan for the
   * values, most often because the LIMIT is unknown otherwise. Planning can take longer than execution. Measure
   * before using it (`npm run sql`, bench): one plan for all values is slow if some values are much more frequent
   * than others.
   */
  readonly genericPlan?: boolean;
}

interface TableOptions {
  readonly from?: undefined;
  /**
   * Skips the `@Visible` of the type for these rows (not for objects below them). A sentence that states why. For
   * results of mutations, which are read after the commit, and for resolvers that have checked access themselves.
   */
  readonly skipVisibility?: string;
}

interface QueryOptions {
  /**
   * A query that replaces the table of the type. For an entity or view it must have the columns of its table. For a
   * type without a table it must name the fields of the type (`select … as "fieldName"`); a field whose type has a
   * table contains the key of the row.
   */
  readonly from: Sql;
  /**
   * A sentence that states why the query alone decides who may see its rows; false if the `@Visible` of the type
   * applies to them, too.
   */
  readonly skipVisibility: string | false;
}

export type AnyShape =
  | ({ readonly kind: 'rows' } & Shape)
  | ({ readonly kind: 'page' } & PageShape)
  | ({ readonly kind: 'connection' } & ConnectionShape);

/** The return value of resolvers: a description of rows, which becomes SQL together with the selection. */
export class Source<T = unknown, K extends AnyShape['kind'] = AnyShape['kind']> {
  constructor(
    readonly type: RowClass<T>,
    readonly shape: (row: Row<T>) => Extract<AnyShape, { kind: K }>,
    readonly options: SourceOptions,
  ) {
    const { skipVisibility: why } = options;
    if (typeof why === 'string' && !why.includes(' '))
      throw new Error(`a source of ${type.name}: skipVisibility takes a sentence that says why`);
  }
}

export const COMMAND_DECIDED = 'The mutation has checked that the viewer may see its result.';

export const MAX_PAGE_SIZE = 100;

/**
 * Rows of an entity, a view, or (with `from`) a type without a table. The GraphQL type of the field decides whether
 * one row or many are returned. Several rows in a field for one row are an error of the statement.
 * @typeParam E entity of a view, whose columns the rows have as well, for instance `rows<Person, User>(…)`
 */
export function rows<T, E = unknown>(
  type: RowClass<T>,
  shape: (row: Row<T & E>) => Shape,
  options: SourceOptions = {},
): Source<T, 'rows'> {
  return new Source<T, 'rows'>(type, (row) => ({ kind: 'rows', ...shape(row as Row<T & E>) }), options);
}

/**
 * Rows of a query. Short for {@link rows} with `from` and without condition and order.
 * @param skipVisibility a sentence that states why the query alone decides who may see its rows
 */
export function derived<T>(
  type: RowClass<T>,
  from: Sql,
  skipVisibility: string,
  options: PlanOptions = {},
): Source<T, 'rows'> {
  return new Source(type, () => ({ kind: 'rows' }), { ...options, from, skipVisibility });
}

/**
 * The row that a mutation returns, read after its commit. The command has checked that the viewer may see it.
 * @typeParam E as for {@link rows}
 */
export const resultRow = <T extends { id: string }, E = unknown>(
  type: RowClass<T>,
  id: string,
): Source<T, 'rows'> =>
  rows<T, E>(type, (row) => ({ where: sql`${row.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

/**
 * A numbered page, for a field whose type has `@Page()`.
 * @typeParam E as for {@link rows}
 * @throws BAD_INPUT (through the field) unless `page` ≥ 1 and 1 ≤ `limit` ≤ {@link MAX_PAGE_SIZE}
 */
export function page<T, E = unknown>(
  type: RowClass<T>,
  shape: (row: Row<T & E>) => PageShape,
  options: SourceOptions = {},
): Source<T, 'page'> {
  const checkedShape = (row: Row<T>) => {
    const description = shape(row as Row<T & E>);
    // The offset is sent as a 64-bit integer, so larger page numbers are invalid
    if (!Number.isInteger(description.page) || description.page < 1 || description.page > 2 ** 31) {
      throw badInput('page', 'validation.page');
    }
    checkSize('limit', description.limit);
    return { kind: 'page' as const, ...description };
  };
  return new Source(type, checkedShape, options);
}

/**
 * A Relay connection, for a field whose type has `@Connection()`.
 * @typeParam E as for {@link rows}
 * @throws BAD_INPUT (through the field) if the size is out of range or the cursor is invalid
 */
export function connection<T, E = unknown>(
  type: RowClass<T>,
  shape: (row: Row<T & E>) => ConnectionShape,
  options: SourceOptions = {},
): Source<T, 'connection'> {
  const checkedShape = (row: Row<T>) => {
    const description = shape(row as Row<T & E>);
    checkSize('first', description.first, description.maxFirst);
    return { kind: 'connection' as const, ...description };
  };
  return new Source(type, checkedShape, options);
}

/**
 * For lists that are neither page nor connection.
 * @throws BAD_INPUT unless 1 ≤ `size` ≤ `max`
 */
export function checkSize(field: string, size: number, max = MAX_PAGE_SIZE): void {
  if (!Number.isInteger(size) || size < 1 || size > max)
    throw badInput(field, 'validation.between', { min: 1, max });
}
