import { GraphQLEnumType, type GraphQLLeafType, type GraphQLNamedType } from 'graphql';
import { literal } from '../../platform/db/sql.ts';

/** Text before and after an expression that makes PostgreSQL print what the scalar's `serialize` would. */
export type Printing = readonly [before: string, after: string];

const AS_IS: Printing = ['', ''];

/** Times are UTC with milliseconds, as `Date.prototype.toISOString` prints them. */
const ISO_TIME: Printing = ['to_char((', `) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`];

const BUILT_IN: Readonly<Record<string, Printing>> = {
  Int: AS_IS,
  Float: AS_IS,
  String: AS_IS,
  Boolean: AS_IS,
  ID: ['(', ')::text'],
  DateTime: ISO_TIME,
  DateTimeISO: ISO_TIME,
};

/** How leaf types become JSON inside PostgreSQL. */
export class Scalars {
  readonly #printing: ReadonlyMap<string, Printing>;

  /**
   * @param asIs names of scalars whose database value needs no change as JSON (money as bigint, rich text as
   * jsonb). A scalar that is neither built in nor named here is left to graphql-js.
   */
  constructor(asIs: readonly string[] = []) {
    this.#printing = new Map([...Object.entries(BUILT_IN), ...asIs.map((name) => [name, AS_IS] as const)]);
  }

  /** undefined: only graphql-js can print this type. */
  printing(leaf: GraphQLLeafType): Printing | undefined {
    if (!(leaf instanceof GraphQLEnumType)) return this.#printing.get(leaf.name);
    if (leaf.getValues().every(({ name, value }) => value === name)) return AS_IS;
    const whens = leaf.getValues().map((v) => ` when ${literal(String(v.value))} then ${literal(v.name)}`);
    return ['case ', `${whens.join('')} end`];
  }

  /** Whether printing may turn a value into NULL: one that an enum does not list. */
  mayLose(leaf: GraphQLNamedType): boolean {
    return leaf instanceof GraphQLEnumType && this.printing(leaf) !== AS_IS;
  }

  /** Times go to graphql-js printed too: its scalars read no microseconds and no offset without a colon. */
  rawPrinting(leaf: GraphQLLeafType): Printing {
    const printing = this.#printing.get(leaf.name);
    return printing === ISO_TIME ? printing : AS_IS;
  }
}

/** Applies a printing to each element of an array expression; NULL stays NULL. */
export const listPrinting = ([before, after]: Printing): Printing =>
  before === '' && after === ''
    ? AS_IS
    : [
        '(select case when l.a is null then null else (select coalesce(json_agg(' +
          `${before}e.v${after} order by e.n), '[]') from unnest(l.a) with ordinality e(v, n)) end from (select (`,
        ')) l(a))',
      ];
