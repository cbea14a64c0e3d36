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
      onApply={(code) => apply({ variables: { input: { code } } })}
      onRemove={() => void remove().catch(() => undefined)}
    />
  );
}
