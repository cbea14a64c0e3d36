import { quote, raw, Sql, sql } from '../../platform/db/sql.ts';
import type { Results, Varying } from './plan.ts';

/** One value out of a subquery that other fields read from as well. By itself it is a subquery like any other. */
export class SharedValue extends Sql {
  constructor(
    /** After FROM: a table, its joins and conditions. */
    readonly from: Sql,
    readonly value: Sql,
  ) {
    const alone = sql`(select ${value} from ${from})`;
    super(alone.chunks, alone.values);
  }

  /** Whether both read from the very same rows. */
  sharesWith({ from }: SharedValue): boolean {
    const { chunks, values } = this.from;
    return (
      from.chunks.length === chunks.length &&
      from.chunks.every((chunk, i) => chunk === chunks[i]) &&
      from.values.every((value, i) => value === values[i])
    );
  }
}

/**
 * Rows that several fields of one object compute something over, each with an aggregate (or a column, where there is at
 * most one row). Those fields of it that a document selects are read in one scan, by a lateral join.
 * @param from what stands after FROM for a row of the object: it gives one row at most once its values are selected
 */
export const sharedSubquery =
  <R>(from: (row: R) => Sql) =>
  (row: R, value: Sql): SharedValue =>
    new SharedValue(from(row), value);

/** What one request joins: the values of each subquery that at least two fields share. */
type Joined = readonly (readonly number[])[];

/** The shared subqueries of the rows at one place of a statement. */
export class SharedSubqueries {
  readonly #calls: number[] = [];
  readonly #known = new WeakMap<Results, Joined>();

  /** @param alias of the rows that the subqueries are joined to */
  constructor(readonly alias: string) {}

  /** A field's call, whose result may be a {@link SharedValue}. */
  add(call: number): void {
    this.#calls.push(call);
  }

  isJoined(results: Results): boolean {
    return this.#joined(results).length > 0;
  }

  /** What stands for the field: a column of what was joined, or its own SQL. */
  value(results: Results, call: number): Sql {
    const at = this.#joined(results).findIndex((calls) => calls.includes(call));
    return at < 0 ? (results[call] as Sql) : raw(`${this.#name(at)}.${quote(`v${call}`)}`);
  }

  /** The joins. */
  readonly write: Varying = (out, results) => {
    this.#joined(results).forEach((calls, at) => {
      const shared = calls.map((call) => results[call] as SharedValue);
      out.text += ' left join lateral (select ';
      calls.forEach((call, i) => {
        if (i > 0) out.text += ', ';
        out.add(shared[i]!.value);
        out.text += ` as ${quote(`v${call}`)}`;
      });
      out.text += ' from ';
      out.add(shared[0]!.from);
      out.text += `) ${this.#name(at)} on true`;
    });
  };

  #name(at: number): string {
    return `${this.alias}s${at}`;
  }

  /** Fewer than two values of a subquery stay where they are: a join would win nothing. */
  #joined(results: Results): Joined {
    if (this.#calls.length < 2) return [];
    const known = this.#known.get(results);
    if (known) return known;
    const groups: number[][] = [];
    for (const call of this.#calls) {
      const value = results[call];
      if (!(value instanceof SharedValue)) continue;
      const group = groups.find(([first]) => value.sharesWith(results[first!] as SharedValue));
      if (group) group.push(call);
      else groups.push([call]);
    }
    const joined = groups.filter(({ length }) => length > 1);
    this.#known.set(results, joined);
    return joined;
  }
}
