import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { useFormat } from '../../../ui/format.ts';
import { MessageFiles } from '../message-files.tsx';
import type { TicketFactsFragment } from './desk.gen.ts';
import classes from './desk.module.css';

type Message = TicketFactsFragment['messages'][number];

const Happened = ({ message }: { message: Message }) => {
  const { t } = useTranslation('ticketDesk');
  const { time, date } = useFormat();
  const { event, value, author, createdAt } = message;
  if (!event) return null;
  const words =
    event === 'PRIORITY'
      ? t(`priority.${value as 'LOW'}`)
      : event === 'CATEGORY'
        ? t(`category.${value as 'OTHER'}`)
        : (value ?? '');
  return (
    <li className={classes.event}>
      {time(createdAt)}, {date(createdAt)} · {t(`event.${event}`, { value: words })}
      {author && event !== 'RATED' && ` · ${author.fullName}`}
    </li>
  );
};

/** All messages and events of a ticket, oldest first. */
export function TicketMessages({ ticket }: { ticket: TicketFactsFragment }) {
  const { t } = useTranslation('ticketDesk');
  const { time, date } = useFormat();
  return (
    <ol className={classes.messages} aria-label={t('messages')}>
      {ticket.messages.map((message) => {
        const { id, kind, text, author, createdAt, files, fromNumber } = message;
        if (kind === 'EVENT') return <Happened key={id} message={message} />;
        const name = author?.fullName ?? ticket.requesterName;
        return (
          <li key={id} className={classes.message} data-kind={kind}>
            <Avatar name={name} src={author?.avatarUrl} size={32} />
            <div className={classes.said}>
              <p className={classes.who}>
                <b>{name}</b>
                {kind === 'NOTE' && <span className={classes.note}>{t('note')}</span>}
                {fromNumber && <span className={classes.from}>{t('from', { number: fromNumber })}</span>}
                <time dateTime={createdAt}>
                  {time(createdAt)}, {date(createdAt)}
                </time>
              </p>
              <p className={classes.bubble}>{text}</p>
              <MessageFiles files={files} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
