import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import utilities from '../../ui/utilities.module.css';
import { type DayItemFragment, useDayItemFragment } from './calendar.gen.ts';
import classes from './calendar.module.css';
import { kindIcons } from './calendar-kinds.ts';
import { type CalendarEvent, getSlotId } from './calendar-model.ts';
import { eventPath } from './event-path.ts';

export interface DayListProps {
  events: readonly CalendarEvent[];
  /** Optional, for lists of several days. Formats the start of an event. Defaults to the time of day. */
  when?: (event: CalendarEvent) => string;
  onEdit: (event: DayItemFragment) => void;
}

interface DayItemProps {
  event: FragmentType<DayItemFragment>;
  /** The day of the event, in lists of several days. */
  day: string | undefined;
  onEdit: DayListProps['onEdit'];
}

const DayItem = ({ event: from, day, onEdit }: DayItemProps) => {
  const { t } = useTranslation('calendar');
  const { time } = useFormat();
  const event = useDayItemFragment(from);
  if (!event) return null;
  const Icon = kindIcons[event.kind];
  const ends = event.endsAt ? t('until', { at: time(event.endsAt) }) : '';
  return (
    <Row as="li" className={classes.item} align="stretch" gap={3} py={3}>
      <span className={classes.when}>{day ?? time(event.startsAt)}</span>
      <Box grow shrink>
        <Text weight={600}>{event.title}</Text>
        <Row as="p" className={classes.meta} gap={2} text="sm" tone="dim">
          <Icon size={14} aria-hidden="true" />
          {[
            t(`kind.${event.kind}`),
            day === undefined ? ends : time(event.startsAt),
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
        {getSlotId(event) ? (
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
};

/** The events of a day with their links. */
export function DayList({ events, when, onEdit }: DayListProps) {
  return (
    <ul>
      {events.map((event) => (
        <DayItem key={event.id} event={event} day={when?.(event)} onEdit={onEdit} />
      ))}
    </ul>
  );
}
