import { PaymentGateway } from '../../../orders/index.ts';
import { getTransId } from '../zalopay/messages.ts';
export const DECISIONS = [
  'pay',
  'cancel',
  'no-funds',
  'suspicious',
  'pay-silently',
  'pay-late',
  'pay-twice',
  'pay-no-refund',
] as const;
/** Decisions in a simulated bank app, where the user can change amount and content. */
export const TRANSFERS = [
  'pay',
  'pay-other-amount',
  'pay-other-content',
  'pay-twice',
  'pay-late',
  'pay-silently',
] as const;
export type Decision = (typeof DECISIONS)[number] | (typeof TRANSFERS)[number];

/** Missing amount of a payer who types a wrong amount, in đồng. */
const MISSING = 1_000;

export interface Capture {
  readonly transaction: string;
  readonly at: string;
}

/** Stored as JSON, so times are strings. */
export interface SandboxPayment {
  /** The shop’s reference, in the gateway's format. */
  readonly reference: string;
  /** In đồng. */
  readonly amount: number;
  readonly info: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly returnUrl: string;
  /** Fields that the shop sent and notifications repeat, with the gateway’s field names. */
  readonly request: Readonly<Record<string, string>>;
  readonly captures: readonly Capture[];
  readonly failure: 'cancel' | 'no-funds' | null;
  /** Charged, but suspected of fraud: the platform’s administrators must check it. */
  readonly isSuspicious: boolean;
  /** Notifications are not sent, so that only a query finds the payment. */
  readonly isSilent: boolean;
  /** Refunds are accepted and rejected later. */
  readonly refusesRefunds: boolean;
  /** Refunded amount, pending refunds included, in đồng. */
  readonly refunded: number;
  readonly lastRefund: string | null;
}

export interface SandboxRefund {
  readonly reference: string;
  readonly payment: string;
  readonly amount: number;
  readonly info: string;
  readonly isFull: boolean;
  readonly transaction: string;
  readonly at: string;
  /** Becomes DONE or REFUSED with the first query, since refunds take time. */
  readonly status: 'PENDING' | 'DONE' | 'REFUSED';
}

export const newPayment = (
  facts: Pick<
    SandboxPayment,
    'reference' | 'amount' | 'info' | 'createdAt' | 'expiresAt' | 'returnUrl' | 'request'
  >,
): SandboxPayment => ({
  ...facts,
  captures: [],
  failure: null,
  isSuspicious: false,
  isSilent: false,
  refusesRefunds: false,
  refunded: 0,
  lastRefund: null,
});

export const isDecided = ({ captures, failure, isSilent }: SandboxPayment): boolean =>
  captures.length > 0 || failure !== null || isSilent;

export const capture = (payment: SandboxPayment, transaction: string, now: Date): SandboxPayment => ({
  ...payment,
  captures: [...payment.captures, { transaction, at: now.toISOString() }],
});

/** A late payment is charged later by a job. */
export function decide(
  payment: SandboxPayment,
  decision: Decision,
  newTransaction: () => string,
  now: Date,
): SandboxPayment {
  const paid = () => capture(payment, newTransaction(), now);
  switch (decision) {
    case 'cancel':
    case 'no-funds':
      return { ...payment, failure: decision };
    case 'pay-late':
      return payment;
    case 'suspicious':
      return { ...paid(), isSuspicious: true };
    case 'pay-silently':
      return { ...paid(), isSilent: true };
    case 'pay-twice':
      return capture(paid(), newTransaction(), now);
    case 'pay-other-amount':
      return { ...paid(), amount: payment.amount - MISSING };
    case 'pay-other-content':
      return { ...paid(), info: 'CHUYEN TIEN KHOA HOC' };
    case 'pay-no-refund':
      return { ...paid(), refusesRefunds: true };
    case 'pay':
      return paid();
  }
}

interface Paid {
  readonly gateway: PaymentGateway;
  readonly reference: string;
  readonly transaction: string;
  readonly amount: number;
  readonly at: Date;
}

/** The state of a simulated gateway for a past payment of the demo data: a row of sandbox_payment. */
export function pastPayment({ gateway, reference, transaction, amount, at }: Paid) {
  const known = gateway === PaymentGateway.ZALOPAY ? getTransId(reference, at) : reference;
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
