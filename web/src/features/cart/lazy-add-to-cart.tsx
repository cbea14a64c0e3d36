import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { LazyHeart } from '../wishlist/index.ts';
import type { AddToCartProps } from './add-to-cart.tsx';
import { LowestPrice } from './lowest-price.tsx';

/** The same box with links, until the buttons are loaded or if they cannot be loaded. */
function AddToCartLinks({ courseId, title, ...price }: AddToCartProps) {
  const { t } = useTranslation('cart');
  return (
    <Stack gap={2} shrink mt={2}>
      <LowestPrice {...price} />
      <ButtonLink
        href={`/cart?add=${courseId}`}
        rel="nofollow"
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconShoppingCart size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('add')}
      </ButtonLink>
      <LazyHeart courseId={courseId} title={title} isWide />
    </Stack>
  );
}

/** Adds a course that the viewer may buy to the cart. The page needs the messages of `cart`. */
export const LazyAddToCart = lazyOptional(async () => (await import('./add-to-cart.tsx')).AddToCart, {
  placeholder: AddToCartLinks,
  failed: AddToCartLinks,
});
