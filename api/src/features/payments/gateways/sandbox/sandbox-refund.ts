import type { SandboxRefund } from './sandbox-payment.ts';
import { type SandboxStore, transactionNumber } from './sandbox-store.ts';

export type RefundVerdict = SandboxRefund | 'REPEATED' | 'NO_PAYMENT' | 'TOO_MUCH';

type Wanted = Pick<SandboxRefund, 'reference' | 'amount' | 'info' | 'isFull'>;

/** Accepts a refund once for each reference, and never more than was paid. */
export async function acceptRefund(
  store: SandboxStore,
  paymentReference: string,
  wanted: Wanted,
): Promise<RefundVerdict> {
  let verdict: RefundVerdict = 'NO_PAYMENT';
  await store.change('PAYMENT', paymentReference, async (payment, em) => {
    if (!payment.captures.length) return undefined;
    if (await store.find('REFUND', wanted.reference)) {
      verdict = 'REPEATED';
      return undefined;
    }
    if (payment.refunded + wanted.amount > payment.amount) {
      verdict = 'TOO_MUCH';
      return undefined;
    }
    const refund: SandboxRefund = {
      ...wanted,
      payment: payment.reference,
      transaction: transactionNumber(),
      at: new Date().toISOString(),
      status: 'PENDING',
    };
    const isNew = await store.add('REFUND', refund, em);
    verdict = isNew ? refund : 'REPEATED';
    return isNew
      ? { ...payment, refunded: payment.refunded + wanted.amount, lastRefund: refund.reference }
      : undefined;
  });
  return verdict;
}

/** Returns a refund. A query advances it: it becomes done, or refused if its payer chose that. */
export async function fetchRefund(
  store: SandboxStore,
  reference: string,
): Promise<SandboxRefund | undefined> {
  const known = await store.find('REFUND', reference);
  const payment = known && (await store.find('PAYMENT', known.payment));
  if (known?.status !== 'PENDING' || !payment) return known;
  let isRefused = false;
  const refund = await store.change('REFUND', reference, (pending) => {
    if (pending.status !== 'PENDING') return pending;
    isRefused = payment.refusesRefunds;
    return { ...pending, status: isRefused ? 'REFUSED' : 'DONE' };
  });
  if (isRefused)
    await store.change('PAYMENT', payment.reference, (paid) => ({
      ...paid,
      refunded: paid.refunded - known.amount,
    }));
  return refund;
}
