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

/** A page has many hearts, but the guest's list must be sent only once. */
let isJoining = false;

/** Moves a guest's wishlist into the account after the sign-in. */
export function useJoinWishlist(): void {
  const { state } = useViewer();
  const guestIds = guestWishlist.use();
  const [join] = useJoinWishlistMutation(SUPPRESS_TOAST);
  useEffect(() => {
    if (state !== 'member' || guestIds.length === 0 || isJoining) return;
    isJoining = true;
    // After an error the courses remain in this browser, and the next page retries
    void join({ variables: { input: { courseIds: [...guestIds] } } })
      .then(guestWishlist.empty, () => undefined)
      .finally(() => {
        isJoining = false;
      });
  }, [state, guestIds, join]);
}

/** State of a course on the member's or the guest's wishlist, and a function to change it. */
export const useIsOnWishlist = (courseId: string) => {
  const { state } = useViewer();
  const isMember = state === 'member';
  const guestIds = guestWishlist.use();
  useJoinWishlist();
  const { data } = useWishlistIdsQuery({ skip: !isMember });
  const [add] = useAddToWishlistMutation();
  const [remove] = useRemoveFromWishlistMutation();
  const isSaved = isMember
    ? (data?.wishlist.courseIds.includes(courseId) ?? false)
    : guestIds.includes(courseId);
  /**
   * @returns false if the list is full
   * @throws the server's error
   */
  const toggle = useCallback(async (): Promise<boolean> => {
    const variables = { courseId };
    if (isMember) await (isSaved ? remove : add)({ variables });
    else if (isSaved) guestWishlist.remove(courseId);
    else return guestWishlist.add(courseId);
    return true;
  }, [isMember, isSaved, add, remove, courseId]);
  return { isSaved, isMember, isKnown: state === 'guest' || data !== undefined, toggle };
};
