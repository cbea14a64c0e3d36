import { type AccountName, account } from '../accounts.ts';
import type { Balances, Entry, Posting } from '../post.ts';
import type { RefundParts } from '../split-refund.ts';
import { byGatewayFirst, debitFirst } from './debit.ts';

/** An approved refund of one order line, with its parts from `splitRefund`. */
export interface GrantedRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly teacherId: string;
  /** The amount that the buyer receives, in đồng. */
  readonly amount: number;
  readonly parts: RefundParts;
  /** Only after the release: the value added tax in the refunded commission, in đồng. */
  readonly commissionVat?: number;
  readonly occurredAt?: Date;
}

export const accountsOfRefund = (teacherId: string): AccountName[] => [
  account.hold(teacherId),
  account.available(teacherId),
  account.receivable(teacherId),
  account.commissionDeferred,
  account.commission,
  account.vatOutput,
  account.vatWithheld,
  account.pitWithheld,
  account.taxCredit,
  account.promotion,
  account.refundPayable,
  account.dispute,
];

/** Approved during the hold: each part of the price is reversed, and the buyer is owed the amount. */
export const refundBeforeRelease = (refund: GrantedRefund, balances: Balances): Posting =>
  approved(refund, balances, [
    { account: account.hold(refund.teacherId), amount: refund.parts.teacherShare },
    { account: account.commissionDeferred, amount: refund.parts.commission },
  ]);

/** Approved after the release: taken from the teacher's available money. The teacher owes the rest. */
export function refundAfterRelease(refund: GrantedRefund, balances: Balances): Posting {
  const { parts, teacherId, commissionVat = 0 } = refund;
  return approved(refund, balances, [
    ...debitFirst(parts.teacherShare, account.available(teacherId), account.receivable(teacherId), balances),
    { account: account.commission, amount: parts.commission - commissionVat },
    ...debitFirst(commissionVat, account.vatOutput, account.taxCredit, balances),
  ]);
}

function approved(
  { refundId, orderId, lineId, amount, parts, occurredAt }: GrantedRefund,
  balances: Balances,
  shares: readonly Entry[],
): Posting {
  // Taxes that were already paid to the tax office become a credit for the next payment
  const entries: Entry[] = [
    ...shares,
    ...debitFirst(parts.vatWithheld, account.vatWithheld, account.taxCredit, balances),
    ...debitFirst(parts.pitWithheld, account.pitWithheld, account.taxCredit, balances),
    { account: account.promotion, amount: -parts.promotion },
    { account: account.refundPayable, amount: -amount },
  ];
  return {
    kind: 'REFUND_APPROVED',
    key: `refund:${refundId}`,
    orderId,
    occurredAt,
    entries: entries.map((entry) => ({ ...entry, lineId })),
  };
}

/** Refund paid: by the gateway as far as it holds money of the platform, otherwise by the bank. */
export function refundPaid(
  {
    key,
    orderId,
    lineId,
    gateway,
    amount,
    occurredAt,
  }: {
    /** The transfer's key, so that each is booked once. */
    readonly key: string;
    readonly orderId?: string;
    readonly lineId?: string;
    /** Code of the gateway. Undefined for a transfer from the bank. */
    readonly gateway?: string;
    readonly amount: number;
    readonly occurredAt?: Date;
  },
  balances: Balances,
): Posting {
  const source = gateway ? account.gateway(gateway) : account.bank;
  return {
    kind: 'REFUND_PAID',
    key: `refund-paid:${key}`,
    orderId,
    occurredAt,
    entries: [
      { account: account.refundPayable, amount, lineId },
      ...byGatewayFirst(amount, source, balances).map((entry) => ({ ...entry, lineId })),
    ],
  };
}
