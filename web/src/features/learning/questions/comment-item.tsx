import type { FragmentType } from '@apollo/client';
import { IconCheck, IconFlag, IconThumbUp, IconThumbUpFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useViewer } from '../../accounts/index.ts';
import { PlaceChip } from '../notes/place-chip.tsx';
import {
  type CommentItemFragment,
  useAcceptAnswerMutation,
  useCommentItemFragment,
  useLikeCommentMutation,
  useRemoveCommentMutation,
  useReportCommentMutation,
} from './questions.gen.ts';
import classes from './questions.module.css';

interface CommentItemProps {
  comment: FragmentType<CommentItemFragment>;
  lessonId: string;
  /** True if the viewer may accept it as the answer. */
  canAccept?: boolean;
  onSeek?: ((second: number) => void) | undefined;
  onShow?: ((paragraph: number) => void) | undefined;
  onChanged: () => void;
}

/** A question or reply with its actions. A removed one is a placeholder. */
export function CommentItem({
  comment: from,
  lessonId,
  canAccept = false,
  onSeek,
  onShow,
  onChanged,
}: CommentItemProps) {
  const { t } = useTranslation('questions');
  const { date, time } = useFormat();
  const viewer = useViewer();
  const [openDialog, setOpenDialog] = useState<'remove' | 'report' | null>(null);
  const [note, setNote] = useState('');
  const [like] = useLikeCommentMutation();
  const [accept] = useAcceptAnswerMutation();
  const [remove] = useRemoveCommentMutation();
  const [report] = useReportCommentMutation();
  const comment = useCommentItemFragment(from);
  if (!comment) return null;
  const {
    id: commentId,
    text,
    author,
    atSec,
    paragraph,
    isLiked,
    likeCount,
    isByTeacher,
    mayRemove,
    acceptedAt,
    createdAt,
  } = comment;
  const isOwn = author.id === viewer.user?.id;
  const run = async (action: () => Promise<unknown>, message?: string) => {
    setOpenDialog(null);
    try {
      await action();
      if (message) toast.success(message);
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  if (text === null)
    return (
      <Text className={classes.removed} tone="dim">
        {t('removed')}
      </Text>
    );
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  const Thumb = isLiked ? IconThumbUpFilled : IconThumbUp;
  return (
    <Row
      as="article"
      className={classes.comment}
      align="stretch"
      gap={4}
      data-accepted={acceptedAt !== null}
      aria-label={t('by', { name: author.fullName })}
    >
      <Avatar name={author.fullName} src={author.avatarUrl} size={36} />
      <Box grow shrink>
        <Row as="p" wrap gap={2} shrink>
          <Text as="b" weight={600}>
            {author.fullName}
          </Text>
          {isByTeacher && <Tag tone="info">{t('teacher')}</Tag>}
          {acceptedAt && <Tag tone="ok">{t('accepted')}</Tag>}
          <Text as="span" text="sm" tone="dim">
            {date(createdAt)} {time(createdAt)}
          </Text>
          {((atSec !== null && onSeek) || (paragraph !== null && onShow)) && (
            <PlaceChip place={{ lessonId, atSec, paragraph }} isHere onSeek={onSeek} onShow={onShow} />
          )}
        </Row>
        <Text py={1} space="lines" anywhere>
          {text}
        </Text>
        <Box className={classes.actions} wrap>
          {isOwn ? (
            <Box as="span" self="center" px={2} text="sm" tone="dim">
              {t('helpful', { count: likeCount })}
            </Box>
          ) : (
            <Button
              {...small}
              aria-pressed={isLiked}
              leftSection={<Thumb size={16} aria-hidden="true" />}
              onClick={() => void run(() => like({ variables: { input: { commentId, isLiked: !isLiked } } }))}
            >
              {t('helpful', { count: likeCount })}
            </Button>
          )}
          {canAccept && (
            <Button
              {...small}
              leftSection={<IconCheck size={16} aria-hidden="true" />}
              onClick={() =>
                void run(() => accept({ variables: { input: { commentId, isAccepted: !acceptedAt } } }))
              }
            >
              {t(acceptedAt ? 'takeBack' : 'accept')}
            </Button>
          )}
          {mayRemove && (
            <Button
              {...small}
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => setOpenDialog('remove')}
            >
              {t(isOwn ? 'remove' : 'hide')}
            </Button>
          )}
          {!isOwn && (
            <Button
              {...small}
              leftSection={<IconFlag size={16} aria-hidden="true" />}
              onClick={() => setOpenDialog('report')}
            >
              {t('report')}
            </Button>
          )}
        </Box>
      </Box>
      <ConfirmDialog
        isOpen={openDialog !== null}
        onClose={() => setOpenDialog(null)}
        title={t(openDialog === 'report' ? 'reportTitle' : isOwn ? 'removeTitle' : 'hideTitle')}
        confirmLabel={t(openDialog === 'report' ? 'report' : isOwn ? 'remove' : 'hide')}
        isDanger={openDialog === 'remove'}
        onConfirm={() =>
          void (openDialog === 'report'
            ? run(() => report({ variables: { input: { commentId, note } } }), t('reported'))
            : run(() => remove({ variables: { commentId } })))
        }
      >
        <p>{t(openDialog === 'report' ? 'reportText' : isOwn ? 'removeText' : 'hideText')}</p>
        {openDialog === 'report' && (
          <TextArea
            data-autofocus
            label={t('reportNote')}
            withAsterisk
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </ConfirmDialog>
    </Row>
  );
}
