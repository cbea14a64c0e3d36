import { type PassedDay, proportion } from '../ledger/index.ts';
import { addDays, type Day, daysBetween, earlier, startOf } from './days.ts';

/** What a period earns over its days. */
export interface Earning {
  readonly id: string;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly net: number;
  earned: number;
  earnedDays: number;
}

/**
 * Earns the days of a period that have passed before a day: of `n` of its days the whole đồng of its net times `n`
 * through all of them, so that the days add up to it exactly, however late or often this is done.
 * @returns what is to be posted, one for each day that earns anything
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
    // By its place and not by its date: a day is earned once, whatever the calendar
    if (amount)
      earned.push({ key: `${period.id}:${period.earnedDays}`, amount, occurredAt: startOf(addDays(day, 1)) });
  }
  return earned;
}
