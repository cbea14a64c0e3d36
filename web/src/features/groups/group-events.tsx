import type { FragmentType } from '@apollo/client';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { EventDialog } from './event-dialog.tsx';
import {
  type GroupEventsFragment,
  useAnswerGroupEventMutation,
  useGroupEventsFragment,
  useRemoveGroupEventMutation,
} from './groups.gen.ts';
import classes from './groups.module.css';

type Meeting = GroupEventsFragment['events'][number];

const MeetingRow = ({ event, onChanged }: { event: Meeting; onChanged: () => void }) => {
  const { t } = useTranslation('groups');
  const { date, time, duration } = useFormat();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [answer] = useAnswerGroupEventMutation();
  const [remove] = useRemoveGroupEventMutation();
  const { id: eventId, viewerComes, title } = event;
  const run = async (action: () => Promise<unknown>) => {
    setDialogOpen(false);
    try {
      await action();
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  const respond = (comes: boolean) => void run(() => answer({ variables: { input: { eventId, comes } } }));
  return (
    <Stack as="li" className={classes.item} gap={2} shrink py={3}>
      <Text weight={600}>{title}</Text>
      <Text text="sm" tone="dim">
        {time(event.startsAt)} {date(event.startsAt)} · {duration(event.minutes * 60)} ·{' '}
        {t('meeting.coming', { count: event.comingCount })}
      </Text>
      {event.address && (
        <a className={utilities.link} href={event.address} target="_blank" rel="noopener noreferrer nofollow">
          {t('meeting.room')}
        </a>
      )}
      <Row wrap gap={2} shrink>
        <Button
          size="compact-md"
          variant={viewerComes ? 'light' : 'default'}
          aria-pressed={viewerComes === true}
          leftSection={viewerComes && <IconCheck size={16} aria-hidden="true" />}
          onClick={() => respond(true)}
        >
          {t('meeting.yes')}
        </Button>
        <Button
          size="compact-md"
          variant={viewerComes === false ? 'light' : 'subtle'}
          aria-pressed={viewerComes === false}
          onClick={() => respond(false)}
        >
          {t('meeting.no')}
        </Button>
        {event.mayRemove && (
          <Button size="compact-md" variant="subtle" color="clay" onClick={() => setDialogOpen(true)}>
            {t('meeting.drop')}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('meeting.dropTitle', { title })}
        confirmLabel={t('meeting.drop')}
        isDanger
        onConfirm={() => void run(() => remove({ variables: { eventId } }))}
      >
        <p>{t('meeting.dropText')}</p>
      </ConfirmDialog>
    </Stack>
  );
};

interface GroupEventsProps {
  group: FragmentType<GroupEventsFragment>;
  onChanged: () => void;
}

export function GroupEvents({ group: from, onChanged }: GroupEventsProps) {
  const { t } = useTranslation('groups');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const group = useGroupEventsFragment(from);
  if (!group) return null;
  return (
    <Card as="section" aria-labelledby="group-events">
      <Row justify="between" gap={4} shrink>
        <Heading level={2} id="group-events" text="lg">
          {t('meeting.title')}
        </Heading>
        <Button size="compact-sm" variant="subtle" onClick={() => setDialogOpen(true)}>
          {t('meeting.add')}
        </Button>
      </Row>
      {group.events.length === 0 && <Text tone="dim">{t('meeting.none')}</Text>}
      <ul>
        {group.events.map((event) => (
          <MeetingRow key={event.id} event={event} onChanged={onChanged} />
        ))}
      </ul>
      {isDialogOpen && <EventDialog groupId={group.id} onClose={() => setDialogOpen(false)} />}
    </Card>
  );
}
