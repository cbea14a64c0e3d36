import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useMessageRepliesQuery, useSentMessagesQuery } from './classroom.gen.ts';
import classes from './classroom.module.css';
import { MessageReplies, type Replies } from './message-replies.tsx';

interface SentDrawerProps {
  courseId: string;
  onClose: () => void;
}

/** Messages to the students of a course, how many have read them, and the replies. */
export function SentDrawer({ courseId, onClose }: SentDrawerProps) {
  const { t } = useTranslation('classroom');
  const { date, time, count: formatCount } = useFormat();
  const replies = useMessageRepliesQuery({ variables: { courseId }, ...cacheAndNetwork });
  return (
    <Dialog isOpen isReading placement="end" title={t('sent.title')} onClose={onClose}>
      <QueryView
        result={useSentMessagesQuery({ variables: { courseId }, ...cacheAndNetwork })}
        select={({ courseMessages }) => courseMessages.items}
        failedTitle={t('sent.failed')}
        skeleton={<LoadingRows />}
      >
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState title={t('sent.emptyTitle')} text={t('sent.emptyText')} />
          ) : (
            <Grid as="ul" gap={4}>
              {messages.map(
                ({ id, audience, title, body, authorName, recipientCount, readCount, sentAt }) => (
                  <li key={id} className={classes.item}>
                    <Text as="b" weight={600}>
                      {title}
                    </Text>
                    <Text text="sm" tone="dim">
                      {authorName} · {date(sentAt)} {time(sentAt)}
                    </Text>
                    <Text space="lines" anywhere>
                      {body}
                    </Text>
                    <Text text="sm" tone="dim">
                      {t(`sent.to.${audience}`, {
                        count: recipientCount,
                        value: formatCount(recipientCount),
                      })}
                      {' · '}
                      {t('sent.read', { count: readCount, value: formatCount(readCount) })}
                    </Text>
                    <Conversations messageId={id} replies={replies.data?.courseMessageReplies.items ?? []} />
                  </li>
                ),
              )}
            </Grid>
          )
        }
      </QueryView>
    </Dialog>
  );
}

/** The replies to a message, by student. The student with the latest reply is first. */
function Conversations({ messageId, replies }: { messageId: string; replies: Replies }) {
  const { t } = useTranslation('classroom');
  const byStudent = Map.groupBy(
    replies.filter((reply) => reply.messageId === messageId),
    ({ enrolmentId }) => enrolmentId,
  );
  return [...byStudent].map(([enrolmentId, own]) => (
    <details key={enrolmentId} className={classes.conversation} open={byStudent.size === 1}>
      <summary>{t('reply.with', { name: own[0]!.studentName })}</summary>
      <MessageReplies messageId={messageId} enrolmentId={enrolmentId} replies={own} />
    </details>
  ));
}
