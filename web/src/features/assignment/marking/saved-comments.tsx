import { IconTrash } from '@tabler/icons-react';
import { savedCommentRemoved } from '../../../apollo/cache/teaching.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import kit from '../../../ui/kit.module.css';
import { toast } from '../../../ui/toast.tsx';
import { type MarkingQueueQuery, useDeleteSavedCommentMutation } from './marking.gen.ts';

interface SavedCommentsProps {
  isOpen: boolean;
  onClose: () => void;
  comments: MarkingQueueQuery['savedComments'];
}

/** The teacher's comments for reuse. Deleting one does not change submissions that contain it. */
export function SavedComments({ isOpen, onClose, comments }: SavedCommentsProps) {
  const { t } = useTranslation('marking');
  const [remove, { loading }] = useDeleteSavedCommentMutation({
    update: (cache, { data }) => data && savedCommentRemoved(cache, data.deleteSavedComment.id),
  });
  const forget = async (commentId: string) => {
    try {
      await remove({ variables: { commentId } });
      toast.success(t('rubric.forgotten'));
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('rubric.saved')}>
      {comments.length === 0 && <p className={kit.dim}>{t('rubric.noneSaved')}</p>}
      <ul className={`${kit.bare} ${kit.stackTight}`}>
        {comments.map(({ id, text }) => (
          <li key={id} className={kit.between}>
            <span className={kit.grow}>{text}</span>
            <button
              type="button"
              className={kit.iconButton}
              aria-label={t('rubric.forget', { text })}
              aria-disabled={loading}
              onClick={() => !loading && void forget(id)}
            >
              <IconTrash size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
