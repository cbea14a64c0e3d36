import { Textarea } from '@mantine/core';
import { IconCheck, IconFlag, IconThumbUp, IconThumbUpFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { FragmentFields } from '../../../apollo/fragment-fields.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useViewer } from '../../accounts/index.ts';
import { PlaceChip } from '../notes/place-chip.tsx';
import {
  type CommentWordsFragment,
  useAcceptAnswerMutation,
  useLikeCommentMutation,
  useRemoveCommentMutation,
  useReportCommentMutation,
} from './questions.gen.ts';
import classes from './questions.module.css';

interface CommentItemProps {
  comment: FragmentFields<CommentWordsFragment>;
  lessonId: string;
  /** True if the viewer may accept it as the answer. */
  canAccept?: boolean;
  onSeek?: ((second: number) => void) | undefined;
  onShow?: ((paragraph: number) => void) | undefined;
  onChanged: () => void;
}

/** A question or reply with its actions. A removed one is a placeholder. */
export function CommentItem({
  comment,
  lessonId,
  canAccept = false,
  onSeek,
  onShow,
  onChanged,
}: CommentItemProps) {
  const { t } = useTranslation('questions');
  const { date, time } = useFormat();
  const viewer = useViewer();
  const [asks, setAsks] = useState<'remove' | 'report' | null>(null);
  const [note, setNote] = useState('');
  const [like] = useLikeCommentMutation();
  const [accept] = useAcceptAnswerMutation();
  const [remove] = useRemoveCommentMutation();
  const [report] = useReportCommentMutation();
  const {
    id: commentId,
    text,
    author,
    atSec,
    paragraph,
    isLiked,
    likeCount,
    isByTeacher,
    acceptedAt,
    createdAt,
  } = comment;
  const isOwn = author.id === viewer.user?.id;
  const run = async (act: () => Promise<unknown>, said?: string) => {
    setAsks(null);
    try {
      await act();
      if (said) toast.success(said);
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  if (text === null) return <p className={`${kit.dim} ${classes.removed}`}>{t('removed')}</p>;
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  const Thumb = isLiked ? IconThumbUpFilled : IconThumbUp;
  return (
    <article
      className={classes.comment}
      data-accepted={acceptedAt !== null}
      aria-label={t('by', { name: author.fullName })}
    >
      <Avatar name={author.fullName} src={author.avatarUrl} size={36} />
      <div className={kit.grow}>
        <p className={`${kit.row} ${kit.wrap}`}>
          <b className={kit.strong}>{author.fullName}</b>
          {isByTeacher && <Tag tone="info">{t('teacher')}</Tag>}
          {acceptedAt && <Tag tone="ok">{t('accepted')}</Tag>}
          <span className={`${kit.small} ${kit.dim}`}>
            {date(createdAt)} {time(createdAt)}
          </span>
          {((atSec !== null && onSeek) || (paragraph !== null && onShow)) && (
            <PlaceChip place={{ lessonId, atSec, paragraph }} isHere onSeek={onSeek} onShow={onShow} />
          )}
        </p>
        <p className={classes.text}>{text}</p>
        <div className={`${kit.wrap} ${classes.acts}`}>
          {isOwn ? (
            <span className={`${kit.small} ${kit.dim} ${classes.count}`}>
              {t('helpful', { count: likeCount })}
            </span>
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
          {isOwn ? (
            <Button
              {...small}
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => setAsks('remove')}
            >
              {t('remove')}
            </Button>
          ) : (
            <Button
              {...small}
              leftSection={<IconFlag size={16} aria-hidden="true" />}
              onClick={() => setAsks('report')}
            >
              {t('report')}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={asks !== null}
        onClose={() => setAsks(null)}
        title={t(asks === 'report' ? 'reportTitle' : 'removeTitle')}
        confirmLabel={t(asks === 'report' ? 'report' : 'remove')}
        isDanger={asks === 'remove'}
        onConfirm={() =>
          void (asks === 'report'
            ? run(() => report({ variables: { input: { commentId, note } } }), t('reported'))
            : run(() => remove({ variables: { commentId } })))
        }
      >
        <p>{t(asks === 'report' ? 'reportText' : 'removeText')}</p>
        {asks === 'report' && (
          <Textarea
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
    </article>
  );
}
