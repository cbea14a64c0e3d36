import { VIETNAM_OFFSET_MS } from '../i18n/dates.ts';

export interface BackupTime {
  readonly id: string;
  readonly at: Date;
}

const DAY_MS = 86_400_000;
/** Days since 1 January 1970, in Vietnam time. */
const toDay = (at: Date): number => Math.floor((at.getTime() + VIETNAM_OFFSET_MS) / DAY_MS);

/**
 * Selects the backups to retain: the latest of each day and of each week, for the last `daily` days and `weekly` weeks
 * that have a backup, and all backups of the last 24 hours. Days and weeks are in Vietnam time, and weeks begin on
 * Monday.
 */
export function selectRetained(
  backups: readonly BackupTime[],
  { daily, weekly, now = new Date() }: { daily: number; weekly: number; now?: Date },
): Map<string, 'DAILY' | 'WEEKLY'> {
  const newest = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const kinds = new Map<string, 'DAILY' | 'WEEKLY'>();
  const retainLatest = (getPeriod: (at: Date) => number, max: number, kind: 'DAILY' | 'WEEKLY') => {
    const seen = new Set<number>();
    for (const { id, at } of newest) {
      const period = getPeriod(at);
      if (seen.has(period)) continue;
      if (seen.size === max) break;
      seen.add(period);
      if (!kinds.has(id)) kinds.set(id, kind);
    }
  };
  retainLatest(toDay, daily, 'DAILY');
  // Plus 3, because 1 January 1970 was a Thursday
  retainLatest((at) => Math.floor((toDay(at) + 3) / 7), weekly, 'WEEKLY');
  for (const { id, at } of newest)
    if (now.getTime() - at.getTime() < DAY_MS && !kinds.has(id)) kinds.set(id, 'DAILY');
  return kinds;
}
