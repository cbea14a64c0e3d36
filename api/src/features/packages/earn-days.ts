import { type PassedDay, proportion } from '../ledger/index.ts';
import { addDays, type Day, daysBetween, earlier, toStart } from './days.ts';

export interface Earning {
  readonly id: string;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly net: number;
  earned: number;
  earnedDays: number;
}

/**
 * Earns the passed days of a period. After `n` days the earned total is its net amount times `n` divided by all of
 * its days, floored. The days therefore add up exactly, no matter when and how often this runs.
 * @returns the postings, one for each day that earns anything
 */
export function earnDays(period: Earning, until: Day): PassedDay[] {
  const days = daysBetween(period.fromDay, period.toDay);
  const passed = Math.max(daysBetween(period.fromDay, earlier(until, period.toDay)), 0);
  const earned: PassedDay[] = [];
  while (period.earnedDays < passed) {
    const day = addDays(period.fromDay, period.earnedDays);
    period.earnedDays += 1;
    const upTo = proportion(period.net, period.earnedDays, days);
    const amount = upTo - period.earned;
    period.earned = upTo;
    // The key contains the day's index, not its date: each day is earned once, even if the calendar moves
    if (amount)
      earned.push({ key: `${period.id}:${period.earnedDays}`, amount, occurredAt: toStart(addDays(day, 1)) });
  }
  return earned;
}
