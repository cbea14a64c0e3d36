import type { Row } from './compare.ts';
import { isWrite, type Side } from './contestants.ts';
import { geometricMean, median, type Result } from './measure.ts';
import { peers } from './peers/index.ts';
import type { Way } from './spellings.ts';

/** The median of a side's ratios to the floor. Undefined if the side does not have the operation. */
export function ratio(row: Row, side: Way): number;
export function ratio(row: Row, side: Side): number | undefined;
export function ratio({ ratios }: Row, side: Side): number | undefined {
  const repeats = ratios[side];
  return repeats && median(repeats);
}

/** Sen's own documents divided by the faster peer. Undefined if no peer has the operation. */
export function againstBestPeer(row: Row): number | undefined {
  const found = peers.flatMap((peer) => ratio(row, peer) ?? []);
  return found.length ? ratio(row, 'own') / Math.max(...found) : undefined;
}

/** Geometric means of a run. Undefined if none of their operations were measured. */
export interface Means {
  readonly own: number;
  readonly third: number;
  readonly peer: number;
  readonly writes: number;
  readonly node: number;
}

export function getMeans(rows: readonly Row[]): Partial<Means> {
  const mean = (some: readonly Row[], of: (row: Row) => number | undefined) => {
    const values = some.flatMap((row) => of(row) ?? []);
    return values.length ? geometricMean(values) : undefined;
  };
  const reads = rows.filter(({ name }) => !isWrite(name));
  const writes = rows.filter(({ name }) => isWrite(name));
  const all = {
    own: mean(reads, (row) => ratio(row, 'own')),
    third: mean(reads, (row) => ratio(row, 'third')),
    peer: mean(reads, againstBestPeer),
    writes: mean(writes, (row) => ratio(row, 'own')),
    node: mean(reads, ({ own, floor }) => own.node / floor.node),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const NAMES: Readonly<Record<keyof Means, string>> = {
  own: 'reads ÷ floor',
  third: "a third party's documents ÷ floor",
  peer: 'reads ÷ best peer',
  writes: 'writes ÷ floor',
  node: 'node CPU of a read ÷ floor',
};

const list = (...values: number[]) => values.map(Math.round).join(' / ');
const times = ({ p50, p95, p99 }: Result) => `${p50} / ${p95} / ${p99}`;
const getEach = (repeats: readonly number[] = []) => repeats.map((value) => value.toFixed(2)).join(' ');

export function printComparison(rows: readonly Row[]): void {
  if (!rows.length) return;
  console.table(
    rows.map((row) => ({
      operation: row.name,
      'req/s own / floor': list(row.own.perSecond, row.floor.perSecond),
      'own ÷ floor': ratio(row, 'own').toFixed(2),
      'each repeat': getEach(row.ratios.own),
      'third ÷ floor': ratio(row, 'third').toFixed(2),
      'p50 / p95 / p99 ms': times(row.own),
      failed: row.own.failed + row.third.failed + row.floor.failed,
    })),
  );
  console.log('CPU of a request, in microseconds');
  console.table(
    rows.map(({ name, own, floor }) => ({
      operation: name,
      'node own / floor': list(own.node, floor.node),
      'node ÷ floor': (own.node / floor.node).toFixed(2),
      'postgres own / floor': list(own.postgres, floor.postgres),
      'postgres ÷ floor': (own.postgres / floor.postgres).toFixed(2),
    })),
  );
  printPeers(rows);
  printCached(rows);
  const means = Object.entries(getMeans(rows)).map(
    ([name, mean]) => `${NAMES[name as keyof Means]} ${mean.toFixed(2)}`,
  );
  if (means.length) console.log(`geometric means: ${means.join(', ')}`);
}

/** Prints the reads that the peers have too, measured in the same run on the same rows. */
function printPeers(rows: readonly Row[]): void {
  const lines = rows.flatMap(({ own, postgraphile, idiomatic, ...row }) =>
    postgraphile && idiomatic
      ? [
          {
            operation: row.name,
            'req/s own / postgraphile / idiomatic': list(
              own.perSecond,
              postgraphile.perSecond,
              idiomatic.perSecond,
            ),
            'own ÷ postgraphile': getEach(
              row.ratios.own.map((value, i) => value / row.ratios.postgraphile![i]!),
            ),
            'own ÷ idiomatic': getEach(row.ratios.own.map((value, i) => value / row.ratios.idiomatic![i]!)),
            'own ÷ best': againstBestPeer({ own, postgraphile, idiomatic, ...row })!.toFixed(2),
            'node µs': list(own.node, postgraphile.node, idiomatic.node),
            'postgres µs': list(own.postgres, postgraphile.postgres, idiomatic.postgres),
            failed: postgraphile.failed + idiomatic.failed,
          },
        ]
      : [],
  );
  if (!lines.length) return;
  console.log('peers');
  console.table(lines);
}

/** Prints guests' reads from the response cache, measured in the same run as those from the database. */
function printCached(rows: readonly Row[]): void {
  const lines = rows.flatMap(({ cached, own, floor, ...row }) =>
    cached
      ? [
          {
            operation: row.name,
            'req/s cached / floor': list(cached.perSecond, floor.perSecond),
            'cached ÷ floor': median(row.ratios.cached!).toFixed(2),
            'each repeat': getEach(row.ratios.cached),
            'read ÷ floor': median(row.ratios.own).toFixed(2),
            'node µs cached / read': list(cached.node, own.node),
            'p50 / p95 / p99 ms': times(cached),
            failed: cached.failed,
          },
        ]
      : [],
  );
  if (!lines.length) return;
  console.log('cached responses');
  console.table(lines);
}
