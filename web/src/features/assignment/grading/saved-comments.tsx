import { IconTrash } from '@tabler/icons-react';
import { evictSavedComment } from '../../../apollo/cache/teaching.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type MarkingQueueQuery, useDeleteSavedCommentMutation } from './grading.gen.ts';

interface SavedCommentsProps {
  isOpen: boolean;
  onClose: () => void;
  comments: MarkingQueueQuery['savedComments'];
}

/** The teacher's comments for reuse. Deleting one does not change submissions that contain it. */
export function SavedComments({ isOpen, onClose, comments }: SavedCommentsProps) {
  const { t } = useTranslation('marking');
  const [remove, { loading }] = useDeleteSavedCommentMutation({
    update: (cache, { data }) => data && evictSavedComment(cache, data.deleteSavedComment.id),
  });
  const deleteComment = async (commentId: string) => {
    try {
      await remove({ variables: { commentId } });
      toast.success(t('rubric.forgotten'));
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('rubric.saved')}>
      {comments.length === 0 && <Text tone="dim">{t('rubric.noneSaved')}</Text>}
      <Stack as="ul" gap={2} shrink>
        {comments.map(({ id, text }) => (
          <Row as="li" key={id} justify="between" gap={4} shrink>
            <Text as="span" grow shrink>
              {text}
            </Text>
            <IconButton
              aria-label={t('rubric.forget', { text })}
              aria-disabled={loading}
              onClick={() => !loading && void deleteComment(id)}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}
