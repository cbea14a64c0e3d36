import { useState } from 'react';
import { evictCart } from '../../apollo/cache/cart.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toastWithUndo } from '../../ui/undo-toast.ts';
import {
  type AddWishlistToCartMutation,
  useAddWishlistToCartMutation,
  useRemoveFromWishlistMutation,
  useRestoreToWishlistMutation,
  WishlistDocument,
} from './wishlist.gen.ts';
import type { Item } from './wishlist-model.ts';

export const useChangeWishlist = () => {
  const { t } = useTranslation('wishlist');
  const [removeItem] = useRemoveFromWishlistMutation();
  const [restore] = useRestoreToWishlistMutation();
  const [add, { loading }] = useAddWishlistToCartMutation({
    update: evictCart,
    refetchQueries: [WishlistDocument],
  });
  const [results, setResults] = useState<AddWishlistToCartMutation['addWishlistToCart']['results'] | null>(
    null,
  );
  const remove = ({ courseId, title }: Item) =>
    void removeItem({ variables: { courseId } }).then(
      () =>
        toastWithUndo(
          t('removed', { title }),
          t('undo'),
          () => void restore({ variables: { courseId } }).catch(() => undefined),
        ),
      () => undefined,
    );
  /** @returns true if it succeeded; errors are shown in a toast */
  const addToCart = async (items: readonly Item[]): Promise<boolean> => {
    try {
      const { data } = await add({
        variables: { input: { courseIds: items.map(({ courseId }) => courseId) } },
      });
      setResults(data?.addWishlistToCart.results ?? null);
      return true;
    } catch {
      return false;
    }
  };
  return { remove, addToCart, results, isBusy: loading };
};
