import { removeCachedBookmark } from '../../../apollo/cache/bookmarks.ts';
import type { CreateBookmarkInput } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { createIdempotencyKey } from '../../../ui/create-idempotency-key.ts';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { toastWithUndo } from '../../../ui/undo-toast.ts';
import {
  type BookmarkItemFragment,
  useCreateBookmarkMutation,
  useDeleteBookmarkMutation,
  useUpdateBookmarkMutation,
} from './bookmarks.gen.ts';

/**
 * Actions on bookmarks, with toasts. Renaming and removal update the cache. `onStale` refetches the list after an
 * addition, or if it differs from the server's.
 */
export const useBookmarkActions = (onStale: () => void) => {
  const { t } = useTranslation('notebook');
  const { clock } = useFormat();
  const [create] = useCreateBookmarkMutation();
  const [update] = useUpdateBookmarkMutation();
  const [remove] = useDeleteBookmarkMutation();
  const run = async (action: () => Promise<unknown>, showToast: () => void): Promise<boolean> => {
    try {
      await action();
      showToast();
      return true;
    } catch {
      // Another tab may have removed it before
      onStale();
      return false;
    }
  };
  const set = (input: Omit<CreateBookmarkInput, 'idempotencyKey'>) =>
    run(
      // Each press has a new idempotency key, so that a removed bookmark can be added again. If one exists at the
      // place, the server returns it
      () => create({ variables: { input: { ...input, idempotencyKey: createIdempotencyKey() } } }),
      () => {
        toast.success(
          typeof input.atSec === 'number' ? t('markedAt', { at: clock(input.atSec) }) : t('markedLesson'),
        );
        onStale();
      },
    );
  const getName = ({ label, atSec, lessonTitle }: BookmarkItemFragment) =>
    label ?? (atSec === null ? lessonTitle : clock(atSec));
  return {
    set,
    rename: ({ id }: BookmarkItemFragment, label: string | null) =>
      run(
        () => update({ variables: { input: { bookmarkId: id, label } } }),
        () => toast.success(t('renamed')),
      ),
    remove: (bookmark: BookmarkItemFragment) =>
      run(
        () =>
          remove({
            variables: { bookmarkId: bookmark.id },
            update: (cache) => removeCachedBookmark(cache, bookmark.id),
          }),
        () => {
          const message = t('removed', { place: getName(bookmark) });
          const { lessonId, atSec, label } = bookmark;
          // After the end of access it cannot be added again
          if (bookmark.mayOpen) toastWithUndo(message, t('undo'), () => void set({ lessonId, atSec, label }));
          else toast.success(message);
        },
      ),
  };
};
