import { useCallback, useEffect } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useViewer } from '../accounts/index.ts';
import { guestWishlist } from './guest-wishlist.ts';
import {
  useAddToWishlistMutation,
  useJoinWishlistMutation,
  useRemoveFromWishlistMutation,
  useWishlistIdsQuery,
} from './wishlist.gen.ts';

/** Many hearts stand on one page; what a guest kept is handed over once. */
let isJoining = false;

/** What a guest saved comes onto the list of whoever signed in. */
export function useJoinWishlist(): void {
  const { state } = useViewer();
  const kept = guestWishlist.use();
  const [join] = useJoinWishlistMutation(SUPPRESS_TOAST);
  useEffect(() => {
    if (state !== 'member' || kept.length === 0 || isJoining) return;
    isJoining = true;
    // Where it fails the browser keeps them for the next page
    void join({ variables: { input: { courseIds: [...kept] } } })
      .then(guestWishlist.empty, () => undefined)
      .finally(() => {
        isJoining = false;
      });
  }, [state, kept, join]);
}

/** Whether a course is saved, by a member or in a guest’s browser, and how that changes. */
export const useSaved = (courseId: string) => {
  const { state } = useViewer();
  const isMember = state === 'member';
  const kept = guestWishlist.use();
  useJoinWishlist();
  const { data } = useWishlistIdsQuery({ skip: !isMember });
  const [add] = useAddToWishlistMutation();
  const [remove] = useRemoveFromWishlistMutation();
  const isSaved = isMember ? (data?.wishlist.courseIds.includes(courseId) ?? false) : kept.includes(courseId);
  /** @returns whether there was room; rejects with the server’s refusal */
  const toggle = useCallback(async (): Promise<boolean> => {
    const variables = { courseId };
    if (isMember) await (isSaved ? remove : add)({ variables });
    else if (isSaved) guestWishlist.remove(courseId);
    else return guestWishlist.add(courseId);
    return true;
  }, [isMember, isSaved, add, remove, courseId]);
  return { isSaved, isMember, isKnown: state === 'guest' || data !== undefined, toggle };
};
