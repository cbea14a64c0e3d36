import {
  assertSame,
  type ByContestant,
  type Contestant,
  contestants,
  names,
  type Servers,
  type Side,
} from './contestants.ts';
import { CONNECTIONS, type Load, measure, median, type Result, rotated, WARM_SECONDS } from './measure.ts';
import type { Way } from './spellings.ts';
import type { Viewers } from './viewers.ts';

export interface Row extends ByContestant<Result> {
  readonly name: string;
  /** Requests per second of each side, divided by those of the floor in the same repeat. */
  readonly ratios: Readonly<Record<Way, readonly number[]>> &
    Readonly<Partial<Record<Side, readonly number[]>>>;
}

/** Duration and repeats of the measurements. */
export interface Effort {
  readonly seconds: number;
  readonly repeats: number;
}

/**
 * Measures every operation against the floor, one after another.
 * @param onRow receives the rows so far after each operation
 */
export async function compare(
  servers: Servers,
  viewers: Viewers,
  effort: Effort,
  onRow: (rows: readonly Row[]) => void,
): Promise<void> {
  const rows: Row[] = [];
  for (const name of names) {
    const loads = contestants(name, servers, viewers);
    await assertSame(name, loads);
    rows.push(await race(name, loads, effort));
    onRow(rows);
  }
}

/**
 * For operations that respond less than once per second on each connection: fewer simultaneous requests, and a longer
 * measurement.
 */
const SLOW = { connections: 4, seconds: 6 };

async function race(name: string, loads: ByContestant<Load>, effort: Effort): Promise<Row> {
  const turns = Object.keys(loads) as Contestant[];
  const warm: Result[] = [];
  for (const turn of turns) warm.push(await measure(loads[turn]!, WARM_SECONDS));
  const isSlow = warm.some(({ perSecond }) => perSecond < CONNECTIONS);
  const seconds = isSlow ? Math.max(effort.seconds, SLOW.seconds) : effort.seconds;
  const results: Partial<Record<Contestant, Result[]>> = {};
  // Each repeat begins with another contestant, so that none always follows the floor
  for (let i = 0; i < effort.repeats; i++)
    for (const turn of rotated(turns, i)) {
      const load = isSlow ? { ...loads[turn]!, connections: SLOW.connections } : loads[turn]!;
      const measured = await measure(load, seconds);
      results[turn] ??= [];
      results[turn].push(measured);
    }
  const ratios = turns
    .filter((turn) => turn !== 'floor')
    .map((turn) => [
      turn,
      results[turn]!.map(({ perSecond }, i) => perSecond / results.floor![i]!.perSecond),
    ]);
  return {
    name,
    ...(Object.fromEntries(
      turns.map((turn) => [turn, middle(results[turn]!)]),
    ) as unknown as ByContestant<Result>),
    ratios: Object.fromEntries(ratios) as Row['ratios'],
  };
}

const middle = (list: readonly Result[]): Result => {
  const of = (key: keyof Result) => median(list.map((each) => each[key]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    node: of('node'),
    postgres: of('postgres'),
    failed: list.reduce((sum, { failed }) => sum + failed, 0),
  };
};
