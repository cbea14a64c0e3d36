import { type Contestant, checkSame, contestants, isWrite, names, type Servers } from './contestants.ts';
import { geometricMean, type Load, measure, median, type Result } from './measure.ts';
import type { Viewers } from './viewers.ts';

const WARM_SECONDS = 5;

export interface Row {
  readonly name: string;
  readonly own: Result;
  readonly third: Result;
  readonly floor: Result;
  /** Ours through the floor, and a third party's, of each repeat. */
  readonly ratios: readonly number[];
  readonly thirdRatios: readonly number[];
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
    if (!isWrite(name)) await checkSame(name, loads);
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
  // The runtime compiles what is hot over several seconds: measured sooner, it is a half-compiled program
  for (const load of Object.values(loads)) await measure(load, WARM_SECONDS);
  const results: Record<Contestant, Result[]> = { own: [], third: [], floor: [] };
  for (let i = 0; i < repeats; i++)
    for (const key of ['floor', 'own', 'third'] as const)
      results[key].push(await measure(loads[key], seconds));
  const against = (list: readonly Result[]) =>
    list.map((result, i) => result.perSecond / results.floor[i]!.perSecond);
  return {
    name,
    own: middle(results.own),
    third: middle(results.third),
    floor: middle(results.floor),
    ratios: against(results.own),
    thirdRatios: against(results.third),
  };
}

const middle = (list: readonly Result[]): Result => ({
  perSecond: median(list.map((r) => r.perSecond)),
  p50: median(list.map((r) => r.p50)),
  p95: median(list.map((r) => r.p95)),
  p99: median(list.map((r) => r.p99)),
  cpu: median(list.map((r) => r.cpu)),
  failed: list.reduce((sum, r) => sum + r.failed, 0),
});

/** A table for people, and the one number of all reads. */
export function printComparison(rows: readonly Row[]): void {
  console.table(
    rows.map(({ name, own, third, floor, ratios, thirdRatios }) => ({
      operation: name,
      'floor req/s': Math.round(floor.perSecond),
      'own req/s': Math.round(own.perSecond),
      'own ÷ floor': median(ratios).toFixed(2),
      'each repeat': ratios.map((r) => r.toFixed(2)).join(' '),
      'third ÷ floor': median(thirdRatios).toFixed(2),
      'p50 / p95 / p99 ms': `${own.p50} / ${own.p95} / ${own.p99}`,
      'node CPU ÷ floor': (own.cpu / floor.cpu).toFixed(1),
      failed: own.failed + third.failed + floor.failed,
    })),
  );
  const reads = rows.filter(({ name }) => !isWrite(name));
  const mean = (ratios: (row: Row) => readonly number[]) =>
    geometricMean(reads.map((row) => median(ratios(row)))).toFixed(2);
  console.log(
    `reads, geometric mean ÷ floor: own ${mean((r) => r.ratios)}, third party's ${mean((r) => r.thirdRatios)}`,
  );
}
