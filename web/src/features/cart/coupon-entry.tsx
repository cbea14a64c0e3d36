import { IconTicket, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Failure } from '../../apollo/failure.ts';
import type { CouponRefusal } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import classes from './cart.module.css';

export interface AppliedCoupon {
  readonly code: string;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly courseCount: number;
  readonly leastAmount: number;
  readonly refusal: CouponRefusal | null;
}

interface AppliedProps {
  coupon: AppliedCoupon;
  buyableCount: number;
  isBusy?: boolean;
  onRemove: () => void;
}

/** The effect of the coupon, or the reason why it has none. */
function Applied({ coupon, buyableCount, isBusy = false, onRemove }: AppliedProps) {
  const { t } = useTranslation('cart');
  const { price } = useFormat();
  const { code, percent, amount, courseCount, refusal, leastAmount } = coupon;
  const value = percent !== null ? `${percent}%` : price(amount ?? 0);
  return (
    <Row
      className={classes.coupon}
      align="start"
      gap={3}
      py={3}
      pl={4}
      pr={2}
      bg="tint"
      radius="md"
      data-refused={refusal !== null || undefined}
    >
      <IconTicket size={20} stroke={1.75} aria-hidden="true" />
      <Box grow shrink>
        <Text weight={600}>{code}</Text>
        <Text text="sm">
          {refusal
            ? t(`refusal.${refusal}`, { amount: price(leastAmount) })
            : t('couponDoes', { value, count: courseCount, total: buyableCount })}
        </Text>
      </Box>
      <IconButton aria-label={t('removeCoupon', { code })} disabled={isBusy} onClick={onRemove}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

interface CouponEntryProps extends Omit<AppliedProps, 'coupon'> {
  coupon: AppliedCoupon | null;
  failure: Failure | null;
  onApply: (code: string) => void;
}

/** The applied coupon, or the field for one: of a cart, or of one course. */
export function CouponEntry({ coupon, failure, onApply, ...applied }: CouponEntryProps) {
  const { t } = useTranslation('cart');
  const [code, setCode] = useState('');
  const remove = () => {
    setCode('');
    applied.onRemove();
  };
  if (coupon) return <Applied coupon={coupon} {...applied} onRemove={remove} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(code.trim());
  };
  return (
    <Stack as="form" onSubmit={submit} gap={2} shrink>
      <Row align="end" gap={2}>
        <TextField
          className={styleClass({ grow: true, shrink: true })}
          label={t('coupon')}
          value={code}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={applied.isBusy ?? false} disabled={!code.trim()}>
          {t('apply')}
        </Button>
      </Row>
      <FormError failure={failure} />
    </Stack>
  );
}
