import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PaymentGateway } from '../../generated/schema.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Viewer } from '../accounts/index.ts';
import { usePaymentGatewaysQuery } from './checkout.gen.ts';
import classes from './checkout.module.css';
import { GatewayChoice } from './gateway-choice.tsx';
import { type CheckoutCourse, OrderSummary } from './order-summary.tsx';
import { usePay } from './use-pay.ts';

/** Whose course it will be, and where the receipt goes. */
export function Buyer({ user }: { user: NonNullable<Viewer['user']> }) {
  const { t } = useTranslation('billing');
  return (
    <section className={kit.card} aria-labelledby="buyer">
      <div className={kit.between}>
        <h2 id="buyer" className={classes.heading}>
          {t('checkout.buyer')}
        </h2>
        <Link className={kit.link} to="/profile">
          {t('checkout.editBuyer')}
        </Link>
      </div>
      <dl className={classes.buyer}>
        <div>
          <dt>{t('checkout.buyerName')}</dt>
          <dd>{user.fullName}</dd>
        </div>
        <div>
          <dt>{t('checkout.buyerEmail')}</dt>
          <dd>{user.email}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The ways to pay beside the order. */
export function Pay({ course, buyer }: { course: CheckoutCourse; buyer: Viewer['user'] }) {
  const { t } = useTranslation('billing');
  const { vnd } = useFormat();
  const gateways = usePaymentGatewaysQuery({ variables: { amount: course.currentPrice } });
  const [chosen, setChosen] = useState<PaymentGateway>();
  const { pay, failure, isBusy, isLeaving } = usePay();
  const gateway =
    chosen ?? gateways.data?.paymentGateways.find(({ unavailableReason }) => !unavailableReason)?.code;

  return (
    <div className={classes.columns}>
      <div className={kit.stack}>
        <QueryView
          result={gateways}
          select={({ paymentGateways }) => paymentGateways}
          skeleton={<Skeleton height={180} />}
        >
          {(known) => <GatewayChoice gateways={known} chosen={gateway} onChoose={setChosen} />}
        </QueryView>
        {buyer && <Buyer user={buyer} />}
        <p className={classes.safe}>
          <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
          {t('checkout.safe')}
        </p>
      </div>
      <OrderSummary course={course}>
        <div className={classes.submit}>
          <FormError failure={failure} />
          <Button
            size="xl"
            fullWidth
            loading={isBusy}
            disabled={!gateway}
            onClick={() =>
              gateway && void pay({ courseId: course.id, expectedTotal: course.currentPrice }, gateway)
            }
          >
            {t('checkout.pay', { price: vnd(course.currentPrice) })}
          </Button>
          <span role="status" className={kit.hidden}>
            {isLeaving ? t('checkout.leaving') : ''}
          </span>
        </div>
      </OrderSummary>
    </div>
  );
}
