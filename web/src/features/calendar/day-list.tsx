import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import utilities from '../../ui/utilities.module.css';
import type { CalendarEventFragment } from './calendar.gen.ts';
import classes from './calendar.module.css';
import { kindIcons } from './calendar-kinds.ts';
import { slotIdOf } from './calendar-model.ts';
import { eventPath } from './event-path.ts';

interface DayListProps {
  events: readonly CalendarEventFragment[];
  /** Optional, for lists of several days. Formats the start of an event. Defaults to the time of day. */
  when?: (event: CalendarEventFragment) => string;
  onEdit: (event: CalendarEventFragment) => void;
}

/** The events of a day with their links. */
export function DayList({ events, when, onEdit }: DayListProps) {
  const { t } = useTranslation('calendar');
  const { time } = useFormat();
  return (
    <ul>
      {events.map((event) => {
        const Icon = kindIcons[event.kind];
        const ends = event.endsAt ? t('until', { at: time(event.endsAt) }) : '';
        return (
          <Row as="li" key={event.id} className={classes.item} align="stretch" gap={3} py={3}>
            <span className={classes.when}>{when?.(event) ?? time(event.startsAt)}</span>
            <Box grow shrink>
              <Text weight={600}>{event.title}</Text>
              <Row as="p" className={classes.meta} gap={2} text="sm" tone="dim">
                <Icon size={14} aria-hidden="true" />
                {[
                  t(`kind.${event.kind}`),
                  when ? time(event.startsAt) : ends,
                  event.isDone && event.kind !== 'LESSON_OPENS' ? t('done') : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Row>
              {event.course && (
                <Text text="sm" tone="dim" space="nowrap" overflow="hidden" ellipsis>
                  {event.course.title}
                </Text>
              )}
              {slotIdOf(event) ? (
                <TextButton isInline onClick={() => onEdit(event)}>
                  {t('slot.edit')}
                </TextButton>
              ) : (
                <Link className={utilities.link} to={eventPath(event)}>
                  {t(`act.${event.kind}`)}
                </Link>
              )}
            </Box>
          </Row>
        );
      })}
    </ul>
  );
}
