import type { Row, Side } from './compare.ts';
import { isWrite } from './contestants.ts';
import { geometricMean, median, type Result } from './measure.ts';

/** A side of an operation through the floor, in the middle of its repeats. */
export const ratio = ({ ratios }: Row, side: Side): number => median(ratios[side] ?? []);

/** What a whole run comes to: geometric means through the floor. Absent where nothing of that was measured. */
export interface Means {
  readonly own: number;
  readonly text: number;
  readonly third: number;
  readonly writes: number;
  /** CPU of node for a read. */
  readonly node: number;
}

export function meansOf(rows: readonly Row[]): Partial<Means> {
  const mean = (some: readonly Row[], of: (row: Row) => number) =>
    some.length ? geometricMean(some.map(of)) : undefined;
  const reads = rows.filter(({ name }) => !isWrite(name));
  const writes = rows.filter(({ name }) => isWrite(name));
  const all = {
    own: mean(reads, (row) => ratio(row, 'own')),
    text: mean(reads, (row) => ratio(row, 'text')),
    third: mean(reads, (row) => ratio(row, 'third')),
    writes: mean(writes, (row) => ratio(row, 'own')),
    node: mean(reads, ({ own, floor }) => own.node / floor.node),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const pair = (own: number, floor: number) => `${Math.round(own)} / ${Math.round(floor)}`;
const perSecond = ({ own, floor }: Pick<Row, 'own' | 'floor'>) => pair(own.perSecond, floor.perSecond);
const times = ({ p50, p95, p99 }: Result) => `${p50} / ${p95} / ${p99}`;
const each = (repeats: readonly number[]) => repeats.map((value) => value.toFixed(2)).join(' ');

/** Tables for people. */
export function printComparison(rows: readonly Row[]): void {
  if (!rows.length) return;
  console.table(
    rows.map((row) => ({
      operation: row.name,
      'req/s own / floor': perSecond(row),
      'own ÷ floor': ratio(row, 'own').toFixed(2),
      'each repeat': each(row.ratios.own),
      'text ÷ floor': ratio(row, 'text').toFixed(2),
      'third ÷ floor': ratio(row, 'third').toFixed(2),
      'p50 / p95 / p99 ms': times(row.own),
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
  printCached(rows);
  const said = Object.entries(meansOf(rows)).map(
    ([name, mean]) => `${NAMES[name as keyof Means]} ${mean.toFixed(2)}`,
  );
  if (said.length) console.log(`geometric means ÷ floor: ${said.join(', ')}`);
}

const NAMES: Readonly<Record<keyof Means, string>> = {
  own: 'reads',
  text: 'by text',
  third: "a third party's",
  writes: 'writes',
  node: 'node CPU for a read',
};

/** Public pages at the process that caches responses, compared with the one that reads each time. */
function printCached(rows: readonly Row[]): void {
  const some = rows.flatMap((row) => (row.cached ? [{ ...row, cached: row.cached }] : []));
  if (!some.length) return;
  console.log('cached responses');
  console.table(
    some.map((row) => ({
      operation: row.name,
      'req/s cached / floor': perSecond({ own: row.cached, floor: row.floor }),
      'cached ÷ floor': ratio(row, 'cached').toFixed(2),
      'each repeat': each(row.ratios.cached ?? []),
      'read ÷ floor': ratio(row, 'own').toFixed(2),
      'node µs cached / read': pair(row.cached.node, row.own.node),
      'postgres µs cached / read': pair(row.cached.postgres, row.own.postgres),
      'p50 / p95 / p99 ms': times(row.cached),
      failed: row.cached.failed,
    })),
  );
}
