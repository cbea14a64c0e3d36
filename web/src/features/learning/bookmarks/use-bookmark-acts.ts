import type { ApolloCache, Reference } from '@apollo/client';
import type { CreateBookmarkInput } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { createIdempotencyKey } from '../../../ui/create-idempotency-key.ts';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { toastWithUndo } from '../../../ui/undo-toast.ts';
import {
  type BookmarkWordsFragment,
  useCreateBookmarkMutation,
  useDeleteBookmarkMutation,
  useUpdateBookmarkMutation,
} from './bookmarks.gen.ts';

type Bookmark = Pick<
  BookmarkWordsFragment,
  'id' | 'atSec' | 'label' | 'lessonId' | 'lessonTitle' | 'mayOpen'
>;

/** Removes a bookmark from all cached lists. */
const forget = (cache: ApolloCache, id: string): void => {
  const isIt = (node: Reference | undefined) =>
    node?.__ref === cache.identify({ __typename: 'Bookmark', id });
  cache.modify<{ myBookmarks: readonly Reference[]; recentBookmarks: { edges?: { node: Reference }[] } }>({
    fields: {
      myBookmarks: (known) => (known as readonly Reference[]).filter((node) => !isIt(node)),
      recentBookmarks: (known) => {
        const feed = known as { edges?: { node: Reference }[] };
        return { ...feed, edges: (feed.edges ?? []).filter(({ node }) => !isIt(node)) };
      },
    },
  });
};

/**
 * Actions on bookmarks, with toasts. Renaming and removal update the cache. `onStale` refetches the list after an
 * addition, or if it differs from the server's.
 */
export const useBookmarkActs = (onStale: () => void) => {
  const { t } = useTranslation('notebook');
  const { clock } = useFormat();
  const [create] = useCreateBookmarkMutation();
  const [update] = useUpdateBookmarkMutation();
  const [remove] = useDeleteBookmarkMutation();
  const run = async (act: () => Promise<unknown>, say: () => void): Promise<boolean> => {
    try {
      await act();
      say();
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
  const nameOf = ({ label, atSec, lessonTitle }: Bookmark) =>
    label ?? (atSec === null ? lessonTitle : clock(atSec));
  return {
    set,
    rename: ({ id }: Bookmark, label: string | null) =>
      run(
        () => update({ variables: { input: { bookmarkId: id, label } } }),
        () => toast.success(t('renamed')),
      ),
    remove: (bookmark: Bookmark) =>
      run(
        () =>
          remove({
            variables: { bookmarkId: bookmark.id },
            update: (cache) => forget(cache, bookmark.id),
          }),
        () => {
          const said = t('removed', { place: nameOf(bookmark) });
          const { lessonId, atSec, label } = bookmark;
          // After the end of access it cannot be added again
          if (bookmark.mayOpen) toastWithUndo(said, t('undo'), () => void set({ lessonId, atSec, label }));
          else toast.success(said);
        },
      ),
  };
};
