import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, toFailure } from '../../apollo/failure.ts';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import type { PaymentGateway } from '../../generated/schema.ts';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';

interface BegunPayment {
  reference: string;
  payUrl: string | null;
}

interface Paying<Order> {
  /**
   * Places the order, or continues an existing one.
   * @returns the payment; null or undefined if nothing has to be paid
   */
  begin: (
    order: Order,
    gateway: PaymentGateway | null,
    idempotencyKey: string,
  ) => Promise<BegunPayment | null | undefined>;
  /** URL of the next page if the order costs nothing. */
  getFreeOrderPath: (order: Order) => string;
}

/**
 * Starts or continues a payment and opens the gateway. If the server rejects it because money may have been received,
 * the active queries are fetched again, so that the page shows the payment.
 */
export const useStartPayment = <Order>({ begin, getFreeOrderPath }: Paying<Order>) => {
  const navigate = useNavigate();
  const client = useApolloClient();
  // Prevents a second order after a double click or a lost response
  const getKey = useIdempotencyKey();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // The Back button of the browser can restore the page from the back/forward cache, in its old state
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void client.refetchQueries({ include: 'active' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [client]);

  /** @param query Optional. Parameters for the page of the payment, if it is one of ours. */
  const pay = async (order: Order, gateway: PaymentGateway | null, query = '') => {
    setFailure(null);
    setBusy(true);
    try {
      const payment = await withoutToasts(() =>
        begin(order, gateway, getKey(JSON.stringify([order, gateway]))),
      );
      if (payment?.payUrl) {
        setLeaving(true);
        window.location.assign(payment.payUrl + query);
      } else navigate(payment ? `/payment/result?reference=${payment.reference}` : getFreeOrderPath(order));
    } catch (error) {
      const failedPayment = toFailure(error);
      setFailure(failedPayment);
      if (failedPayment.code === 'CONFLICT') await client.refetchQueries({ include: 'active' });
    } finally {
      setBusy(false);
    }
  };
  return { pay, failure, isBusy: isBusy || isLeaving, isLeaving };
};
