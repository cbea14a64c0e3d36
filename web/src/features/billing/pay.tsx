import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { courseEnrolled } from '../../apollo/cache/courses.ts';
import { type Failure, failureOf } from '../../apollo/failure.ts';
import type { PaymentGateway } from '../../generated/schema.ts';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useCheckoutMutation, usePaymentGatewaysQuery } from './checkout.gen.ts';
import classes from './checkout.module.css';
import { GatewayChoice } from './gateway-choice.tsx';
import { type CheckoutCourse, OrderSummary } from './order-summary.tsx';

/** The ways to pay beside the order; a course that is free is enrolled at once. */
export function Pay({ course }: { course: CheckoutCourse }) {
  const { t } = useTranslation('billing');
  const { vnd } = useFormat();
  const client = useApolloClient();
  const navigate = useNavigate();
  const isFree = course.currentPrice === 0;
  const gateways = usePaymentGatewaysQuery({ skip: isFree });
  const [chosen, setChosen] = useState<PaymentGateway>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // A double click or a lost answer never makes a second order.
  const keyOf = useIdempotencyKey();
  const [checkout, { loading }] = useCheckoutMutation();
  const gateway = chosen ?? gateways.data?.paymentGateways[0]?.code;

  const submit = async () => {
    setFailure(null);
    try {
      const { data } = await checkout({
        variables: {
          input: {
            courseId: course.id,
            idempotencyKey: keyOf(`${course.id} ${gateway}`),
            ...(!isFree && gateway && { gateway }),
          },
        },
      });
      const payUrl = data?.checkout.payment?.payUrl;
      if (payUrl) {
        setLeaving(true);
        window.location.assign(payUrl);
        return;
      }
      courseEnrolled(client.cache, course.id);
      toast.success(t('checkout.enrolled'));
      navigate(`/learning/${course.id}`, { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };

  return (
    <div className={classes.columns}>
      {isFree ? (
        <section className={kit.card}>
          <h2 className={classes.heading}>{t('checkout.freeTitle')}</h2>
          <p className={kit.soft}>{t('checkout.freeText')}</p>
        </section>
      ) : (
        <div className={kit.stack}>
          <QueryView
            result={gateways}
            select={({ paymentGateways }) => paymentGateways}
            skeleton={<Skeleton height={180} />}
          >
            {(known) => <GatewayChoice gateways={known} chosen={gateway} onChoose={setChosen} />}
          </QueryView>
          <p className={classes.safe}>
            <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
            {t('checkout.safe')}
          </p>
        </div>
      )}
      <OrderSummary course={course}>
        <div className={classes.submit}>
          <FormError failure={failure} />
          <Button
            size="xl"
            fullWidth
            loading={loading || isLeaving}
            disabled={!isFree && !gateway}
            onClick={() => void submit()}
          >
            {isFree ? t('checkout.enrol') : t('checkout.pay', { price: vnd(course.currentPrice) })}
          </Button>
          <span role="status" className={kit.hidden}>
            {isLeaving ? t('checkout.leaving') : ''}
          </span>
        </div>
      </OrderSummary>
    </div>
  );
}
