import { useEffect } from 'react';
import { useViewer } from '../accounts/index.ts';
import { useJoinCartMutation } from './cart.gen.ts';
import { emptyGuestCart, useGuestCart } from './guest-cart.ts';

/** What a guest put in comes into the cart of whoever signed in, once. */
export const useJoinCart = (): void => {
  const { state } = useViewer();
  const courseIds = useGuestCart();
  const [join, { called }] = useJoinCartMutation({ refetchQueries: ['CartCount'] });
  const isDue = state === 'member' && courseIds.length > 0 && !called;
  useEffect(() => {
    if (!isDue) return;
    // Where it fails the browser keeps them for the next page
    void join({ variables: { input: { courseIds: [...courseIds] } } }).then(emptyGuestCart, () => undefined);
  }, [isDue, courseIds, join]);
};
