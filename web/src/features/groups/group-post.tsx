import { IconHeart, IconHeartFilled, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import {
  type GroupPostWordsFragment,
  usePinGroupPostMutation,
  useRemoveGroupPostMutation,
  useThankForPostMutation,
} from './groups.gen.ts';
import classes from './groups.module.css';

interface GroupPostItemProps {
  post: GroupPostWordsFragment;
  isLeader: boolean;
  /** True for posts, false for replies. */
  canPin?: boolean;
  onChanged: () => void;
}

/** A post or reply with its actions. */
export function GroupPostItem({ post, isLeader, canPin = false, onChanged }: GroupPostItemProps) {
  const { t } = useTranslation('groups');
  const { date, time } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [thank] = useThankForPostMutation();
  const [pin] = usePinGroupPostMutation();
  const [remove] = useRemoveGroupPostMutation();
  const { id: postId, author, isThanked, isPinned, isOwn, thanksCount } = post;
  const run = async (act: () => Promise<unknown>) => {
    setAsking(false);
    try {
      await act();
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  if (post.text === null) return <p className={kit.dim}>{t('feed.removed')}</p>;
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  const Heart = isThanked ? IconHeartFilled : IconHeart;
  return (
    <article className={classes.words} aria-label={t('feed.by', { name: author.fullName })}>
      <Avatar name={author.fullName} src={author.avatarUrl} size={canPin ? 36 : 28} />
      <div className={kit.grow}>
        <p className={`${kit.row} ${kit.wrap}`}>
          <b className={kit.strong}>{author.fullName}</b>
          {post.isByLeader && <Tag tone="ok">{t('role.LEADER')}</Tag>}
          <span className={`${kit.small} ${kit.dim}`}>
            {date(post.createdAt)} {time(post.createdAt)}
            {isPinned && ` · ${t('feed.pinned')}`}
          </span>
        </p>
        <p className={classes.text}>{post.text}</p>
        <div className={kit.wrap}>
          {isOwn ? (
            <span className={`${kit.small} ${kit.dim} ${classes.count}`}>
              {t('feed.thanks', { count: thanksCount })}
            </span>
          ) : (
            <Button
              {...small}
              aria-pressed={isThanked}
              leftSection={<Heart size={16} aria-hidden="true" />}
              onClick={() =>
                void run(() => thank({ variables: { input: { postId, isThanked: !isThanked } } }))
              }
            >
              {t('feed.thanks', { count: thanksCount })}
            </Button>
          )}
          {isLeader && canPin && (
            <Button
              {...small}
              leftSection={
                isPinned ? (
                  <IconPinnedOff size={16} aria-hidden="true" />
                ) : (
                  <IconPin size={16} aria-hidden="true" />
                )
              }
              onClick={() => void run(() => pin({ variables: { input: { postId, isPinned: !isPinned } } }))}
            >
              {t(isPinned ? 'feed.unpin' : 'feed.pin')}
            </Button>
          )}
          {(isOwn || isLeader) && (
            <Button
              {...small}
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              {t('feed.remove')}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('feed.removeTitle')}
        confirmLabel={t('feed.remove')}
        isDanger
        onConfirm={() => void run(() => remove({ variables: { postId } }))}
      >
        <p>{t('feed.removeText')}</p>
      </ConfirmDialog>
    </article>
  );
}
