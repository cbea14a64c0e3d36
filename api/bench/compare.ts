import { type Contestant, checkSame, contestants, type Loads, names, type Servers } from './contestants.ts';
import { CONNECTIONS, measure, median, type Result, rotated, WARM_SECONDS } from './measure.ts';
import { type Way, ways } from './spellings.ts';
import type { Viewers } from './viewers.ts';

/** What is compared with the floor: each spelling, and cached responses. */
export type Side = Way | 'cached';

export interface Row extends Readonly<Record<Contestant, Result>> {
  readonly name: string;
  /** Our own spelling at the process that caches responses; public pages only. */
  readonly cached?: Result;
  /** Each side through the floor, of each repeat. */
  readonly ratios: Readonly<Record<Way, readonly number[]>> & { readonly cached?: readonly number[] };
}

/** How much is measured of each. */
export interface Effort {
  readonly seconds: number;
  readonly repeats: number;
}

/** Every operation against the floor, turn by turn. @param onRow told the rows so far after each */
export async function compare(
  servers: Servers,
  viewers: Viewers,
  effort: Effort,
  onRow: (rows: readonly Row[]) => void,
): Promise<void> {
  const rows: Row[] = [];
  for (const name of names) {
    const loads = contestants(name, servers, viewers);
    await checkSame(name, loads);
    rows.push(await race(name, loads, effort));
    onRow(rows);
  }
}

/** For operations of which not each connection is answered once a second: fewer requests at once, for longer. */
const SLOW = { connections: 4, seconds: 6 };

async function race(name: string, loads: Loads, effort: Effort): Promise<Row> {
  const warm: Result[] = [];
  for (const load of Object.values(loads)) warm.push(await measure(load, WARM_SECONDS));
  const isSlow = warm.some(({ perSecond }) => perSecond < CONNECTIONS);
  const seconds = isSlow ? Math.max(effort.seconds, SLOW.seconds) : effort.seconds;
  const { repeats } = effort;
  const turns = ['floor', ...ways, ...(loads.cached ? ['cached' as const] : [])] as const;
  const results: Record<Contestant | 'cached', Result[]> = {
    own: [],
    text: [],
    third: [],
    cached: [],
    floor: [],
  };
  // Each repeat begins with another one, so that none is always the one after the floor
  for (let i = 0; i < repeats; i++)
    for (const key of rotated(turns, i)) {
      const load = loads[key]!;
      results[key].push(await measure(isSlow ? { ...load, connections: SLOW.connections } : load, seconds));
    }
  const against = (side: Side) =>
    results[side].map(({ perSecond }, i) => perSecond / results.floor[i]!.perSecond);
  return {
    name,
    own: middle(results.own),
    text: middle(results.text),
    third: middle(results.third),
    floor: middle(results.floor),
    ...(loads.cached ? { cached: middle(results.cached) } : {}),
    ratios: {
      own: against('own'),
      text: against('text'),
      third: against('third'),
      ...(loads.cached ? { cached: against('cached') } : {}),
    },
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
