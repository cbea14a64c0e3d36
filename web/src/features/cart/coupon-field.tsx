import { Button, TextInput } from '@mantine/core';
import { IconTicket, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Failure, failureOf } from '../../apollo/failure.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { useApplyCouponMutation, useRemoveCouponMutation } from './cart.gen.ts';
import classes from './cart.module.css';
import type { CartView } from './use-cart.ts';

/** What the coupon does for this cart, or why it does nothing. */
function Applied({
  coupon,
  buyableCount,
}: {
  coupon: NonNullable<CartView['coupon']>;
  buyableCount: number;
}) {
  const { t } = useTranslation('cart');
  const { vnd } = useFormat();
  const [remove, { loading }] = useRemoveCouponMutation();
  const { code, percent, amount, courseCount, refusal, leastAmount } = coupon;
  const value = percent !== null ? `${percent}%` : vnd(amount ?? 0);
  return (
    <div className={classes.coupon} data-refused={refusal !== null || undefined}>
      <IconTicket size={20} stroke={1.75} aria-hidden="true" />
      <div className={kit.grow}>
        <p className={kit.strong}>{code}</p>
        <p className={kit.small}>
          {refusal
            ? t(`refusal.${refusal}`, { amount: vnd(leastAmount) })
            : t('couponDoes', { value, count: courseCount, total: buyableCount })}
        </p>
      </div>
      <button
        type="button"
        className={kit.iconButton}
        aria-label={t('removeCoupon', { code })}
        disabled={loading}
        onClick={() => void remove().catch(() => undefined)}
      >
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The coupon of a cart, or the field for one. */
export function CouponField({ cart: { coupon, buyableCount } }: { cart: CartView }) {
  const { t } = useTranslation('cart');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [apply, { loading }] = useApplyCouponMutation();
  if (coupon) return <Applied coupon={coupon} buyableCount={buyableCount} />;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      await apply({ variables: { input: { code } } });
      setCode('');
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={kit.stackTight}>
      <div className={classes.typed}>
        <TextInput
          className={kit.grow}
          label={t('coupon')}
          value={code}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={loading} disabled={!code.trim()}>
          {t('apply')}
        </Button>
      </div>
      <FormError failure={failure} />
    </form>
  );
}
