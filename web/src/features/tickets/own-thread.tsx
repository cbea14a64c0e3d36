import { IconSend, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { type AttachedFile, AttachFiles } from '../../ui/upload/attach-files.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import utilities from '../../ui/utilities.module.css';
import { MessageFiles } from './message-files.tsx';
import { OwnTicketState } from './ticket-state.tsx';
import type { OwnThreadFragment } from './tickets.gen.ts';
import classes from './tickets.module.css';

export interface ThreadActions {
  reply: (text: string, files: readonly AttachedFile[], idempotencyKey: string) => Promise<unknown>;
  rate: (stars: number, comment: string) => Promise<unknown>;
  /** Guests cannot attach files, which belong to an account. */
  allowsFiles: boolean;
}

const Reply = ({ ticket, actions }: { ticket: OwnThreadFragment; actions: ThreadActions }) => {
  const { t } = useTranslation('tickets');
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() ? null : t('contact.missing')) },
    send: async ({ text }) => {
      await actions.reply(text, files, getKey(`${text} ${files.length}`));
      form.reset();
      setFiles([]);
      toast.success(t('thread.sent'));
    },
  });
  return (
    <Stack as="form" card gap={4} shrink onSubmit={submit} noValidate>
      <TextArea
        label={t(ticket.state === 'RESOLVED' ? 'thread.reopen' : 'thread.reply')}
        rows={4}
        maxLength={4000}
        key={form.key('text')}
        {...form.getInputProps('text')}
      />
      {actions.allowsFiles && (
        <AttachFiles prefix={`ticket.${ticket.id}.`} files={files} onChange={setFiles} />
      )}
      <FormError failure={formError} />
      <Button
        className={styleClass({ self: 'start', justifySelf: 'start' })}
        type="submit"
        loading={isBusy}
        leftSection={<IconSend size={18} aria-hidden="true" />}
      >
        {t('thread.send')}
      </Button>
    </Stack>
  );
};

const Rate = ({ ticket, actions }: { ticket: OwnThreadFragment; actions: ThreadActions }) => {
  const { t } = useTranslation('tickets');
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { stars: ticket.stars ?? 0, comment: ticket.ratingComment ?? '' },
    validate: { stars: (stars) => (stars ? null : t('rate.choose')) },
    send: async ({ stars, comment }) => {
      await actions.rate(stars, comment);
      toast.success(t('rate.thanks'));
    },
  });
  const { stars } = form.values;
  return (
    <Stack as="form" card gap={4} shrink onSubmit={submit} noValidate>
      <fieldset>
        <Text as="legend" mb={2} text="sm" weight={600}>
          {t('rate.title')}
        </Text>
        <Row align="stretch">
          {[1, 2, 3, 4, 5].map((value) => (
            <label
              key={value}
              className={`${classes.star} ${styleClass({ display: 'grid', place: 'center', w: 11, h: 11, tone: 'star-text', radius: 'sm', cursor: 'pointer' })}`}
            >
              <input
                type="radio"
                name="stars"
                className={utilities.hidden}
                checked={stars === value}
                onChange={() => form.setFieldValue('stars', value)}
              />
              {value <= stars ? (
                <IconStarFilled size={28} aria-hidden="true" />
              ) : (
                <IconStar size={28} stroke={1.5} aria-hidden="true" />
              )}
              <span className={utilities.hidden}>{t('rate.stars', { count: value })}</span>
            </label>
          ))}
        </Row>
      </fieldset>
      {form.errors['stars'] && <p role="alert">{form.errors['stars']}</p>}
      <TextArea label={t('rate.comment')} rows={2} maxLength={500} {...form.getInputProps('comment')} />
      <FormError failure={formError} />
      <Button
        className={styleClass({ self: 'start', justifySelf: 'start' })}
        type="submit"
        variant="default"
        loading={isBusy}
      >
        {t(ticket.stars ? 'rate.change' : 'rate.send')}
      </Button>
    </Stack>
  );
};

/** A ticket for its requester: the messages, and the form to continue. */
export function OwnThread({ ticket, actions }: { ticket: OwnThreadFragment; actions: ThreadActions }) {
  const { t } = useTranslation('tickets');
  const { date, time } = useFormat();
  const now = useNow(MINUTE);
  const formatMoment = (iso: string) => `${time(iso)}, ${date(iso)}`;
  return (
    <Stack gap={4} shrink>
      <Row as="p" wrap gap={2} shrink text="sm" tone="text-2">
        <OwnTicketState state={ticket.state} />
        <span>{t(`category.${ticket.category}`)}</span>
        {ticket.orderNumber && <span>{t('thread.order', { number: ticket.orderNumber })}</span>}
        {ticket.courseTitle && <span>{ticket.courseTitle}</span>}
        {ticket.replyDueAt && Date.parse(ticket.replyDueAt) > now && (
          <span>{t('thread.due', { at: formatMoment(ticket.replyDueAt) })}</span>
        )}
      </Row>
      {ticket.mergedIntoId && (
        <Notice>
          <FormattedMessage
            text={t('thread.merged', { number: ticket.mergedIntoNumber })}
            parts={{
              ticket: (number) =>
                actions.allowsFiles ? (
                  <Link className={utilities.link} to={`/dashboard/support/${ticket.mergedIntoId}`}>
                    {number}
                  </Link>
                ) : (
                  number
                ),
            }}
          />
        </Notice>
      )}
      <Grid as="ol" gap={4} aria-label={t('thread.messages')}>
        {ticket.messages.map(({ id, kind, text, createdAt, answererName, files }) => (
          <Grid as="li" key={id} className={classes.message} gap={2} maxW={160} data-kind={kind}>
            <Row as="p" className={classes.who} align="stretch" justify="between" gap={3} text="xs">
              <b>{kind === 'ANSWER' ? t('thread.support', { name: answererName ?? '' }) : t('thread.you')}</b>
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </Row>
            <Text
              className={classes.bubble}
              px={4}
              py={3}
              space="pre"
              anywhere
              bg="surface"
              radius="lg"
              border
            >
              {text}
            </Text>
            <MessageFiles files={files} />
          </Grid>
        ))}
      </Grid>
      {ticket.mayRate && <Rate key={`rate ${ticket.stars}`} ticket={ticket} actions={actions} />}
      {ticket.mayReply && <Reply ticket={ticket} actions={actions} />}
      {!ticket.mayReply && !ticket.mergedIntoId && (
        <Notice>
          {t('thread.closed')}{' '}
          <Link className={utilities.link} to="/contact">
            {t('thread.new')}
          </Link>
        </Notice>
      )}
    </Stack>
  );
}
