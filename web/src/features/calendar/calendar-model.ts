import { addDays, addMonths, weekday } from '../../ui/calendar-days.ts';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import type { CalendarQuery } from './calendar.gen.ts';

export type CalendarEvent = CalendarQuery['mySchedule'][number];

export type CalendarView = 'month' | 'week' | 'agenda';

const AGENDA_DAYS = 56;

const daysFrom = (first: string, last: string): string[] => {
  const days = [first];
  while (days.at(-1)! < last) days.push(addDays(days.at(-1)!, 1));
  return days;
};

/**
 * The days of a view: whole weeks from Monday to Sunday of the day's month, or the day's week. An agenda has eight
 * weeks from the day on.
 */
export function getVisibleDays(day: string, view: CalendarView): string[] {
  if (view === 'agenda') return daysFrom(day, addDays(day, AGENDA_DAYS - 1));
  const first = view === 'week' ? day : `${day.slice(0, 8)}01`;
  const last = view === 'week' ? day : addDays(addMonths(first, 1), -1);
  const start = addDays(first, -weekday(first));
  const end = addDays(last, 6 - weekday(last));
  return daysFrom(start, end);
}

/** From the start of the first day to the end of the last, in Vietnam. */
export const toRange = (days: readonly string[]): { from: string; to: string } => ({
  from: fromLocal(`${days[0]}T00:00`)!,
  to: fromLocal(`${days.at(-1)}T23:59`)!,
});

/** The day in Vietnam on which an event starts. */
export const getDay = (event: Pick<CalendarEvent, 'startsAt'>): string =>
  toLocal(event.startsAt).slice(0, 10);

/** The day that the previous or next page shows. */
export const turnPage = (day: string, view: CalendarView, by: 1 | -1): string =>
  view === 'month' ? addMonths(day, by) : addDays(day, (view === 'week' ? 7 : AGENDA_DAYS) * by);

/** Days with events, in order. */
export const byDay = <T extends Pick<CalendarEvent, 'startsAt'>>(
  events: readonly T[],
): { day: string; events: T[] }[] =>
  [...Map.groupBy(events, getDay)].map(([day, eventsOfDay]) => ({ day, events: eventsOfDay }));

const MINUTES_OF_DAY = 24 * 60;
/** Minutes. A shorter event would have no space for its title. */
const MIN_SHOWN_MINUTES = 45;
/** The hours that a week always shows, so that weeks look alike. */
const [FIRST_HOUR, LAST_HOUR] = [7, 22];

type Timed = Pick<CalendarEvent, 'startsAt' | 'endsAt' | 'kind'>;

/** True if an event belongs to a day instead of a time. */
export const isOfDay = ({ kind }: Pick<CalendarEvent, 'kind'>): boolean => kind === 'LESSON_OPENS';

/** Minutes of the day between which an event is drawn. */
function getMinutes({ startsAt, endsAt }: Timed): { from: number; to: number } {
  const [start, end] = [toLocal(startsAt), endsAt ? toLocal(endsAt) : null];
  const minute = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  const from = Math.min(minute(start), MINUTES_OF_DAY - MIN_SHOWN_MINUTES);
  const ends = end === null ? from : end.slice(0, 10) > start.slice(0, 10) ? MINUTES_OF_DAY : minute(end);
  return { from, to: Math.max(ends, from + MIN_SHOWN_MINUTES) };
}

/** The hours that a week shows: the usual ones and those of its events. */
export function getHours(events: readonly Timed[]): number[] {
  const places = events.map(getMinutes);
  const first = Math.min(FIRST_HOUR, ...places.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(LAST_HOUR, ...places.map(({ to }) => Math.ceil(to / 60)));
  return Array.from({ length: last - first }, (_, n) => first + n);
}

/** An event with its position in its day. Simultaneous events are in lanes next to each other. */
export interface PlacedEvent<T> {
  readonly event: T;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  lanes: number;
}

export function getPlacements<T extends Timed>(events: readonly T[]): PlacedEvent<T>[] {
  const placed: PlacedEvent<T>[] = [];
  let together: PlacedEvent<T>[] = [];
  const sorted = events
    .map((event) => ({ event, ...getMinutes(event) }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  for (const next of sorted) {
    if (together.every(({ to }) => to <= next.from)) together = [];
    const usedLanes = together.filter(({ to }) => to > next.from).map(({ lane }) => lane);
    let lane = 0;
    while (usedLanes.includes(lane)) lane++;
    const place = { ...next, lane, lanes: 1 };
    together.push(place);
    placed.push(place);
    const lanes = Math.max(...together.map((each) => each.lane)) + 1;
    for (const each of together) each.lanes = lanes;
  }
  return placed;
}

/** The id of a study slot; undefined for other events. */
export const getSlotId = ({ kind, id }: Pick<CalendarEvent, 'kind' | 'id'>): string | undefined =>
  kind === 'STUDY_SLOT' ? id.slice('slot:'.length) : undefined;
