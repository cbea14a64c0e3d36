import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentGateway } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Card, Grid, Heading, Row, Stack } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from '../../ui/summary-page.module.css';
import type { Viewer } from '../accounts/index.ts';
import { CouponEntry } from '../cart/index.ts';
import { type BillForm, BillTo, useBillDetails } from '../orders/index.ts';
import { GatewayChoice, usePaymentGatewaysQuery } from '../payments/index.ts';
import { type CheckoutCourse, OrderSummary } from './order-summary.tsx';
import { usePay } from './use-pay.ts';
import { useQuote } from './use-quote.ts';

/** Name and email address of the buyer, who gets the course and the receipt. */
export function Buyer({ user }: { user: NonNullable<Viewer['user']> }) {
  const { t } = useTranslation('billing');
  return (
    <Card as="section" aria-labelledby="buyer">
      <Row justify="between" gap={4} shrink>
        <Heading level={2} id="buyer" className={classes.heading} mb={2} text="h3">
          {t('checkout.buyer')}
        </Heading>
        <Link className={kit.link} to="/profile">
          {t('checkout.editBuyer')}
        </Link>
      </Row>
      <Grid as="dl" className={classes.buyer} columns="narrow" gap={4} mt={3}>
        <div>
          <dt>{t('checkout.buyerName')}</dt>
          <dd>{user.fullName}</dd>
        </div>
        <div>
          <dt>{t('checkout.buyerEmail')}</dt>
          <dd>{user.email}</dd>
        </div>
      </Grid>
    </Card>
  );
}

/** Payment of one course: gateway, recipient of the bill, coupon and summary. */
export function Pay({ course, buyer }: { course: CheckoutCourse; buyer: Viewer['user'] }) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  const { quote, coupon, total, isLoading, ...quoted } = useQuote(course);
  const isFree = total === 0;
  const gateways = usePaymentGatewaysQuery({ variables: { amount: total }, skip: isFree });
  const [chosen, setChosen] = useState<PaymentGateway>();
  const [typed, setTyped] = useState<BillForm>();
  const { form, billTo } = useBillDetails(typed);
  const { pay, failure, isBusy, isLeaving } = usePay();
  const open = gateways.data?.paymentGateways.filter(({ unavailableReason }) => !unavailableReason) ?? [];
  const gateway = isFree ? null : (open.find(({ code }) => code === chosen) ?? open[0])?.code;
  const couponCode = coupon && !coupon.refusal ? coupon.code : null;
  const submit = () =>
    void pay(
      {
        courseId: course.id,
        couponCode,
        expectedTotal: total,
        expectedAccess: [{ courseId: course.id, accessDays: course.accessDays }],
        billTo,
      },
      gateway ?? null,
    );
  return (
    <div className={classes.columns}>
      <Stack gap={4} shrink>
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
        <Row as="p" className={classes.safe} align="stretch" gap={2} text="sm" tone="dim">
          <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
          {t('checkout.safe')}
        </Row>
      </Stack>
      <OrderSummary
        course={course}
        couponDiscount={quote?.couponDiscount ?? 0}
        total={total}
        entry={
          <CouponEntry
            coupon={coupon}
            buyableCount={1}
            isBusy={isLoading}
            failure={quoted.failure}
            onApply={quoted.apply}
            onRemove={quoted.remove}
          />
        }
      >
        <Grid gap={3} mt={3}>
          <FormError failure={failure} />
          <Button
            size="xl"
            fullWidth
            loading={isBusy}
            disabled={gateway === undefined || isLoading}
            onClick={submit}
          >
            {isFree ? t('checkout.takeFree') : t('checkout.pay', { price: price(total) })}
          </Button>
          <span role="status" className={kit.hidden}>
            {isLeaving ? t('checkout.leaving') : ''}
          </span>
        </Grid>
      </OrderSummary>
    </div>
  );
}
