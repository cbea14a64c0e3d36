import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Means, meansOf, ratio } from './comparison.ts';
import { type Growth, type GrowthKind, growthOf, mostGrowth } from './growth.ts';
import type { BenchRecord } from './record.ts';

/** What is aimed at, and what was reached. */
export interface Aim {
  readonly aim: string;
  readonly wanted: string;
  /** Absent where nothing of it was measured. */
  readonly reached?: string;
  readonly isMet?: boolean;
}

/** Through the floor: all reads, then single operations. */
const MEANS: readonly [keyof Means, string, number, 'least' | 'most'][] = [
  ['own', 'own documents, geometric mean of the reads', 0.9, 'least'],
  ['third', "a third party's documents", 0.75, 'least'],
  ['node', 'node CPU for a read', 1.5, 'most'],
];
const WRITES: Readonly<Record<string, number>> = { 'progress write': 0.8, checkout: 0.8 };
const CACHED: Readonly<Record<string, number>> = {
  'catalogue page': 10,
  search: 10,
  'course detail': 6,
  'single course': 2.5,
};
const HITS = { courses: 0.6, lists: 0.85 } as const;

const held = (
  aim: string,
  reached: number | undefined,
  bound: number,
  kind: 'least' | 'most',
  said = (value: number) => value.toFixed(2),
): Aim => ({
  aim,
  wanted: `${kind === 'least' ? '≥' : '≤'} ${bound}`,
  ...(reached === undefined
    ? {}
    : { reached: said(reached), isMet: kind === 'least' ? reached >= bound : reached <= bound }),
});

/** Every aim beside what this run reached; beside those that others measure what they left. */
export function aimsOf({ rows, hits, growth = [] }: BenchRecord): Aim[] {
  const means = meansOf(rows);
  const row = (name: string) => rows.find((each) => each.name === name);
  const through = (name: string, side: 'own' | 'cached') => {
    const found = row(name);
    return found?.ratios[side] && ratio(found, side);
  };
  return [
    ...MEANS.map(([name, aim, bound, kind]) => held(aim, means[name], bound, kind)),
    ...Object.entries(WRITES).map(([name, bound]) =>
      held(`write: ${name}`, through(name, 'own'), bound, 'least'),
    ),
    ...Object.entries(CACHED).flatMap(([name, bound]) =>
      [name, `${name} (anonymous)`].map((each) =>
        held(`cached: ${each}`, through(each, 'cached'), bound, 'least'),
      ),
    ),
    ...Object.entries(HITS).map(([kind, bound]) =>
      held(`hit rate: ${kind}`, hits?.[kind as keyof typeof HITS], bound, 'least'),
    ),
    worst(growth, 'first page', 'growth: first pages'),
    worst(growth, 'exact total', "growth: exact totals, ÷ the floor's"),
    worst(growth, 'free text', "growth: free text, ÷ the floor's"),
    ...elsewhere(),
  ];
}

/** Of a kind the operation that grows most. */
function worst(growth: readonly Growth[], kind: GrowthKind, aim: string): Aim {
  const [most] = growth
    .filter((each) => each.kind === kind)
    .sort((one, other) => growthOf(other) - growthOf(one));
  const named = (value: number) => `${value.toFixed(2)} (${most!.name})`;
  return held(aim, most && growthOf(most), mostGrowth(kind), 'most', named);
}

/** Where other commands leave what they measured. */
const artifacts = join(import.meta.dirname, '..', '..', 'artifacts');
function left<T>(file: string): (T & { readonly at: string }) | undefined {
  try {
    return JSON.parse(readFileSync(join(artifacts, file), 'utf8')) as T & { at: string };
  } catch {
    return undefined;
  }
}

interface WebPage {
  readonly median: Readonly<Record<string, number>>;
}

/** What `npm run drill` and `npm run bench:web` measured last. */
function elsewhere(): Aim[] {
  const seen = left<{ most: number; commits: number }>('drill-staleness.json');
  const load = left<{ p95: number; failed: number }>('drill-mixed-load.json');
  const web = left<{ pages: Record<string, WebPage> }>('web.json');
  const medians = Object.values(web?.pages ?? {}).map(({ median }) => median);
  const extreme = (name: string, of: 'min' | 'max') =>
    medians.length ? Math[of](...medians.map((each) => each[name]!)) : undefined;
  const at = (found: { at: string } | undefined) => (value: number) =>
    `${Number(value.toFixed(3))}, ${found!.at.slice(0, 10)}`;
  return [
    held('a commit seen in every process, ms (drill)', seen?.most, 1000, 'most', at(seen)),
    held('mixed load: p95, ms (drill)', load?.p95, 300, 'most', at(load)),
    held('mixed load: errors (drill)', load?.failed, 0, 'most', at(load)),
    held('pages: LCP, ms (bench:web)', extreme('lcp', 'max'), 1500, 'most', at(web)),
    held('pages: TBT, ms (bench:web)', extreme('tbt', 'max'), 150, 'most', at(web)),
    held('pages: CLS (bench:web)', extreme('cls', 'max'), 0.02, 'most', at(web)),
    held('pages: performance (bench:web)', extreme('performance', 'min'), 95, 'least', at(web)),
    ...['accessibility', 'seo', 'best-practices'].map((name) =>
      held(`pages: ${name} (bench:web)`, extreme(name, 'min'), 100, 'least', at(web)),
    ),
    held('pages: scripts, KiB (bench:web)', extreme('scripts', 'max'), 130, 'most', at(web)),
    held('pages: scripts before the first paint (bench:web)', extreme('early', 'max'), 0, 'most', at(web)),
  ];
}

/** The last table. */
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
