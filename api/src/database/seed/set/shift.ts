const DAY = 86_400_000_000;
/** Vietnam is seven hours ahead, all year. */
const VIETNAM = 7 * 3_600_000_000;

/** How the times of the prepared set become those of a loading. Times are microseconds. */
export interface Shift {
  /** @param offset microseconds since the set's clock. @returns the timestamp as PostgreSQL reads it */
  moment(offset: number): string;
  /** @param offset days since the set's day. @returns for example `2026-11-28` */
  day(offset: number): string;
}

/**
 * Moves times by whole days in Vietnam: a day of the set becomes the day that is as far from the day of loading, and
 * times of day stay. So weeks, evenings and sums by day keep their meaning. Only today is different: its hours before
 * the set's clock are stretched to those before the clock of loading, and those after it to those after it. So the order
 * of all times stays, what was past is past, and what was to come is to come.
 */
export function shiftBetween(set: Date, loading: Date): Shift {
  const [from, to] = [set.getTime() * 1000, loading.getTime() * 1000];
  const [fromTime, toTime] = [timeOfDay(from), timeOfDay(to)];
  const firstOfToday = to - toTime;
  // Whole milliseconds: texts, which have no smaller ones, have to equal the columns
  const stretch = (time: number) =>
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
      const at = firstOfToday + days * DAY + (days === 0 ? stretch(time) : time);
      const rest = at % 1000;
      return `${new Date((at - rest) / 1000).toISOString().slice(0, -1)}${String(rest).padStart(3, '0')}Z`;
    },
    day: (offset) => dayOf(firstOfToday + offset * DAY),
  };
}

/** Microseconds since midnight in Vietnam. */
const timeOfDay = (at: number): number => (((at + VIETNAM) % DAY) + DAY) % DAY;

/** The day in Vietnam. */
const dayOf = (at: number): string => new Date((at + VIETNAM) / 1000).toISOString().slice(0, 10);

/** Whole days in Vietnam from the day of one moment to that of another. */
export const daysBetween = (from: Date, to: Date): number => Math.round(dayNumber(to) - dayNumber(from));
const dayNumber = (at: Date): number => Math.floor((at.getTime() * 1000 + VIETNAM) / DAY);
