import { toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useApplyCouponMutation, useRemoveCouponMutation } from './cart.gen.ts';
import { CouponEntry } from './coupon-entry.tsx';
import type { CartView } from './use-cart.ts';

export function CouponField({ cart: { coupon, buyableCount } }: { cart: CartView }) {
  const [apply, applying] = useApplyCouponMutation(SUPPRESS_TOAST);
  const [remove, removing] = useRemoveCouponMutation(SUPPRESS_TOAST);
  return (
    <CouponEntry
      coupon={coupon}
      buyableCount={buyableCount}
      isBusy={applying.loading || removing.loading}
      failure={applying.error ? toFailure(applying.error) : null}
      onApply={(code) => void apply({ variables: { input: { code } } }).catch(() => undefined)}
      onRemove={() => void remove().catch(() => undefined)}
    />
  );
}
