import { useTranslation } from '../../i18n/use-translation.tsx';
import { dayWords } from '../../ui/calendar-days.ts';
import { Box, Text } from '../../ui/layout/layout.tsx';
import { today } from '../../ui/local-time.ts';
import utilities from '../../ui/utilities.module.css';
import classes from './calendar.module.css';
import { type CalendarEvent, getDay } from './calendar-model.ts';
import { EventChip } from './event-chip.tsx';

/** The maximum number of events in a day. With more events, it shows two and the number of the others. */
const MAX_EVENTS_OF_DAY = 3;

interface MonthGridProps {
  days: readonly string[];
  selectedDay: string;
  events: readonly CalendarEvent[];
  onChoose: (day: string) => void;
}

/** Weeks from Monday to Sunday. A day is a button that lists its events next to the grid. */
export function MonthGrid({ days, selectedDay, events, onChoose }: MonthGridProps) {
  const { t, i18n } = useTranslation('calendar');
  const now = today();
  return (
    <div className={classes.grid}>
      {days.slice(0, 7).map((day) => (
        <Box
          as="span"
          key={day}
          p={2}
          text="xs"
          weight={600}
          tone="text-2"
          textAlign="center"
          bg="surface-2"
          aria-hidden="true"
        >
          {dayWords(day, i18n.language, { weekday: i18n.language === 'en' ? 'short' : 'narrow' })}
        </Box>
      ))}
      {days.map((day) => {
        const eventsOfDay = events.filter((event) => getDay(event) === day);
        const shownEvents =
          eventsOfDay.length <= MAX_EVENTS_OF_DAY ? eventsOfDay : eventsOfDay.slice(0, MAX_EVENTS_OF_DAY - 1);
        return (
          <button
            key={day}
            type="button"
            className={classes.day}
            data-other={day.slice(0, 7) !== selectedDay.slice(0, 7)}
            data-today={day === now}
            aria-pressed={day === selectedDay}
            onClick={() => onChoose(day)}
          >
            <span className={utilities.hidden}>
              {dayWords(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })},{' '}
              {t('onDay', { count: eventsOfDay.length })}
            </span>
            <span className={classes.number} aria-hidden="true">
              {Number(day.slice(8))}
            </span>
            {shownEvents.map((event) => (
              <EventChip key={event.id} event={event} />
            ))}
            {shownEvents.length < eventsOfDay.length && (
              <Text as="span" className={classes.more} text="micro" tone="dim" aria-hidden="true">
                +{eventsOfDay.length - shownEvents.length}
              </Text>
            )}
            {eventsOfDay.length > 0 && (
              <Box
                as="span"
                className={classes.dots}
                display="none"
                text="micro"
                tone="dim"
                aria-hidden="true"
              >
                {eventsOfDay.length}
              </Box>
            )}
          </button>
        );
      })}
    </div>
  );
}
