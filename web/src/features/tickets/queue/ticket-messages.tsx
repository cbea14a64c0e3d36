import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { MessageFiles } from '../message-files.tsx';
import { type TicketMessagesFragment, useTicketMessagesFragment } from './queue.gen.ts';
import classes from './queue.module.css';

type Message = TicketMessagesFragment['messages'][number];

const TicketEvent = ({ message }: { message: Message }) => {
  const { t } = useTranslation('ticketDesk');
  const { time, date } = useFormat();
  const { event, value, author, createdAt } = message;
  if (!event) return null;
  const newValue =
    event === 'PRIORITY'
      ? t(`priority.${value as 'LOW'}`)
      : event === 'CATEGORY'
        ? t(`category.${value as 'OTHER'}`)
        : (value ?? '');
  return (
    <Text as="li" text="xs" tone="dim" textAlign="center">
      {time(createdAt)}, {date(createdAt)} · {t(`event.${event}`, { value: newValue })}
      {author && event !== 'RATED' && ` · ${author.fullName}`}
    </Text>
  );
};

/** All messages and events of a ticket, oldest first. */
export function TicketMessages({ ticket: from }: { ticket: FragmentType<TicketMessagesFragment> }) {
  const { t } = useTranslation('ticketDesk');
  const { time, date } = useFormat();
  const ticket = useTicketMessagesFragment(from);
  if (!ticket) return null;
  return (
    <Grid as="ol" gap={4} aria-label={t('messages')}>
      {ticket.messages.map((message) => {
        const { id, kind, text, author, createdAt, files, fromNumber } = message;
        if (kind === 'EVENT') return <TicketEvent key={id} message={message} />;
        const name = author?.fullName ?? ticket.requesterName;
        return (
          <Row as="li" key={id} className={classes.message} align="stretch" gap={2} data-kind={kind}>
            <Avatar name={name} src={author?.avatarUrl} size={32} />
            <Grid gap={2} grow shrink>
              <Row as="p" className={classes.who} wrap align="stretch" rowGap="half" columnGap={2} text="xs">
                <b>{name}</b>
                {kind === 'NOTE' && (
                  <Text as="span" weight={600} tone="warn">
                    {t('note')}
                  </Text>
                )}
                {fromNumber && (
                  <Text as="span" tone="dim">
                    {t('from', { number: fromNumber })}
                  </Text>
                )}
                <time dateTime={createdAt}>
                  {time(createdAt)}, {date(createdAt)}
                </time>
              </Row>
              <Text className={classes.bubble} px={4} py={2} space="pre" anywhere bg="paper" radius="md">
                {text}
              </Text>
              <MessageFiles files={files} />
            </Grid>
          </Row>
        );
      })}
    </Grid>
  );
}
