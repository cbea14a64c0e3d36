import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { EventDialog } from './event-dialog.tsx';
import {
  type GroupPageFragment,
  useAnswerGroupEventMutation,
  useRemoveGroupEventMutation,
} from './groups.gen.ts';
import classes from './groups.module.css';

type Meeting = GroupPageFragment['events'][number];

const MeetingRow = ({ event, onChanged }: { event: Meeting; onChanged: () => void }) => {
  const { t } = useTranslation('groups');
  const { date, time, duration } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [answer] = useAnswerGroupEventMutation();
  const [remove] = useRemoveGroupEventMutation();
  const { id: eventId, viewerComes, title } = event;
  const run = async (act: () => Promise<unknown>) => {
    setAsking(false);
    try {
      await act();
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  const say = (comes: boolean) => void run(() => answer({ variables: { input: { eventId, comes } } }));
  return (
    <li className={`${classes.item} ${kit.stackTight}`}>
      <p className={kit.strong}>{title}</p>
      <p className={`${kit.small} ${kit.dim}`}>
        {time(event.startsAt)} {date(event.startsAt)} · {duration(event.minutes * 60)} ·{' '}
        {t('meeting.coming', { count: event.comingCount })}
      </p>
      {event.address && (
        <a className={kit.link} href={event.address} target="_blank" rel="noopener noreferrer nofollow">
          {t('meeting.room')}
        </a>
      )}
      <div className={`${kit.row} ${kit.wrap}`}>
        <Button
          size="compact-md"
          variant={viewerComes ? 'light' : 'default'}
          aria-pressed={viewerComes === true}
          leftSection={viewerComes && <IconCheck size={16} aria-hidden="true" />}
          onClick={() => say(true)}
        >
          {t('meeting.yes')}
        </Button>
        <Button
          size="compact-md"
          variant={viewerComes === false ? 'light' : 'subtle'}
          aria-pressed={viewerComes === false}
          onClick={() => say(false)}
        >
          {t('meeting.no')}
        </Button>
        {event.mayRemove && (
          <Button size="compact-md" variant="subtle" color="clay" onClick={() => setAsking(true)}>
            {t('meeting.drop')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('meeting.dropTitle', { title })}
        confirmLabel={t('meeting.drop')}
        isDanger
        onConfirm={() => void run(() => remove({ variables: { eventId } }))}
      >
        <p>{t('meeting.dropText')}</p>
      </ConfirmDialog>
    </li>
  );
};

export function GroupEvents({ group, onChanged }: { group: GroupPageFragment; onChanged: () => void }) {
  const { t } = useTranslation('groups');
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={kit.card} aria-labelledby="group-events">
      <div className={kit.between}>
        <h2 id="group-events" className={classes.title}>
          {t('meeting.title')}
        </h2>
        <Button size="compact-sm" variant="subtle" onClick={() => setAsking(true)}>
          {t('meeting.add')}
        </Button>
      </div>
      {group.events.length === 0 && <p className={kit.dim}>{t('meeting.none')}</p>}
      <ul className={classes.list}>
        {group.events.map((event) => (
          <MeetingRow key={event.id} event={event} onChanged={onChanged} />
        ))}
      </ul>
      {isAsking && <EventDialog groupId={group.id} onClose={() => setAsking(false)} />}
    </section>
  );
}
