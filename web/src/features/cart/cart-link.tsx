import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import utilities from '../../ui/utilities.module.css';

interface CartLinkProps {
  /** Number of courses in the cart, 0 until it is known. */
  count?: number;
  /** Accessible name. Defaults to the name of the page. */
  label?: string;
}

/** The header's link to the cart. */
export function CartLink({ count = 0, label }: CartLinkProps) {
  const { t } = useTranslation();
  return (
    <Link to="/cart" className={utilities.iconButton} aria-label={label ?? t('nav.cart')}>
      <IconShoppingCart size={22} stroke={1.75} aria-hidden="true" />
      {count > 0 && <CountBadge>{count}</CountBadge>}
    </Link>
  );
}
