import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';

const DAY = 86_400_000_000;
/** Microseconds. */
const VIETNAM_OFFSET = VIETNAM_OFFSET_MS * 1000;

/** Conversion of the set's times to the times of a loading. Times are microseconds. */
export interface Shift {
  /**
   * @param offset microseconds since the set's clock
   * @returns the timestamp in PostgreSQL's format
   */
  moment(offset: number): string;
  /**
   * @param offset days since the set's day
   * @returns for example `2026-11-28`
   */
  day(offset: number): string;
}

/**
 * Moves times by whole days in Vietnam. A day of the set becomes the day with the same distance from the day of
 * loading, and the time of day stays. Therefore weeks, evenings and sums by day stay valid. Only today differs: the
 * hours before the set's clock are stretched to those before the clock of loading, and the hours after it to those
 * after it. Therefore the order of all times stays, past times stay past, and future times stay future.
 */
export function shiftBetween(set: Date, loading: Date): Shift {
  const [from, to] = [set.getTime() * 1000, loading.getTime() * 1000];
  const [fromTime, toTime] = [timeOfDay(from), timeOfDay(to)];
  const firstOfToday = to - toTime;
  // Whole milliseconds: timestamps in texts have no smaller unit and must equal the columns
  const stretchTime = (time: number) =>
    fromTime === toTime
      ? time
      : 1000 *
        Math.floor(
          (time <= fromTime
            ? (time * toTime) / (fromTime || 1)
            : toTime + ((time - fromTime) * (DAY - toTime)) / (DAY - fromTime)) / 1000,
        );
  return {
    moment(offset) {
      const days = Math.floor((offset + fromTime) / DAY);
      const time = offset + fromTime - days * DAY;
      const at = firstOfToday + days * DAY + (days === 0 ? stretchTime(time) : time);
      const rest = at % 1000;
      return `${new Date((at - rest) / 1000).toISOString().slice(0, -1)}${String(rest).padStart(3, '0')}Z`;
    },
    day: (offset) => toDay(firstOfToday + offset * DAY),
  };
}

/** Microseconds since midnight in Vietnam. */
const timeOfDay = (at: number): number => (((at + VIETNAM_OFFSET) % DAY) + DAY) % DAY;

const toDay = (at: number): string => new Date((at + VIETNAM_OFFSET) / 1000).toISOString().slice(0, 10);

/** Number of days in Vietnam between two times. */
export const daysBetween = (from: Date, to: Date): number => Math.round(dayNumber(to) - dayNumber(from));
const dayNumber = (at: Date): number => Math.floor((at.getTime() * 1000 + VIETNAM_OFFSET) / DAY);
