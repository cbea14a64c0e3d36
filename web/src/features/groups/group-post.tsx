import type { FragmentType } from '@apollo/client';
import { IconHeart, IconHeartFilled, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import {
  type GroupPostItemFragment,
  useGroupPostItemFragment,
  usePinGroupPostMutation,
  useRemoveGroupPostMutation,
  useThankForPostMutation,
} from './groups.gen.ts';

interface GroupPostItemProps {
  post: FragmentType<GroupPostItemFragment>;
  isLeader: boolean;
  /** True for posts, false for replies. */
  canPin?: boolean;
  onChanged: () => void;
}

/** A post or reply with its actions. */
export function GroupPostItem({ post: from, isLeader, canPin = false, onChanged }: GroupPostItemProps) {
  const { t } = useTranslation('groups');
  const { date, time } = useFormat();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [thank] = useThankForPostMutation();
  const [pin] = usePinGroupPostMutation();
  const [remove] = useRemoveGroupPostMutation();
  const post = useGroupPostItemFragment(from);
  if (!post) return null;
  const { id: postId, author, isThanked, isPinned, isOwn, thanksCount } = post;
  const run = async (action: () => Promise<unknown>) => {
    setDialogOpen(false);
    try {
      await action();
      onChanged();
    } catch {
      // A toast shows the failure
    }
  };
  if (post.text === null) return <Text tone="dim">{t('feed.removed')}</Text>;
  const small = { variant: 'subtle', size: 'compact-sm' } as const;
  const Heart = isThanked ? IconHeartFilled : IconHeart;
  return (
    <Row as="article" align="stretch" gap={3} aria-label={t('feed.by', { name: author.fullName })}>
      <Avatar name={author.fullName} src={author.avatarUrl} size={canPin ? 36 : 28} />
      <Box grow shrink>
        <Row as="p" wrap gap={2} shrink>
          <Text as="b" weight={600}>
            {author.fullName}
          </Text>
          {post.isByLeader && <Tag tone="ok">{t('role.LEADER')}</Tag>}
          <Text as="span" text="sm" tone="dim">
            {date(post.createdAt)} {time(post.createdAt)}
            {isPinned && ` · ${t('feed.pinned')}`}
          </Text>
        </Row>
        <Text space="lines" anywhere>
          {post.text}
        </Text>
        <Box wrap>
          {isOwn ? (
            <Box as="span" px={2} text="sm" tone="dim">
              {t('feed.thanks', { count: thanksCount })}
            </Box>
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
              onClick={() => setDialogOpen(true)}
            >
              {t('feed.remove')}
            </Button>
          )}
        </Box>
      </Box>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('feed.removeTitle')}
        confirmLabel={t('feed.remove')}
        isDanger
        onConfirm={() => void run(() => remove({ variables: { postId } }))}
      >
        <p>{t('feed.removeText')}</p>
      </ConfirmDialog>
    </Row>
  );
}
