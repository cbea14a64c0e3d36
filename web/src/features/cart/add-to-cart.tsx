import { IconShoppingCart, IconShoppingCartCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { type Failure, toFailure } from '../../apollo/failure.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { KeepFocus } from '../../ui/keep-focus.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { LazyHeart } from '../wishlist/index.ts';
import { useCartQuery } from './cart.gen.ts';
import { MAX_IN_CART, useGuestCart } from './guest-cart.ts';
import { LowestPrice } from './lowest-price.tsx';
import { useChangeCart } from './use-cart.ts';

const InCart = () => <IconShoppingCartCheck size={20} stroke={1.75} aria-hidden="true" />;

export interface AddToCartProps {
  courseId: string;
  title: string;
  isOnSale: boolean;
  lowestPrice: number | null;
  hasIntroductoryPrice: boolean;
}

/** Adds a course to the cart; a link to the cart if it is in there already. */
export function AddToCart({ courseId, title, ...price }: AddToCartProps) {
  const { t } = useTranslation('cart');
  const { state } = useViewer();
  const guests = useGuestCart();
  const memberCart = useCartQuery({ skip: state !== 'member' });
  const { add } = useChangeCart();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isFull, setFull] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isIn =
    state === 'member'
      ? memberCart.data?.cart.lines.some((line) => line.courseId === courseId)
      : guests.includes(courseId);
  const addToCart = async () => {
    setFailure(null);
    setBusy(true);
    try {
      setFull(!(await add(courseId)));
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
  };
  return (
    <Stack gap={2} shrink mt={2}>
      <LowestPrice {...price} />
      <FormError failure={failure} />
      {isFull && <p role="alert">{t('full', { count: MAX_IN_CART })}</p>}
      <KeepFocus part={isIn ? 'link' : 'button'}>
        {isIn ? (
          <ButtonLink to="/cart" variant="default" size="lg" fullWidth leftSection={<InCart />}>
            {t('isIn')}
          </ButtonLink>
        ) : (
          <Button
            variant="default"
            size="lg"
            fullWidth
            loading={isBusy}
            leftSection={<IconShoppingCart size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void addToCart()}
          >
            {t('add')}
          </Button>
        )}
      </KeepFocus>
      <LazyHeart courseId={courseId} title={title} isWide />
      <span role="status" className={utilities.hidden}>
        {isIn ? t('added') : ''}
      </span>
    </Stack>
  );
}
