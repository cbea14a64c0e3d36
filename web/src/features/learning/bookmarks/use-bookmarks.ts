import { createContext, useContext } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { bookmarkAt } from './bookmark-at.ts';
import { type MyBookmarksQuery, useMyBookmarksQuery } from './bookmarks.gen.ts';
import { useBookmarkActions } from './use-bookmark-actions.ts';

type Bookmark = MyBookmarksQuery['myBookmarks'][number];

interface Bookmarks extends ReturnType<typeof useBookmarkActions> {
  /** All bookmarks of the course, in its order. */
  readonly all: readonly Bookmark[];
  /** Removes the bookmark at a place, or adds one. */
  readonly toggle: (lessonId: string, atSec: number | null) => void;
}

const NONE: readonly Bookmark[] = [];

/** The bookmarks of the course in the player; null if nothing is recorded. */
export const useCourseBookmarks = (courseId: string, isRecorded: boolean): Bookmarks | null => {
  const { data, refetch } = useMyBookmarksQuery({
    variables: { courseId },
    skip: !isRecorded,
    ...cacheAndNetwork,
  });
  const actions = useBookmarkActions(() => void refetch().catch(() => undefined));
  const all = data?.myBookmarks ?? NONE;
  if (!isRecorded) return null;
  const toggle = (lessonId: string, atSec: number | null) => {
    const existing = bookmarkAt(all, { lessonId, atSec });
    void (existing ? actions.remove(existing) : actions.set({ lessonId, atSec }));
  };
  return { ...actions, all, toggle };
};

export const BookmarksContext = createContext<Bookmarks | null>(null);
export const useBookmarks = (): Bookmarks | null => useContext(BookmarksContext);
