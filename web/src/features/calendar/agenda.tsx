import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { dayWords } from '../../ui/calendar-days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Card, Row, Text } from '../../ui/layout/layout.tsx';
import { today } from '../../ui/local-time.ts';
import { Tag } from '../../ui/tag.tsx';
import classes from './calendar.module.css';
import { byDay, type CalendarEvent, getDay } from './calendar-model.ts';
import { DayList, type DayListProps } from './day-list.tsx';

interface AgendaProps {
  events: readonly CalendarEvent[];
  /** True if there are more events in these weeks than were fetched. */
  isCut: boolean;
  onEdit: DayListProps['onEdit'];
  onNew: () => void;
  /** Continues from a day. */
  onFrom: (day: string) => void;
}

/** Upcoming events as a list by day. Days without events are omitted. */
export function Agenda({ events, isCut, onEdit, onNew, onFrom }: AgendaProps) {
  const { t, i18n } = useTranslation('calendar');
  const now = today();
  if (!events.length)
    return (
      <EmptyState
        title={t('agenda.emptyTitle')}
        text={t('agenda.emptyText')}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onNew}>
            {t('slot.new')}
          </Button>
        }
      />
    );
  return (
    <Card py={2}>
      {byDay(events).map(({ day, events: eventsOfDay }) => (
        <section key={day} className={classes.agendaDay} aria-labelledby={`agenda-${day}`}>
          <h3 id={`agenda-${day}`} className={classes.agendaName}>
            {dayWords(day, i18n.language, { weekday: 'long', day: '2-digit', month: '2-digit' })}
            {day === now && <Tag tone="ok">{t('today')}</Tag>}
          </h3>
          <DayList events={eventsOfDay} onEdit={onEdit} />
        </section>
      ))}
      {isCut && (
        <Row as="p" wrap gap={3} py={4} borderTop>
          <Text as="span" tone="dim">
            {t('agenda.cut', { count: events.length })}
          </Text>{' '}
          <Button size="compact-md" variant="default" onClick={() => onFrom(getDay(events.at(-1)!))}>
            {t('agenda.goOn')}
          </Button>
        </Row>
      )}
    </Card>
  );
}
