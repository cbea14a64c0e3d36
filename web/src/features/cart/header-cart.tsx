import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import kit from '../../ui/kit.module.css';
import { useViewer } from '../accounts/index.ts';
import { useCartCountQuery } from './cart.gen.ts';
import { useGuestCart } from './guest-cart.ts';
import { useJoinCart } from './use-join-cart.ts';

/** The link to the cart with the number of its courses. */
export function HeaderCart() {
  const { t } = useTranslation('cart');
  const { state } = useViewer();
  const guests = useGuestCart().length;
  const own = useCartCountQuery({ skip: state !== 'member', ...freshOnArrival });
  useJoinCart();
  const count = state === 'member' ? (own.data?.cartCount ?? 0) : guests;
  return (
    <Link to="/cart" className={kit.iconButton} aria-label={count > 0 ? t('openWith', { count }) : t('open')}>
      <IconShoppingCart size={22} stroke={1.75} aria-hidden="true" />
      {count > 0 && <CountBadge>{count}</CountBadge>}
    </Link>
  );
}
