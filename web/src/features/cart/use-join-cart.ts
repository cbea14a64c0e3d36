import { useEffect, useRef, useState } from 'react';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useViewer } from '../accounts/index.ts';
import { CartCountDocument, useJoinCartMutation } from './cart.gen.ts';
import { emptyGuestCart, useGuestCart } from './guest-cart.ts';

/**
 * Moves a guest's cart into the account once after the sign-in.
 * @returns the number of omitted courses, which the viewer owns or which cannot be bought
 */
export const useJoinCart = (): number => {
  const { state } = useViewer();
  const courseIds = useGuestCart();
  const [omittedCount, setOmittedCount] = useState(0);
  const [join] = useJoinCartMutation({ ...SUPPRESS_TOAST, refetchQueries: [CartCountDocument] });
  const canJoin = state === 'member' && courseIds.length > 0;
  const wasSent = useRef(false);
  useEffect(() => {
    if (!canJoin || wasSent.current) return;
    wasSent.current = true;
    // After an error the courses remain in this browser, and the next page retries
    void join({ variables: { input: { courseIds: [...courseIds] } } }).then(
      ({ data }) => {
        const inCart = new Set(data?.joinCart.lines.map(({ courseId }) => courseId));
        setOmittedCount(courseIds.filter((id) => !inCart.has(id)).length);
        emptyGuestCart();
      },
      () => undefined,
    );
  }, [canJoin, courseIds, join]);
  return omittedCount;
};
