import type { Effort } from './compare.ts';
import { contestants, isAnonymous, isWrite, names, type Servers } from './contestants.ts';
import { type Load, measure, median, WARM_SECONDS } from './measure.ts';
import { operations } from './operations.ts';
import type { Viewers } from './viewers.ts';

interface Side {
  readonly servers: Servers;
  readonly viewers: Viewers;
}

/**
 * Reason why the cost of an operation grows with the data: it does not, it counts an exact total, or it searches
 * text.
 */
export type GrowthKind = 'first page' | 'exact total' | 'free text';

/** The cost of an operation on all of the data divided by that on a tenth, in each repeat. */
export interface Growth {
  readonly name: string;
  readonly kind: GrowthKind;
  readonly own: readonly number[];
  readonly floor: readonly number[];
}

/** The targets: of a first page, and of a total or a search relative to the floor. */
const MAX_GROWTH = { alone: 1.3, againstFloor: 1.5 } as const;
/** True if an operation counts or searches all of the data, so that its cost grows with it. */
export const growsWithData = (kind: GrowthKind): boolean => kind === 'exact total' || kind === 'free text';

/** The figure that is compared with the target. */
export const measureGrowth = ({ kind, own, floor }: Growth): number =>
  growsWithData(kind) ? median(own) / median(floor) : median(own);
export const maxGrowth = (kind: GrowthKind): number =>
  growsWithData(kind) ? MAX_GROWTH.againstFloor : MAX_GROWTH.alone;

/** Fields that compute totals over rows whose number grows with the data. */
const TOTALS = /\b(total|totalCount|trialBalance|studyStatistics|teachingFigures|earningsOverTime)\b/;

/** Detects the kind from the document. */
function getKind(name: string): GrowthKind {
  const { document } = operations.find((each) => each.name === name)!;
  if (/\bsearch: \$search/.test(document)) return 'free text';
  return TOTALS.test(document) ? 'exact total' : 'first page';
}

/** Few simultaneous requests, so that the cost of a request is measured and not a queue. */
const CONNECTIONS = 4;

/**
 * Measures the growth of each read, for Sen and for the floor. The sizes alternate, because a machine that drifts by
 * a factor of two would look like growth.
 */
export async function growth(tenth: Side, full: Side, { seconds, repeats }: Effort): Promise<Growth[]> {
  const rows: Growth[] = [];
  for (const name of names.filter((each) => !isAnonymous(each) && !isWrite(each))) {
    const small = contestants(name, tenth.servers, tenth.viewers);
    const large = contestants(name, full.servers, full.viewers);
    const own: number[] = [];
    const floor: number[] = [];
    // Warm up all: one server has just started, while the other has run other operations
    for (const load of [small.own, large.own, small.floor, large.floor]) await pace(load, WARM_SECONDS);
    for (let i = 0; i < repeats; i++) {
      own.push(await times(small.own, large.own, seconds));
      floor.push(await times(small.floor, large.floor, seconds));
    }
    rows.push({ name, kind: getKind(name), own, floor });
  }
  return rows;
}

const pace = async (load: Load, seconds: number): Promise<number> =>
  (await measure({ ...load, connections: CONNECTIONS }, seconds)).perSecond;

const times = async (small: Load, large: Load, seconds: number): Promise<number> =>
  (await pace(small, seconds)) / (await pace(large, seconds));

export function printGrowth(rows: readonly Growth[]): void {
  console.table(
    rows.map((row) => ({
      operation: row.name,
      kind: row.kind,
      'own ×': median(row.own).toFixed(2),
      'each repeat': row.own.map((each) => each.toFixed(2)).join(' '),
      'floor ×': median(row.floor).toFixed(2),
      'own ÷ floor': (median(row.own) / median(row.floor)).toFixed(2),
      target: growsWithData(row.kind)
        ? `≤ ${MAX_GROWTH.againstFloor} × the floor's`
        : `≤ ${MAX_GROWTH.alone}`,
      met: measureGrowth(row) <= maxGrowth(row.kind) ? 'met' : 'not met',
    })),
  );
}
