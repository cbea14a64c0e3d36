import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useViewer } from '../accounts/index.ts';
import { useCartCountQuery } from './cart.gen.ts';
import { CartLink } from './cart-link.tsx';
import { useGuestCart } from './guest-cart.ts';
import { useJoinCart } from './use-join-cart.ts';

/** The link to the cart with the number of its courses. */
export function HeaderCart() {
  const { t } = useTranslation('cart');
  const { state } = useViewer();
  const guests = useGuestCart().length;
  const memberCart = useCartCountQuery({ skip: state !== 'member', ...cacheAndNetwork });
  useJoinCart();
  const count = state === 'member' ? (memberCart.data?.cartCount ?? 0) : guests;
  return <CartLink count={count} {...(count > 0 && { label: t('openWith', { count }) })} />;
}
