import { PaymentGateway } from '../../../orders/index.ts';
import { transIdOf } from '../zalopay/messages.ts';
import { capture, newPayment } from './sandbox-payment.ts';

interface Paid {
  readonly gateway: PaymentGateway;
  readonly reference: string;
  readonly transaction: string;
  readonly amount: number;
  readonly at: Date;
}

/** The state of a simulated gateway for a past payment of the demo data: a row of sandbox_payment. */
export function pastPayment({ gateway, reference, transaction, amount, at }: Paid) {
  const known = gateway === PaymentGateway.ZALOPAY ? transIdOf(reference, at) : reference;
  const payment = newPayment({
    reference: known,
    amount,
    info: '',
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + 900_000).toISOString(),
    returnUrl: '',
    request: {},
  });
  const state = capture(payment, transaction, at);
  return { gateway, kind: 'PAYMENT', reference: known, state, created_at: at };
}
