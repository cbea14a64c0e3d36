import { addDays, addMonths, weekday } from '../../ui/calendar-days.ts';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import type { CalendarEventFragment } from './calendar.gen.ts';

export type CalendarView = 'month' | 'week';

/** Whole weeks from Monday to Sunday: those that a day's month touches, or the day's own. */
export function daysShown(day: string, view: CalendarView): string[] {
  const first = view === 'week' ? day : `${day.slice(0, 8)}01`;
  const last = view === 'week' ? day : addDays(addMonths(first, 1), -1);
  const start = addDays(first, -weekday(first));
  const end = addDays(last, 6 - weekday(last));
  const days = [start];
  while (days.at(-1)! < end) days.push(addDays(days.at(-1)!, 1));
  return days;
}

/** From the first moment of the first day to the last of the last, in Vietnam. */
export const spanOf = (days: readonly string[]): { from: string; to: string } => ({
  from: fromLocal(`${days[0]}T00:00`)!,
  to: fromLocal(`${days.at(-1)}T23:59`)!,
});

/** The day in Vietnam on which an event begins. */
export const dayOf = (event: Pick<CalendarEventFragment, 'startsAt'>): string =>
  toLocal(event.startsAt).slice(0, 10);

/** The page before or after. */
export const turned = (day: string, view: CalendarView, by: 1 | -1): string =>
  view === 'week' ? addDays(day, 7 * by) : addMonths(day, by);

/** Of a study slot, the id of the slot itself. */
export const slotIdOf = ({ kind, id }: Pick<CalendarEventFragment, 'kind' | 'id'>): string | undefined =>
  kind === 'STUDY_SLOT' ? id.slice('slot:'.length) : undefined;
