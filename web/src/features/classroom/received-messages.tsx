import { useEffect, useRef } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import {
  type ReceivedMessagesQuery,
  useMessageRepliesQuery,
  useReadMessagesMutation,
  useReceivedMessagesQuery,
} from './classroom.gen.ts';
import classes from './classroom.module.css';
import { MessageReplies, type Replies } from './message-replies.tsx';

interface ReceivedMessagesProps {
  courseId: string;
  /** The message that a link refers to. */
  wantedId: string | null;
  /** True if reading is recorded. False if a teacher previews the course as a student. */
  isRecorded: boolean;
}

/** Messages of a course's teachers to the viewer. Opening the list marks them as read. */
export function ReceivedMessages({ courseId, wantedId, isRecorded }: ReceivedMessagesProps) {
  const { t } = useTranslation('classroom');
  const result = useReceivedMessagesQuery({ variables: { courseId }, ...cacheAndNetwork });
  const replies = useMessageRepliesQuery({ variables: { courseId }, ...cacheAndNetwork });
  const [read] = useReadMessagesMutation(SUPPRESS_TOAST);
  const hasUnread = result.data?.receivedCourseMessages.some(({ isRead }) => !isRead) ?? false;
  useEffect(() => {
    // The data is not fetched again, so new messages stay marked until the next visit
    if (isRecorded && hasUnread) void read({ variables: { courseId } }).catch(() => undefined);
  }, [read, courseId, isRecorded, hasUnread]);
  return (
    <QueryView
      result={result}
      select={({ receivedCourseMessages }) => receivedCourseMessages}
      failedTitle={t('received.failed')}
      skeleton={<LoadingRows />}
    >
      {(messages) =>
        messages.length === 0 ? (
          <EmptyState title={t('received.emptyTitle')} text={t('received.emptyText')} />
        ) : (
          <Grid as="ul" gap={4} aria-label={t('received.title')}>
            {messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                isWanted={message.id === wantedId}
                replies={replies.data?.courseMessageReplies.items}
                mayReply={isRecorded}
              />
            ))}
          </Grid>
        )
      }
    </QueryView>
  );
}

type ReceivedMessage = ReceivedMessagesQuery['receivedCourseMessages'][number];

interface MessageProps {
  message: ReceivedMessage;
  isWanted: boolean;
  /** Replies to all messages of the course; undefined until they are loaded. */
  replies: Replies | undefined;
  mayReply: boolean;
}

const Message = ({ message, isWanted, replies, mayReply }: MessageProps) => {
  const { id, title, body, authorName, sentAt, isRead } = message;
  const { t } = useTranslation('classroom');
  const { date, time } = useFormat();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return (
    <li ref={item} className={classes.item}>
      <Row wrap justify="between" gap={4} shrink>
        <Text as="b" weight={600}>
          {title}
        </Text>
        {!isRead && <Tag tone="info">{t('received.new')}</Tag>}
      </Row>
      <Text text="sm" tone="dim">
        {authorName} · {date(sentAt)} {time(sentAt)}
      </Text>
      <Text space="lines" anywhere>
        {body}
      </Text>
      {replies && mayReply && (
        <MessageReplies messageId={id} replies={replies.filter(({ messageId }) => messageId === id)} />
      )}
    </li>
  );
};
