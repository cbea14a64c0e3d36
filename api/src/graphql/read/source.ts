import type { Condition, Sql } from '../../platform/db/sql.ts';
import { badInput } from '../../platform/errors/errors.ts';

/**
 * The columns of one row as SQL: what a `@ReadField` resolver receives as its root, once per field and never
 * per row. A to-one relation is its key column; a view's row has all columns of its entity's table.
 */
export type Row<T> = { readonly [K in keyof T]-?: Sql };

/** A class of rows: an entity, a `@View` of one, or an object type without a table. */
export type RowClass<T> = abstract new (...args: never[]) => T;

/** Which rows, and in which order. */
export interface Shape {
  /** A condition on the row; left out or `true`: all that the viewer may see. */
  readonly where?: Condition;
  /** What stands after ORDER BY. Lists that must be stable end in a unique column. */
  readonly orderBy?: Sql;
  readonly limit?: number;
  readonly offset?: number;
}

/** Rows of a numbered page. */
export interface PageShape extends Pick<Shape, 'where' | 'orderBy'> {
  /** From 1. */
  readonly page: number;
  /** 1 to {@link MAX_PAGE_SIZE}. */
  readonly limit: number;
}

/** One term of a connection's order. */
export interface OrderTerm {
  readonly by: Sql;
  readonly dir: 'asc' | 'desc';
  /** The expression may be NULL (last when ascending, first when descending, as in PostgreSQL); slower. */
  readonly nullable?: boolean;
}

/** Rows of an endless feed, walked forward by cursor. The primary key is appended to the order when missing. */
export interface ConnectionShape {
  readonly where?: Condition;
  readonly orderBy: readonly OrderTerm[];
  /** 1 to {@link MAX_PAGE_SIZE}, or to {@link most}. */
  readonly first: number;
  /** The largest `first`, where the field says more by `@PageUpTo`. */
  readonly most?: number;
  /** The cursor of the last edge seen. */
  readonly after?: string | null;
  /** A value for each term of the order: where a page without rows ends, for connections that always say where. */
  readonly emptyAt?: readonly Sql[];
}

/** Where the rows come from, and whether the type's `@Visible` holds for them. */
export type SourceOptions = PlanOptions & (TableOptions | QueryOptions);

interface PlanOptions {
  /**
   * For the source of a root field whose best plan is the same for all values: it is planned once for each connection.
   * PostgreSQL by itself plans such a statement anew each time where it expects more of a plan for the values, most
   * often because it can't know the LIMIT otherwise, and that can take longer than to run it. Measure before
   * (`npm run sql`, bench): a plan for all values goes astray where some of them are much more frequent than others.
   */
  readonly genericPlan?: boolean;
}

interface TableOptions {
  readonly from?: undefined;
  /**
   * Leaves the type's `@Visible` out for these rows (not for what hangs below them), and says why in a sentence:
   * for the answer of a mutation, read after its commit, and where the resolver has decided by itself.
   */
  readonly skipVisibility?: string;
}

interface QueryOptions {
  /**
   * Rows instead of the type's table. For an entity or view it must have that table's columns; for a type
   * without a table it must name the type's fields (`select … as "fieldName"`), and a field whose type has a
   * table holds the key of the row.
   */
  readonly from: Sql;
  /** Why the query alone decides who may see its rows; false: the type's `@Visible` holds for them, too. */
  readonly skipVisibility: string | false;
}

/** One of the three ways to read rows, with its own kind of shape. */
export type AnyShape =
  | ({ readonly kind: 'rows' } & Shape)
  | ({ readonly kind: 'page' } & PageShape)
  | ({ readonly kind: 'connection' } & ConnectionShape);

/** What a resolver returns instead of data: a description of rows, which becomes SQL with the selection. */
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

/** The reason of a mutation's answer for `skipVisibility`: whoever may run the command may see what it made. */
export const COMMAND_DECIDED = 'The command that has just committed decided who may have its answer.';

/** The largest page or connection that may be asked for. */
export const MAX_PAGE_SIZE = 100;

/**
 * Rows of an entity, a view, or (with `from`) a type without a table. The field's GraphQL type says whether that
 * is one row or many; more than one row where the field holds one is an error of the statement.
 * @typeParam E of a view: its entity, whose columns its rows have besides, for instance `rows<Person, User>(…)`
 */
export function rows<T, E = unknown>(
  type: RowClass<T>,
  shape: (row: Row<T & E>) => Shape,
  options: SourceOptions = {},
): Source<T, 'rows'> {
  return new Source<T, 'rows'>(type, (row) => ({ kind: 'rows', ...shape(row as Row<T & E>) }), options);
}

/**
 * Rows that a query gives: short for {@link rows} with `from` and nothing to filter or order.
 * @param skipVisibility why the query alone decides who may see its rows: a sentence
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
 * A numbered page, for a field whose type is marked `@Page()`.
 * @typeParam E as for {@link rows}
 * @throws BAD_INPUT (through the field) unless `page` ≥ 1 and 1 ≤ `limit` ≤ {@link MAX_PAGE_SIZE}
 */
export function page<T, E = unknown>(
  type: RowClass<T>,
  shape: (row: Row<T & E>) => PageShape,
  options: SourceOptions = {},
): Source<T, 'page'> {
  const checked = (row: Row<T>) => {
    const given = shape(row as Row<T & E>);
    // The offset travels as a 64-bit number: a page beyond that is no page
    if (!Number.isInteger(given.page) || given.page < 1 || given.page > 2 ** 31) {
      throw badInput('page', 'validation.page');
    }
    checkSize('limit', given.limit);
    return { kind: 'page' as const, ...given };
  };
  return new Source(type, checked, options);
}

/**
 * A Relay connection, for a field whose type is marked `@Connection()`.
 * @typeParam E as for {@link rows}
 * @throws BAD_INPUT (through the field) for a size out of range or a cursor that is none of ours
 */
export function connection<T, E = unknown>(
  type: RowClass<T>,
  shape: (row: Row<T & E>) => ConnectionShape,
  options: SourceOptions = {},
): Source<T, 'connection'> {
  const checked = (row: Row<T>) => {
    const given = shape(row as Row<T & E>);
    checkSize('first', given.first, given.most);
    return { kind: 'connection' as const, ...given };
  };
  return new Source(type, checked, options);
}

/** For lists that are neither page nor connection. @throws BAD_INPUT unless 1 ≤ `size` ≤ `most` */
export function checkSize(field: string, size: number, most = MAX_PAGE_SIZE): void {
  if (!Number.isInteger(size) || size < 1 || size > most)
    throw badInput(field, 'validation.between', { min: 1, max: most });
}
