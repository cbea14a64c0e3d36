import { Extensions } from 'type-graphql';
import type { Sql } from '../../platform/db/index.ts';
import type { Row, RowClass } from './source.ts';

export interface FieldExtensions<Context = unknown> {
  readonly read?: boolean;
  /** Tables that decide the response of a public query: it is cached for guests until one of them changes. */
  readonly cached?: readonly string[];
  readonly isUncached?: boolean;
  readonly guard?: Predicate;
  readonly needs?: readonly string[];
  readonly maxRows?: MaxRowsOptions & { readonly rows: number };
  readonly costs?: CostsOptions & { readonly cost: number };
  readonly pageUpTo?: PageUpToOptions & { readonly rows: number };
  /**
   * For root fields: derives the context for this field and its selection. Optional. Defaults to the context of the
   * request.
   */
  readonly getContext?: (context: Context) => Context;
}

export const getContext = (extensions: FieldExtensions | undefined, context: unknown): unknown =>
  extensions?.getContext?.(context) ?? context;

export interface PageUpToOptions {
  /** Number of rows that together cost 1, if a measurement has shown that rows are this cheap. */
  readonly rowsForOne?: number;
}

export interface CostsOptions {
  /**
   * Charges the cost only if this argument (or field of an argument, for instance `filter.search`) is present and not
   * empty.
   */
  readonly ifArgument?: string;
}

export interface MaxRowsOptions {
  /** Cost of the list instead of its limit, for lists in a single column, which are loaded with their row. */
  readonly countsAs?: number;
  /** Total limit of all such lists below one list of the named field (`Course.sections`). */
  readonly together?: { readonly below: string; readonly rows: number };
}

/**
 * Decides about a row: true or false for all rows, or a condition. The decorators below have the types that a rule
 * was written for; the caller must pass a matching viewer, row and context.
 */
export type Predicate = (viewer: never, row: never, context: never) => Sql | boolean;

interface ClassFacts {
  visible?: Predicate;
  getView?: () => RowClass<object>;
  ownVisibility?: string;
  shape?: 'page' | 'connection';
  discriminator?: Discriminator;
}

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

/** Reads a fact of a class or of its base classes. The nearest declaration wins. */
function inherited<K extends keyof ClassFacts>(target: object, key: K): ClassFacts[K] {
  for (let c: object | null = target; c !== null && c !== Function.prototype; c = Object.getPrototypeOf(c)) {
    const value = classes.get(c)?.[key];
    if (value !== undefined) return value;
  }
  return undefined;
}

export const getVisible = (target: object): Predicate | undefined => inherited(target, 'visible');
/** The stated reason why a view replaces the rule of its entity. */
export const getOwnVisibility = (target: object): string | undefined => classes.get(target)?.ownVisibility;
export const getView = (target: object): (() => RowClass<object>) | undefined => inherited(target, 'getView');
export const getDiscriminator = (target: object): Discriminator | undefined =>
  classes.get(target)?.discriminator;
export const getShape = (target: object): 'page' | 'connection' | undefined => inherited(target, 'shape');

/**
 * Restricts the viewers of a field. Others get null, so the field must be nullable. For columns, relations and
 * `@ReadQuery` or `@ReadField` resolvers; an ordinary resolver checks for itself.
 */
export const Guard = <V, T, C = unknown>(allow: (viewer: V, row: Row<T>, context: C) => Sql | boolean) =>
  Extensions({ guard: allow } satisfies FieldExtensions);

/**
 * No response with this field is cached, because the changes of its tables are not announced to all processes, or
 * because only some viewers may see it.
 */
export const Uncached = () => Extensions({ isUncached: true } satisfies FieldExtensions);

/**
 * For ordinary field resolvers of compiled objects: the properties that the root needs. Defaults to the primary key.
 * They have their JSON form, so times are ISO strings. Their guards do not apply.
 */
export const Needs = (...properties: readonly string[]) =>
  Extensions({ needs: properties } satisfies FieldExtensions);

/**
 * Maximum length of a list, which the commands that write it enforce. It is the LIMIT of the statement and the row
 * count in a document's cost. Required for every relation to many rows, except for lists whose arguments state the
 * size (`limit`, `first`).
 */
export const MaxRows = (rows: number, options: MaxRowsOptions = {}) =>
  Extensions({ maxRows: { rows, ...options } } satisfies FieldExtensions);

/**
 * Additional cost of a field, for one that takes the database much longer than its number of rows suggests. A field
 * that is read from its row costs 1.
 */
export const Costs = (cost: number, options: CostsOptions = {}) =>
  Extensions({ costs: { cost, ...options } } satisfies FieldExtensions);

/** Maximum `first` of a connection that allows more rows than others. Its source must state the same (`maxFirst`). */
export const PageUpTo = (rows: number, options: PageUpToOptions = {}) =>
  Extensions({ pageUpTo: { rows, ...options } } satisfies FieldExtensions);

/** For `@Visible(everyone)`: every viewer may see all rows of the type. Must be declared explicitly. */
export const everyone = (): boolean => true;

/**
 * Restricts the viewers of rows of this type. Applied wherever such rows are read (sources, to-one and to-many
 * relations, pages, connections, totals). The server does not start if a type with a table declares neither a rule
 * nor {@link everyone}. A to-one relation to a hidden row is null: declare the field nullable unless the visibility
 * of the parent implies that of the child.
 */
export const Visible =
  <V, T, C = unknown>(may: (viewer: V, row: Row<T>, context: C) => Sql | boolean) =>
  (target: RowClass<T>): void => {
    Object.assign(facts(target), { visible: may });
  };

export interface ViewOptions {
  /** A sentence that states why the view replaces the `@Visible` of its entity. */
  readonly ownVisibility?: string;
}

/**
 * Another GraphQL type for the table of an entity. Its fields are properties of the entity with the same names. It
 * inherits the `@Visible` of the entity unless it declares its own and states why (`ownVisibility`). Properties
 * without `@Field` can be declared for use in conditions.
 */
export const View =
  (entity: () => RowClass<object>, { ownVisibility }: ViewOptions = {}) =>
  (target: object): void => {
    Object.assign(facts(target), { getView: entity, ownVisibility });
  };

/**
 * For members of an interface or union that is read from rows: rows whose `property` has one of the values are of
 * this type. All members have the same property, and one table or none.
 */
export const DiscriminatedBy =
  (property: string, ...values: readonly [string, ...string[]]) =>
  (target: object): void => {
    facts(target).discriminator = { property, values };
  };

export const Page =
  () =>
  (target: object): void => {
    facts(target).shape = 'page';
  };

export const Connection =
  () =>
  (target: object): void => {
    facts(target).shape = 'connection';
  };
