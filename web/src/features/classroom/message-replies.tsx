import type { FragmentType } from '@apollo/client';
import { useId, useState } from 'react';
import { ReplyToCourseMessageInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { fits } from '../../ui/fits.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import {
  MessageRepliesDocument,
  type MessageRepliesQuery,
  type MessageReplyFragment,
  useMessageReplyFragment,
  useReplyToMessageMutation,
} from './classroom.gen.ts';
import classes from './classroom.module.css';

export type Replies = MessageRepliesQuery['courseMessageReplies']['items'];

interface MessageRepliesProps {
  messageId: string;
  /** The student's enrolment if a teacher reads the conversation; undefined for the student. */
  enrolmentId?: string;
  /** Newest first. */
  replies: Replies;
}

/** The conversation of a student with the teachers about a message, oldest first, and a form to continue it. */
export function MessageReplies({ messageId, enrolmentId, replies }: MessageRepliesProps) {
  const { t } = useTranslation('classroom');
  const [isWriting, setWriting] = useState(false);
  return (
    <Grid gap={3}>
      {replies.length > 0 && (
        <Grid as="ul" gap={3} className={classes.replies} aria-label={t('reply.title')}>
          {replies.toReversed().map((reply) => (
            <Reply key={reply.id} reply={reply} />
          ))}
        </Grid>
      )}
      {isWriting ? (
        <ReplyForm messageId={messageId} enrolmentId={enrolmentId} onDone={() => setWriting(false)} />
      ) : (
        <Row>
          <TextButton onClick={() => setWriting(true)}>{t('reply.open')}</TextButton>
        </Row>
      )}
    </Grid>
  );
}

function Reply({ reply: from }: { reply: FragmentType<MessageReplyFragment> }) {
  const { date, time } = useFormat();
  const reply = useMessageReplyFragment(from);
  if (!reply) return null;
  return (
    <li>
      <Text text="sm" tone="dim">
        <b>{reply.authorName}</b> · {date(reply.sentAt)} {time(reply.sentAt)}
      </Text>
      <Text space="lines" anywhere>
        {reply.body}
      </Text>
    </li>
  );
}

interface ReplyFormProps {
  messageId: string;
  enrolmentId: string | undefined;
  onDone: () => void;
}

function ReplyForm({ messageId, enrolmentId, onDone }: ReplyFormProps) {
  const { t } = useTranslation('classroom');
  const [reply] = useReplyToMessageMutation();
  const getKey = useIdempotencyKey();
  const id = useId();
  const { body: rules } = ReplyToCourseMessageInput;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { body: '' },
    validate: { body: (value) => (fits(value, rules) ? null : t('reply.rule', rules)) },
    send: async ({ body }) => {
      const input = { messageId, enrolmentId: enrolmentId ?? null, body: body.trim() };
      await reply({
        variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
        refetchQueries: [MessageRepliesDocument],
        awaitRefetchQueries: true,
      });
      onDone();
    },
  });
  return (
    <Grid as="form" gap={3} onSubmit={submit} noValidate>
      <TextArea
        id={id}
        label={t('reply.body')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={rules.maxLength}
        autoFocus
        {...form.getInputProps('body')}
      />
      <FormError failure={formError} />
      <Row gap={2}>
        <Button type="submit" loading={isBusy}>
          {t('reply.send')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('reply.cancel')}
        </Button>
      </Row>
    </Grid>
  );
}
