import { Extensions } from 'type-graphql';
import type { Sql } from '../../platform/db/sql.ts';
import type { Row, RowClass } from './source.ts';

/** What the read decorators leave in a GraphQL field's `extensions`. */
export interface FieldExtensions<Context = unknown> {
  readonly read?: boolean;
  /** Tables that decide the response of a public query: it is cached for guests until one of them changes. */
  readonly cached?: readonly string[];
  /** No response with this field is cached. */
  readonly isUncached?: boolean;
  readonly guard?: Predicate;
  readonly needs?: readonly string[];
  readonly maxRows?: MaxRowsOptions & { readonly rows: number };
  readonly costs?: CostsOptions & { readonly cost: number };
  readonly pageUpTo?: PageUpToOptions & { readonly rows: number };
  /** Of a root field: with which context it is read, and all that is below it; left out: with that of the request. */
  readonly contextOf?: (context: Context) => Context;
}

/** With which context a root field is read. */
export const contextOf = (extensions: FieldExtensions | undefined, context: unknown): unknown =>
  extensions?.contextOf?.(context) ?? context;

/** What a large page counts for. */
export interface PageUpToOptions {
  /** How many of its rows count as one in a document's cost, where they were measured to cost that little. */
  readonly rowsForOne?: number;
}

/** When a field costs what it says. */
export interface CostsOptions {
  /** Only when this argument, or this field of one (`filter.search`), is given and not empty. */
  readonly given?: string;
}

/** How a list shares its bound with the lists of the same level. */
export interface MaxRowsOptions {
  /** What the list counts for in a cost instead: parts of one column, which are there as soon as their row is read. */
  readonly countsAs?: number;
  /** All of these lists below one list of the named field (`Course.sections`) hold no more rows together. */
  readonly together?: { readonly below: string; readonly rows: number };
}

/**
 * Decides about a row: yes or no for every row, or a condition on it. The decorators below give viewer, row and context
 * the types that the rule was written for; who asks has to know that they fit.
 */
export type Predicate = (viewer: never, row: never, context: never) => Sql | boolean;

/** What the read decorators know about a class. */
interface ClassFacts {
  visible?: Predicate;
  viewOf?: () => RowClass<object>;
  ownVisibility?: string;
  shape?: 'page' | 'connection';
  discriminator?: Discriminator;
}

/** Which rows of an interface or union are of a type. */
export interface Discriminator {
  readonly property: string;
  readonly values: readonly string[];
}

const classes = new WeakMap<object, ClassFacts>();

function facts(target: object): ClassFacts {
  let known = classes.get(target);
  if (!known) {
    known = {};
    classes.set(target, known);
  }
  return known;
}

/** Looks a fact up at the class and then at those it extends: the nearest declaration counts. */
function inherited<K extends keyof ClassFacts>(target: object, key: K): ClassFacts[K] {
  for (let c: object | null = target; c !== null && c !== Function.prototype; c = Object.getPrototypeOf(c)) {
    const value = classes.get(c)?.[key];
    if (value !== undefined) return value;
  }
  return undefined;
}

export const visibleOf = (target: object): Predicate | undefined => inherited(target, 'visible');
/** Why a view does not keep its entity's rule, where it says so. */
export const ownVisibilityOf = (target: object): string | undefined => classes.get(target)?.ownVisibility;
export const viewOf = (target: object): (() => RowClass<object>) | undefined => inherited(target, 'viewOf');
export const discriminatorOf = (target: object): Discriminator | undefined =>
  classes.get(target)?.discriminator;
export const shapeOf = (target: object): 'page' | 'connection' | undefined => inherited(target, 'shape');

/**
 * Who may see the field's value; others get null, so the field must be nullable. For columns, relations and
 * `@ReadQuery` or `@ReadField` resolvers (an ordinary resolver decides by itself).
 */
export const Guard = <V, T, C = unknown>(allow: (viewer: V, row: Row<T>, context: C) => Sql | boolean) =>
  Extensions({ guard: allow } satisfies FieldExtensions);

/**
 * No response with this field is cached: it reads tables whose changes are not announced to all processes, or something
 * that only some may see.
 */
export const Uncached = () => Extensions({ isUncached: true } satisfies FieldExtensions);

/**
 * An ordinary field resolver inside compiled objects: the properties that its root needs (the primary key when
 * left out). They arrive as JSON has them: times are ISO strings. Their own guards do not apply.
 */
export const Needs = (...properties: readonly string[]) =>
  Extensions({ needs: properties } satisfies FieldExtensions);

/**
 * The most rows that a list can hold, because whoever writes them refuses the next one: the LIMIT of the statement, and
 * what the list counts for in a document's cost. Every relation to many rows names one; lists whose size an argument
 * says (`limit`, `first`) need none.
 */
export const MaxRows = (rows: number, options: MaxRowsOptions = {}) =>
  Extensions({ maxRows: { rows, ...options } } satisfies FieldExtensions);

/**
 * What a field costs beside its rows, in the unit of a document's cost: for one whose answer takes the database much
 * longer than its rows let on. A field that is read from its row costs 1.
 */
export const Costs = (cost: number, options: CostsOptions = {}) =>
  Extensions({ costs: { cost, ...options } } satisfies FieldExtensions);

/** The largest `first` of a connection that may give more rows at once than others; its source says the same (`most`). */
export const PageUpTo = (rows: number, options: PageUpToOptions = {}) =>
  Extensions({ pageUpTo: { rows, ...options } } satisfies FieldExtensions);

/** For `@Visible(everyone)`: whoever reaches a row of this type may see it. Said on purpose, never by default. */
export const everyone = (): boolean => true;

/**
 * Who may see a row of this type: said once, and applied wherever rows of the type are read (sources, relations
 * to one and to many, pages, connections, totals). The program does not start while a type with a table says
 * neither a rule nor {@link everyone}.
 * A to-one relation whose row is hidden reads as null: declare such a field nullable unless the parent's own
 * visibility implies the child's.
 */
export const Visible =
  <V, T, C = unknown>(may: (viewer: V, row: Row<T>, context: C) => Sql | boolean) =>
  (target: RowClass<T>): void => {
    Object.assign(facts(target), { visible: may });
  };

export interface ViewOptions {
  /** Why the view's own `@Visible` stands in place of its entity's: a sentence. */
  readonly ownVisibility?: string;
}

/**
 * Another GraphQL type over an entity's table: its fields are the entity's properties of the same name. It keeps
 * the entity's `@Visible`, unless it declares its own and says why (`ownVisibility`). Properties without `@Field`
 * may be declared to be used in conditions.
 */
export const View =
  (entity: () => RowClass<object>, { ownVisibility }: ViewOptions = {}) =>
  (target: object): void => {
    Object.assign(facts(target), { viewOf: entity, ownVisibility });
  };

/**
 * For the types of an interface or union that rows can be read as: the rows whose `property` holds one of the values
 * are of this type. All members name the same property and lie in one table, or in none.
 */
export const DiscriminatedBy =
  (property: string, ...values: readonly [string, ...string[]]) =>
  (target: object): void => {
    facts(target).discriminator = { property, values };
  };

/** An object type `{ items, total, page, limit }` that a `page(…)` fills. */
export const Page =
  () =>
  (target: object): void => {
    facts(target).shape = 'page';
  };

/** An object type `{ edges { cursor, node }, pageInfo, totalCount? }` that a `connection(…)` fills. */
export const Connection =
  () =>
  (target: object): void => {
    facts(target).shape = 'connection';
  };
