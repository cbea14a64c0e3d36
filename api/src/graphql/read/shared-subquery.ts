import { quote, raw, Sql, sql } from '../../platform/db/index.ts';
import type { Results, Varying } from './plan.ts';

/** A value of a subquery that other fields share. Used alone, it is an ordinary subquery. */
export class SharedValue extends Sql {
  constructor(
    /** After FROM: a table, its joins and conditions. */
    readonly from: Sql,
    readonly value: Sql,
  ) {
    const alone = sql`(select ${value} from ${from})`;
    super(alone.chunks, alone.values);
  }

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
 * Rows over which several fields of an object compute aggregates (or read columns, if there is at most one row). The
 * selected fields are read in one scan, by a lateral join.
 * @param from the text after FROM for a row of the object. It must yield at most one row when its values are
 * selected.
 */
export const sharedSubquery =
  <R>(from: (row: R) => Sql) =>
  (row: R, value: Sql): SharedValue =>
    new SharedValue(from(row), value);

/** The joins of a request: the values of each subquery that at least two fields share. */
type Joined = readonly (readonly number[])[];

/** The shared subqueries of the rows in one place of a statement. */
export class SharedSubqueries {
  readonly #calls: number[] = [];
  readonly #known = new WeakMap<Results, Joined>();

  constructor(readonly alias: string) {}

  /** Adds the call of a field, whose result may be a {@link SharedValue}. */
  add(call: number): void {
    this.#calls.push(call);
  }

  isJoined(results: Results): boolean {
    return this.#joined(results).length > 0;
  }

  /** The SQL of the field: a column of the join, or its own SQL. */
  value(results: Results, call: number): Sql {
    const at = this.#joined(results).findIndex((calls) => calls.includes(call));
    return at < 0 ? (results[call] as Sql) : raw(`${this.#name(at)}.${quote(`v${call}`)}`);
  }

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

  /** A subquery with a single value is not joined, because that saves nothing. */
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
