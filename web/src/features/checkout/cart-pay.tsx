import { useState } from 'react';
import type { PaymentGateway } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Box, Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from '../../ui/summary-page.module.css';
import type { Viewer } from '../accounts/index.ts';
import { CartTotals, type CartView, CouponField, PriceChanges } from '../cart/index.ts';
import { RefundTerms } from '../courses/index.ts';
import { type BillForm, BillTo, useBillDetails } from '../orders/index.ts';
import { GatewayChoice, usePaymentGatewaysQuery } from '../payments/index.ts';
import { Buyer } from './pay.tsx';
import { usePay } from './use-pay.ts';

/** Courses of the order, with price and duration of access. */
function Courses({ cart }: { cart: CartView }) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  return (
    <Grid as="ul" className={classes.courses} gap={2} mb={5}>
      {cart.lines
        .filter(({ state }) => state === 'BUYABLE')
        .map(({ courseId, title, amount, accessDays }) => (
          <li key={courseId}>
            <span>
              {title}
              {accessDays && (
                <Text as="small" text="xs" tone="dim">
                  {t('checkout.daysAlone', { days: accessDays })}
                </Text>
              )}
            </span>
            <b>{price(amount)}</b>
          </li>
        ))}
    </Grid>
  );
}

/** Payment of a whole cart: gateway, recipient of the bill, coupon and total. */
export function CartPay({ cart, buyer }: { cart: CartView; buyer: Viewer['user'] }) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  const isFree = cart.total === 0;
  const gateways = usePaymentGatewaysQuery({ variables: { amount: cart.total }, skip: isFree });
  const [chosen, setChosen] = useState<PaymentGateway>();
  const [typed, setTyped] = useState<BillForm>();
  const { form, billTo } = useBillDetails(typed);
  const { pay, failure, isBusy, isLeaving } = usePay();
  const open = gateways.data?.paymentGateways.filter(({ unavailableReason }) => !unavailableReason) ?? [];
  const gateway = isFree ? null : (open.find(({ code }) => code === chosen) ?? open[0])?.code;
  const bought = cart.lines.filter(({ state }) => state === 'BUYABLE');
  const submit = () =>
    void pay(
      {
        courseIds: bought.map(({ courseId }) => courseId),
        couponCode: cart.coupon && !cart.coupon.refusal ? cart.coupon.code : null,
        expectedTotal: cart.total,
        expectedAccess: bought.map(({ courseId, accessDays }) => ({ courseId, accessDays })),
        billTo,
      },
      gateway ?? null,
    );
  return (
    <div className={classes.columns}>
      <Stack gap={4} shrink>
        <PriceChanges cart={cart} />
        {!isFree && (
          <QueryView
            result={gateways}
            select={({ paymentGateways }) => paymentGateways}
            skeleton={<Skeleton height={180} />}
          >
            {(known) => <GatewayChoice gateways={known} chosen={gateway ?? undefined} onChoose={setChosen} />}
          </QueryView>
        )}
        {buyer && <Buyer user={buyer} />}
        <BillTo form={form} failure={failure} onChange={setTyped} />
      </Stack>
      <Box
        as="aside"
        className={classes.summary}
        p={6}
        bg="surface"
        radius="panel"
        shadow="2"
        aria-label={t('checkout.order')}
      >
        <Courses cart={cart} />
        <CouponField cart={cart} />
        <CartTotals cart={cart} />
        <Grid gap={3} mt={3}>
          <FormError failure={failure} />
          <Button size="xl" fullWidth loading={isBusy} disabled={gateway === undefined} onClick={submit}>
            {isFree ? t('checkout.takeFree') : t('checkout.pay', { price: price(cart.total) })}
          </Button>
          <ButtonLink to="/cart" variant="subtle" fullWidth>
            {t('checkout.backToCart')}
          </ButtonLink>
          <span role="status" className={kit.hidden}>
            {isLeaving ? t('checkout.leaving') : ''}
          </span>
        </Grid>
        {!isFree && <RefundTerms />}
      </Box>
    </div>
  );
}
