import type { ApolloCache, Reference } from '@apollo/client';
import type { CreateBookmarkInput } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { toast } from '../../../ui/toast.tsx';
import { toastWithUndo } from '../../../ui/undo-toast.ts';
import { uniqueKey } from '../../../ui/unique-key.ts';
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

/** Takes a bookmark out of every list that is known. */
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
 * What can be done with bookmarks, said in toasts. Names and removals show by themselves; `onStale` reads the list anew
 * where something was added to it, or it is not what the server has.
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
      // Another tab may have been first
      onStale();
      return false;
    }
  };
  const set = (input: Omit<CreateBookmarkInput, 'idempotencyKey'>) =>
    run(
      // Each press is a wish of its own: what was removed since is set again, and what stands there is answered
      () => create({ variables: { input: { ...input, idempotencyKey: uniqueKey() } } }),
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
          // Where access has ended nothing can be set again
          if (bookmark.mayOpen) toastWithUndo(said, t('undo'), () => void set({ lessonId, atSec, label }));
          else toast.success(said);
        },
      ),
  };
};
