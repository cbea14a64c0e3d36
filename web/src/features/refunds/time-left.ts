const HOUR = 3_600_000;

/** Urgency of a deadline: more than a day, less than a day, less than six hours, or past. */
export type Urgency = 'calm' | 'soon' | 'urgent' | 'late';

export const getUrgency = (dueAt: string, now: number): Urgency => {
  const remainingMs = Date.parse(dueAt) - now;
  if (remainingMs <= 0) return 'late';
  if (remainingMs < 6 * HOUR) return 'urgent';
  return remainingMs < 24 * HOUR ? 'soon' : 'calm';
};

/** At most two units: days and hours, hours and minutes, or minutes alone. */
export function toParts(milliseconds: number): readonly ['days' | 'hours' | 'minutes', number][] {
  const minutes = Math.max(1, Math.floor(Math.abs(milliseconds) / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts: ['days' | 'hours' | 'minutes', number][] = days
    ? [
        ['days', days],
        ['hours', hours],
      ]
    : [
        ['hours', hours],
        ['minutes', minutes % 60],
      ];
  return parts.filter(([, count]) => count > 0);
}
