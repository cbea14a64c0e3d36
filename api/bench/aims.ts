import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMeans, type Means, ratio } from './comparison.ts';
import { type Growth, type GrowthKind, maxGrowth, measureGrowth } from './growth.ts';
import type { BenchRecord } from './record.ts';

export interface Aim {
  readonly aim: string;
  readonly wanted: string;
  /** Undefined if nothing of it was measured. */
  readonly reached?: string;
  readonly isMet?: boolean;
}

const MEANS: readonly [keyof Means, string, number][] = [
  ['peer', 'hot reads ÷ best peer', 1.8],
  ['own', 'hot reads ÷ floor', 0.7],
  ['third', "hot reads by a third party's documents ÷ floor", 0.6],
];
const WRITES: Readonly<Record<string, number>> = { 'progress write': 0.7, checkout: 0.5 };
const CACHED_LISTS = ['catalogue page (anonymous)', 'search (anonymous)'];
const CACHED = 4;

const getAim = (
  aim: string,
  reached: number | undefined,
  bound: number,
  kind: 'least' | 'most',
  print = (value: number) => value.toFixed(2),
): Aim => ({
  aim,
  wanted: `${kind === 'least' ? '≥' : '≤'} ${bound}`,
  ...(reached === undefined
    ? {}
    : { reached: print(reached), isMet: kind === 'least' ? reached >= bound : reached <= bound }),
});

/** All targets with the figure of this run, or of the last drill. */
export function getAims({ rows, growth = [] }: BenchRecord): Aim[] {
  const means = getMeans(rows);
  const of = (name: string, side: 'own' | 'cached') => {
    const row = rows.find((each) => each.name === name);
    return row && ratio(row, side);
  };
  return [
    ...MEANS.map(([name, aim, bound]) => getAim(`${aim}, geometric mean`, means[name], bound, 'least')),
    ...Object.entries(WRITES).map(([name, bound]) =>
      getAim(`${name} ÷ hand-written transaction`, of(name, 'own'), bound, 'least'),
    ),
    ...CACHED_LISTS.map((name) => getAim(`cached ${name} ÷ floor`, of(name, 'cached'), CACHED, 'least')),
    worst(growth, 'first page', 'growth of first pages'),
    worst(growth, 'exact total', "growth of exact totals ÷ the floor's"),
    worst(growth, 'free text', "growth of free text ÷ the floor's"),
    ...aimsOfDrill(),
  ];
}

/** The operation of a kind with the largest growth. */
function worst(growth: readonly Growth[], kind: GrowthKind, aim: string): Aim {
  const [most] = growth
    .filter((each) => each.kind === kind)
    .sort((one, other) => measureGrowth(other) - measureGrowth(one));
  const print = (value: number) => `${value.toFixed(2)} (${most!.name})`;
  return getAim(aim, most && measureGrowth(most), maxGrowth(kind), 'most', print);
}

const artifacts = join(import.meta.dirname, '..', '..', 'artifacts');

/** The figures of the last `npm run drill`. */
function getFigures<T>(name: string): (T & { readonly at: string }) | undefined {
  try {
    return JSON.parse(readFileSync(join(artifacts, `drill-${name}.json`), 'utf8')) as T & { at: string };
  } catch {
    return undefined;
  }
}

function aimsOfDrill(): Aim[] {
  const staleness = getFigures<{ most: number }>('staleness');
  const load = getFigures<{ p95: number; failed: number }>('mixed-load');
  const at = (figures: { at: string } | undefined) => (value: number) =>
    `${Number(value.toFixed(3))}, ${figures!.at.slice(0, 10)}`;
  return [
    getAim(
      "commit visible in every process's cache, ms (drill)",
      staleness?.most,
      1000,
      'most',
      at(staleness),
    ),
    getAim('200 users, 100 requests per second: p95, ms (drill)', load?.p95, 100, 'most', at(load)),
    getAim('200 users, 100 requests per second: errors (drill)', load?.failed, 0, 'most', at(load)),
  ];
}

export function printAims(aims: readonly Aim[]): void {
  console.table(
    aims.map(({ aim, wanted, reached = '', isMet }) => ({
      aim,
      wanted,
      reached,
      met: isMet === undefined ? 'not measured' : isMet ? 'met' : 'not met',
    })),
  );
}
