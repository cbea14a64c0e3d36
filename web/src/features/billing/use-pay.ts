import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, failureOf } from '../../apollo/failure.ts';
import type { CheckoutInput, PaymentGateway } from '../../generated/schema.ts';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useCheckoutMutation } from './checkout.gen.ts';

/** What is bought, without how it is paid. */
export type Bought = Omit<CheckoutInput, 'gateway' | 'idempotencyKey'>;

/** What a refusal or a payment elsewhere may have changed. */
const STALE = 'active';

/**
 * Begins or goes on with a payment and leads to the gateway. What the server refuses because money may have come stands
 * on the page that shows it: the viewer's state of the course is read again.
 */
export const usePay = () => {
  const navigate = useNavigate();
  // A double click or a lost answer never makes a second order.
  const keyOf = useIdempotencyKey();
  const [checkout, { loading, client }] = useCheckoutMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // Whoever comes back from the gateway by the browser's button finds the page as they left it
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void client.refetchQueries({ include: STALE });
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [client]);

  const pay = async (order: Bought, gateway: PaymentGateway | null) => {
    setFailure(null);
    try {
      const { data } = await checkout({
        variables: { input: { ...order, gateway, idempotencyKey: keyOf(JSON.stringify([order, gateway])) } },
      });
      const payment = data?.checkout.payment;
      if (payment?.payUrl) {
        setLeaving(true);
        window.location.assign(payment.payUrl);
      } else if (payment) navigate(`/payment/result?reference=${payment.reference}`);
      // Nothing was to be paid
      else navigate(order.courseId ? `/courses/${order.courseId}` : '/dashboard/courses');
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      if (failed.code === 'CONFLICT') await client.refetchQueries({ include: STALE });
    }
  };
  return { pay, failure, isBusy: loading || isLeaving, isLeaving };
};
