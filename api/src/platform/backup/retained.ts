export interface BackupTime {
  readonly id: string;
  readonly at: Date;
}

const DAY_MS = 86_400_000;
/** Vietnam is UTC+7 all year. */
const AHEAD_MS = 7 * 3_600_000;
/** Number of the day in Vietnam time, counted from 1970. */
const dayOf = (at: Date): number => Math.floor((at.getTime() + AHEAD_MS) / DAY_MS);

/**
 * Decides which backups are retained: the latest of each of the last `daily` days and `weekly` weeks that have one,
 * and all of the last 24 hours. Days and weeks are in Vietnam time; weeks begin on Monday.
 */
export function retained(
  backups: readonly BackupTime[],
  { daily, weekly, now = new Date() }: { daily: number; weekly: number; now?: Date },
): Map<string, 'DAILY' | 'WEEKLY'> {
  const newest = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const found = new Map<string, 'DAILY' | 'WEEKLY'>();
  const firstOf = (periodOf: (at: Date) => number, max: number, as: 'DAILY' | 'WEEKLY') => {
    const seen = new Set<number>();
    for (const { id, at } of newest) {
      const period = periodOf(at);
      if (seen.has(period)) continue;
      if (seen.size === max) break;
      seen.add(period);
      if (!found.has(id)) found.set(id, as);
    }
  };
  firstOf(dayOf, daily, 'DAILY');
  // 1 January 1970 was a Thursday
  firstOf((at) => Math.floor((dayOf(at) + 3) / 7), weekly, 'WEEKLY');
  for (const { id, at } of newest)
    if (now.getTime() - at.getTime() < DAY_MS && !found.has(id)) found.set(id, 'DAILY');
  return found;
}
