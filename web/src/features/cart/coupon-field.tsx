import { failureOf } from '../../apollo/failure.ts';
import { useApplyCouponMutation, useRemoveCouponMutation } from './cart.gen.ts';
import { CouponEntry } from './coupon-entry.tsx';
import type { CartView } from './use-cart.ts';

/** The coupon of a cart, or the field for one. */
export function CouponField({ cart: { coupon, buyableCount } }: { cart: CartView }) {
  const [apply, applying] = useApplyCouponMutation();
  const [remove, removing] = useRemoveCouponMutation();
  return (
    <CouponEntry
      coupon={coupon}
      buyableCount={buyableCount}
      isBusy={applying.loading || removing.loading}
      failure={applying.error ? failureOf(applying.error) : null}
      onApply={(code) => void apply({ variables: { input: { code } } }).catch(() => undefined)}
      onRemove={() => void remove().catch(() => undefined)}
    />
  );
}
