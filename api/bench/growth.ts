import { contestants, isAnonymous, names, type Servers } from './contestants.ts';
import { type Load, measure, median } from './measure.ts';
import type { Viewers } from './viewers.ts';

interface Side {
  readonly servers: Servers;
  readonly viewers: Viewers;
}

/** Requests under way at once: few, so that it is the cost of one that is measured and not a queue. */
const CONNECTIONS = 4;

/**
 * How much more each operation costs on all of the data than on a tenth, ours and the floor's. Turn by turn, since a
 * machine that drifts by a factor of two would otherwise be taken for growth.
 */
export async function growth(
  tenth: Side,
  full: Side,
  { seconds, repeats }: { readonly seconds: number; readonly repeats: number },
): Promise<{ name: string; own: readonly number[]; floor: readonly number[] }[]> {
  const rows = [];
  for (const name of names.filter((each) => !isAnonymous(each))) {
    const small = contestants(name, tenth.servers, tenth.viewers);
    const large = contestants(name, full.servers, full.viewers);
    const own: number[] = [];
    const floor: number[] = [];
    for (let i = 0; i < repeats; i++) {
      own.push(await times(small.own, large.own, seconds));
      floor.push(await times(small.floor, large.floor, seconds));
    }
    rows.push({ name, own, floor });
  }
  return rows;
}

async function times(small: Load, large: Load, seconds: number): Promise<number> {
  const pace = async (load: Load) =>
    (await measure({ ...load, connections: CONNECTIONS }, seconds)).perSecond;
  return (await pace(small)) / (await pace(large));
}

/** A table for people. */
export function printGrowth(rows: Awaited<ReturnType<typeof growth>>): void {
  console.table(
    rows.map(({ name, own, floor }) => ({
      operation: name,
      'own ×': median(own).toFixed(2),
      'each repeat': own.map((each) => each.toFixed(2)).join(' '),
      'floor ×': median(floor).toFixed(2),
    })),
  );
}
