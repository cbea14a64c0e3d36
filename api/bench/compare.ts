import { type Contestant, checkSame, contestants, isWrite, names, type Servers } from './contestants.ts';
import { geometricMean, type Load, measure, median, type Result, rotated, WARM_SECONDS } from './measure.ts';
import { type Way, ways } from './spellings.ts';
import type { Viewers } from './viewers.ts';

export interface Row extends Readonly<Record<Contestant, Result>> {
  readonly name: string;
  /** Each way through the floor, of each repeat. */
  readonly ratios: Readonly<Record<Way, readonly number[]>>;
}

/** Every operation against the floor, turn by turn. */
export async function compare(
  servers: Servers,
  viewers: Viewers,
  { seconds, repeats }: { readonly seconds: number; readonly repeats: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) {
    const loads = contestants(name, servers, viewers);
    await checkSame(name, loads);
    rows.push(await race(name, loads, seconds, repeats));
  }
  return rows;
}

async function race(
  name: string,
  loads: Record<Contestant, Load>,
  seconds: number,
  repeats: number,
): Promise<Row> {
  for (const load of Object.values(loads)) await measure(load, WARM_SECONDS);
  const results: Record<Contestant, Result[]> = { own: [], text: [], third: [], floor: [] };
  // Each repeat begins with another one, so that none is always the one after the floor
  for (let i = 0; i < repeats; i++)
    for (const key of rotated(['floor', ...ways] as const, i))
      results[key].push(await measure(loads[key], seconds));
  const against = (way: Way) =>
    results[way].map(({ perSecond }, i) => perSecond / results.floor[i]!.perSecond);
  return {
    name,
    own: middle(results.own),
    text: middle(results.text),
    third: middle(results.third),
    floor: middle(results.floor),
    ratios: { own: against('own'), text: against('text'), third: against('third') },
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

/** Tables for people, and the one number of all reads. */
export function printComparison(rows: readonly Row[]): void {
  const ratio = (row: Row, way: Way) => median(row.ratios[way]);
  console.table(
    rows.map((row) => ({
      operation: row.name,
      'req/s own / floor': `${Math.round(row.own.perSecond)} / ${Math.round(row.floor.perSecond)}`,
      'own ÷ floor': ratio(row, 'own').toFixed(2),
      'each repeat': row.ratios.own.map((each) => each.toFixed(2)).join(' '),
      'text ÷ floor': ratio(row, 'text').toFixed(2),
      'third ÷ floor': ratio(row, 'third').toFixed(2),
      'p50 / p95 / p99 ms': `${row.own.p50} / ${row.own.p95} / ${row.own.p99}`,
      failed: row.own.failed + row.text.failed + row.third.failed + row.floor.failed,
    })),
  );
  console.log('CPU for a request, in microseconds');
  console.table(
    rows.map(({ name, own, floor }) => ({
      operation: name,
      'node own / floor': pair(own.node, floor.node),
      'node ÷ floor': (own.node / floor.node).toFixed(2),
      'postgres own / floor': pair(own.postgres, floor.postgres),
      'postgres ÷ floor': (own.postgres / floor.postgres).toFixed(2),
    })),
  );
  const reads = rows.filter(({ name }) => !isWrite(name));
  if (!reads.length) return;
  const mean = (way: Way) => geometricMean(reads.map((row) => ratio(row, way))).toFixed(2);
  console.log(
    `reads, geometric mean ÷ floor: own ${mean('own')}, by text ${mean('text')}, a third party's ${mean('third')}`,
  );
}

const pair = (own: number, floor: number) => `${Math.round(own)} / ${Math.round(floor)}`;
