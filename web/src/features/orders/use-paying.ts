import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, failureOf } from '../../apollo/failure.ts';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import type { PaymentGateway } from '../../generated/schema.ts';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';

/** What a refusal or a payment elsewhere may have changed. */
const STALE = 'active';

interface BegunPayment {
  reference: string;
  payUrl: string | null;
}

interface Paying<Order> {
  /** Places the order, or goes on with it. @returns how it is paid; nothing where nothing was to be paid */
  begin: (
    order: Order,
    gateway: PaymentGateway | null,
    idempotencyKey: string,
  ) => Promise<BegunPayment | null | undefined>;
  /** Where an order that costs nothing leads to. */
  freeLeadsTo: (order: Order) => string;
}

/**
 * Begins or goes on with a payment and leads to the gateway. What the server refuses because money may have come stands
 * on the page that shows it: the viewer's state of what they buy is read again.
 */
export const usePaying = <Order>({ begin, freeLeadsTo }: Paying<Order>) => {
  const navigate = useNavigate();
  const client = useApolloClient();
  // A double click or a lost answer never makes a second order.
  const keyOf = useIdempotencyKey();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
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

  const pay = async (order: Order, gateway: PaymentGateway | null) => {
    setFailure(null);
    setBusy(true);
    try {
      const payment = await withoutToasts(() =>
        begin(order, gateway, keyOf(JSON.stringify([order, gateway]))),
      );
      if (payment?.payUrl) {
        setLeaving(true);
        window.location.assign(payment.payUrl);
      } else navigate(payment ? `/payment/result?reference=${payment.reference}` : freeLeadsTo(order));
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      if (failed.code === 'CONFLICT') await client.refetchQueries({ include: STALE });
    } finally {
      setBusy(false);
    }
  };
  return { pay, failure, isBusy: isBusy || isLeaving, isLeaving };
};
