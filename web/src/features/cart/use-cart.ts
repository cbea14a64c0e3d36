import { useCallback } from 'react';
import { cacheAndNetwork, uncached } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useViewer } from '../accounts/index.ts';
import {
  CartCountDocument,
  type CartFieldsFragment,
  useAcknowledgeCartPricesMutation,
  useAddToCartMutation,
  useCartPreviewQuery,
  useCartQuery,
  useRemoveFromCartMutation,
} from './cart.gen.ts';
import { addToGuestCart, removeFromGuestCart, useGuestCart } from './guest-cart.ts';

export type CartLine = CartFieldsFragment['lines'][number];
export type CartView = CartFieldsFragment;

/** The viewer's cart: a member's on the server, or a guest's in this browser with the server's prices. */
export const useCart = () => {
  const { state } = useViewer();
  const isMember = state === 'member';
  const courseIds = useGuestCart();
  const memberCart = useCartQuery({ skip: !isMember, ...cacheAndNetwork });
  const preview = useCartPreviewQuery({
    variables: { courseIds: [...courseIds] },
    skip: state !== 'guest',
    ...uncached,
  });
  const result = isMember ? memberCart : preview;
  const data = isMember ? memberCart.data?.cart : (preview.data ?? preview.previousData)?.cartPreview;
  return { isMember, result: { ...result, data, previousData: undefined } };
};

const COUNT = { refetchQueries: [CartCountDocument] };

/** The actions on a member's or a guest's cart. */
export const useChangeCart = () => {
  const isMember = useViewer().state === 'member';
  const [addOwn] = useAddToCartMutation({ ...SUPPRESS_TOAST, ...COUNT });
  const [removeOwn] = useRemoveFromCartMutation({ ...SUPPRESS_TOAST, ...COUNT });
  const [acknowledge] = useAcknowledgeCartPricesMutation(SUPPRESS_TOAST);
  const add = useCallback(
    async (courseId: string): Promise<boolean> => {
      if (!isMember) return addToGuestCart(courseId);
      await addOwn({ variables: { courseId } });
      return true;
    },
    [isMember, addOwn],
  );
  const remove = useCallback(
    async (courseId: string): Promise<void> => {
      if (isMember) await removeOwn({ variables: { courseId } });
      else removeFromGuestCart(courseId);
    },
    [isMember, removeOwn],
  );
  return { add, remove, acknowledge };
};
