import { GraphQLEnumType, type GraphQLLeafType, type GraphQLNamedType } from 'graphql';
import { literal } from '../../platform/db/index.ts';

/** Text before and after an expression that makes PostgreSQL print what `serialize` of the scalar would return. */
export type Printing = readonly [before: string, after: string];

const AS_IS: Printing = ['', ''];

/** Prints times in UTC with milliseconds, like `Date.prototype.toISOString`. */
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

export class Scalars {
  readonly #printing: ReadonlyMap<string, Printing>;

  /**
   * @param asIs names of scalars whose database value needs no conversion (money as bigint, rich text as jsonb).
   * graphql-js handles scalars that are neither built in nor listed here.
   */
  constructor(asIs: readonly string[] = []) {
    this.#printing = new Map([...Object.entries(BUILT_IN), ...asIs.map((name) => [name, AS_IS] as const)]);
  }

  /** @returns undefined if only graphql-js can print this type */
  printing(leaf: GraphQLLeafType): Printing | undefined {
    if (!(leaf instanceof GraphQLEnumType)) return this.#printing.get(leaf.name);
    if (leaf.getValues().every(({ name, value }) => value === name)) return AS_IS;
    const branches = leaf.getValues().map((v) => ` when ${literal(String(v.value))} then ${literal(v.name)}`);
    return ['case ', `${branches.join('')} end`];
  }

  /** True if printing may turn a value into NULL, because an enum does not list it. */
  losesPrecision(leaf: GraphQLNamedType): boolean {
    return leaf instanceof GraphQLEnumType && this.printing(leaf) !== AS_IS;
  }

  /**
   * Times are printed for graphql-js too, because its scalars do not parse microseconds or offsets without a colon.
   */
  rawPrinting(leaf: GraphQLLeafType): Printing {
    const printing = this.#printing.get(leaf.name);
    return printing === ISO_TIME ? printing : AS_IS;
  }
}

/** Applies a printing to each element of an array expression. NULL remains NULL. */
export const listPrinting = ([before, after]: Printing): Printing =>
  before === '' && after === ''
    ? AS_IS
    : [
        '(select case when l.a is null then null else (select coalesce(json_agg(' +
          `${before}e.v${after} order by e.n), '[]') from unnest(l.a) with ordinality e(v, n)) end from (select (`,
        ')) l(a))',
      ];
