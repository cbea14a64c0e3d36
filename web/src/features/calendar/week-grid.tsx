import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { dayWords } from '../../ui/calendar-days.ts';
import { Box, Stack } from '../../ui/layout/layout.tsx';
import { today } from '../../ui/local-time.ts';
import utilities from '../../ui/utilities.module.css';
import classes from './calendar.module.css';
import { type CalendarEvent, getDay, getHours, getPlacements, isOfDay } from './calendar-model.ts';
import { EventChip } from './event-chip.tsx';
import grid from './week-grid.module.css';

interface WeekGridProps {
  days: readonly string[];
  selectedDay: string;
  events: readonly CalendarEvent[];
  onChoose: (day: string) => void;
}

/** Height of an hour and of a text line in pixels, as in the style sheet; `INSET` is the padding of the text. */
const [HOUR, LINE, INSET] = [52, 16, 6];

const linesIn = (minutes: number): number => Math.floor(((minutes / 60) * HOUR - INSET) / LINE);

const percent = (share: number): string => `${share * 100}%`;

/** Seven days with their hours. The name of a day is a button that lists its events next to the grid. */
export function WeekGrid({ days, selectedDay, events, onChoose }: WeekGridProps) {
  const { t, i18n } = useTranslation('calendar');
  const now = today();
  const hours = getHours(events.filter((event) => !isOfDay(event)));
  const first = hours[0]! * 60;
  const minutes = hours.length * 60;
  const columns = days.map((day) => {
    const own = events.filter((event) => getDay(event) === day);
    return {
      day,
      own,
      ofDay: own.filter(isOfDay),
      placed: getPlacements(own.filter((event) => !isOfDay(event))),
    };
  });
  const hasOfDay = columns.some(({ ofDay }) => ofDay.length > 0);
  const getName = (day: string) =>
    dayWords(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <div className={grid.week}>
      <Box as="span" bg="surface-2" borderBottom phone={{ display: 'none' }} aria-hidden="true" />
      {columns.map(({ day, own }) => (
        <button
          key={day}
          type="button"
          className={grid.head}
          data-today={day === now}
          aria-pressed={day === selectedDay}
          onClick={() => onChoose(day)}
        >
          <span className={utilities.hidden}>
            {getName(day)}, {t('onDay', { count: own.length })}
          </span>
          <span aria-hidden="true">
            {dayWords(day, i18n.language, { weekday: i18n.language === 'en' ? 'short' : 'narrow' })}
          </span>
          <span className={grid.number} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
          {own.length > 0 && (
            <Box as="span" className={classes.dots} display="none" text="micro" tone="dim" aria-hidden="true">
              {own.length}
            </Box>
          )}
        </button>
      ))}
      {hasOfDay && (
        <>
          <Box
            as="span"
            px={2}
            pt={1}
            text="micro"
            tone="dim"
            numbers
            textAlign="end"
            borderBottom
            phone={{ display: 'none' }}
          >
            {t('wholeDay')}
          </Box>
          {columns.map(({ day, ofDay }) => (
            <Stack
              as="ul"
              key={day}
              gap="half"
              shrink
              px="half"
              py={1}
              borderBottom
              borderLeft
              phone={{ display: 'none' }}
              aria-label={getName(day)}
            >
              {ofDay.map((event) => (
                <li key={event.id}>
                  <EventChip event={event} />
                </li>
              ))}
            </Stack>
          ))}
        </>
      )}
      <Stack phone={{ display: 'none' }} aria-hidden="true">
        {hours.map((hour) => (
          <Box
            as="span"
            key={hour}
            className={grid.hour}
            px={2}
            pt={1}
            text="micro"
            tone="dim"
            numbers
            textAlign="end"
          >
            {String(hour).padStart(2, '0')}:00
          </Box>
        ))}
      </Stack>
      {columns.map(({ day, placed }) => (
        <Box
          as="ul"
          key={day}
          shrink
          borderLeft
          position="relative"
          phone={{ display: 'none' }}
          aria-label={getName(day)}
        >
          {hours.map((hour) => (
            <li key={hour} className={grid.line} aria-hidden="true" />
          ))}
          {placed.map(({ event, from, to, lane, lanes }) => (
            <li
              key={event.id}
              className={grid.event}
              data-narrow={lanes > 1}
              style={
                {
                  // In narrow lanes the icon takes a line of its own above the title
                  '--lines': linesIn(to - from) - (lanes > 1 ? 1 : 0),
                  top: percent((from - first) / minutes),
                  height: percent((to - from) / minutes),
                  left: percent(lane / lanes),
                  width: percent(1 / lanes),
                } as CSSProperties
              }
            >
              <EventChip event={event} />
            </li>
          ))}
        </Box>
      ))}
    </div>
  );
}
