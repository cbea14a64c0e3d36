/** What a person does on a simulated gateway's page. */
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
/** In the app of a bank, where people type. */
export const TRANSFERS = [
  'pay',
  'pay-other-amount',
  'pay-other-content',
  'pay-twice',
  'pay-late',
  'pay-silently',
] as const;
export type Decision = (typeof DECISIONS)[number] | (typeof TRANSFERS)[number];

/** How much less is transferred by a payer who types the amount, in đồng. */
const MISSING = 1_000;

/** Money that was taken from the payer. */
export interface Capture {
  /** The gateway’s own name of it. */
  readonly transaction: string;
  readonly at: string;
}

/** One payment as a simulated gateway knows it; kept as JSON, so moments are texts. */
export interface SandboxPayment {
  /** The shop’s name of it, as this gateway knows it. */
  readonly reference: string;
  /** In đồng. */
  readonly amount: number;
  readonly info: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly returnUrl: string;
  /** What the shop sent and notices repeat, by the gateway’s own names. */
  readonly request: Readonly<Record<string, string>>;
  readonly captures: readonly Capture[];
  readonly failure: 'cancel' | 'no-funds' | null;
  /** Charged, and suspected of fraud: the platform’s people have to look. */
  readonly isSuspicious: boolean;
  /** Its notices get lost: only the platform’s own query finds out. */
  readonly isSilent: boolean;
  /** Refunds of it are taken on and turned down later. */
  readonly refusesRefunds: boolean;
  /** What went back or is about to, in đồng. */
  readonly refunded: number;
  readonly lastRefund: string | null;
}

/** One refund as a simulated gateway knows it. */
export interface SandboxRefund {
  readonly reference: string;
  readonly payment: string;
  readonly amount: number;
  readonly info: string;
  readonly isFull: boolean;
  readonly transaction: string;
  readonly at: string;
  /** DONE or REFUSED once it was asked about: refunds take their time. */
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

/** Takes the money once more. */
export const capture = (payment: SandboxPayment, transaction: string, now: Date): SandboxPayment => ({
  ...payment,
  captures: [...payment.captures, { transaction, at: now.toISOString() }],
});

/** The payment after a person’s decision. One that pays late is only taken up here: the money comes by itself. */
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
