import type { Effort } from './compare.ts';
import { contestants, isAnonymous, isWrite, names, type Servers } from './contestants.ts';
import { type Load, measure, median, WARM_SECONDS } from './measure.ts';
import { operations } from './operations.ts';
import type { Viewers } from './viewers.ts';

interface Side {
  readonly servers: Servers;
  readonly viewers: Viewers;
}

/** What makes an operation dearer when there is more: nothing, an exact total, words that are found in all of it. */
export type GrowthKind = 'first page' | 'exact total' | 'free text' | 'write';

/** How much dearer one operation is on all of the data than on a tenth, in each repeat. */
export interface Growth {
  readonly name: string;
  readonly kind: GrowthKind;
  readonly own: readonly number[];
  readonly floor: readonly number[];
}

/** The most that may be: of a first page by itself, of what has to look at all of it against the floor. */
const MOST_GROWTH = { alone: 1.3, againstFloor: 1.5 } as const;
/** Who has to count or search everything grows with it. */
export const growsWithData = (kind: GrowthKind): boolean => kind === 'exact total' || kind === 'free text';

/** What is held against the aim. */
export const growthOf = ({ kind, own, floor }: Growth): number =>
  growsWithData(kind) ? median(own) / median(floor) : median(own);
export const mostGrowth = (kind: GrowthKind): number =>
  growsWithData(kind) ? MOST_GROWTH.againstFloor : MOST_GROWTH.alone;

/** What counts is seen in the document; the books sum all that was ever posted. */
function kindOf(name: string): GrowthKind {
  if (isWrite(name)) return 'write';
  const { document } = operations.find((each) => each.name === name)!;
  if (/\bsearch: \$search/.test(document)) return 'free text';
  return /\b(total|totalCount|trialBalance)\b/.test(document) ? 'exact total' : 'first page';
}

/** Requests under way at once: few, so that it is the cost of one that is measured and not a queue. */
const CONNECTIONS = 4;

/**
 * How much more each operation costs on all of the data than on a tenth, ours and the floor's. Turn by turn, since a
 * machine that drifts by a factor of two would otherwise be taken for growth.
 */
export async function growth(tenth: Side, full: Side, { seconds, repeats }: Effort): Promise<Growth[]> {
  const rows: Growth[] = [];
  for (const name of names.filter((each) => !isAnonymous(each))) {
    const small = contestants(name, tenth.servers, tenth.viewers);
    const large = contestants(name, full.servers, full.viewers);
    const own: number[] = [];
    const floor: number[] = [];
    // The program on a tenth has just been started, and the other one has been asked other things since
    for (const load of [small.own, large.own, small.floor, large.floor]) await pace(load, WARM_SECONDS);
    for (let i = 0; i < repeats; i++) {
      own.push(await times(small.own, large.own, seconds));
      floor.push(await times(small.floor, large.floor, seconds));
    }
    rows.push({ name, kind: kindOf(name), own, floor });
  }
  return rows;
}

const pace = async (load: Load, seconds: number): Promise<number> =>
  (await measure({ ...load, connections: CONNECTIONS }, seconds)).perSecond;

const times = async (small: Load, large: Load, seconds: number): Promise<number> =>
  (await pace(small, seconds)) / (await pace(large, seconds));

/** A table for people. */
export function printGrowth(rows: readonly Growth[]): void {
  console.table(
    rows.map((row) => ({
      operation: row.name,
      kind: row.kind,
      'own ×': median(row.own).toFixed(2),
      'each repeat': row.own.map((each) => each.toFixed(2)).join(' '),
      'floor ×': median(row.floor).toFixed(2),
      'own ÷ floor': (median(row.own) / median(row.floor)).toFixed(2),
      aim: growsWithData(row.kind) ? `≤ ${MOST_GROWTH.againstFloor} × the floor's` : `≤ ${MOST_GROWTH.alone}`,
      met: growthOf(row) <= mostGrowth(row.kind) ? 'met' : 'not met',
    })),
  );
}
