import { type AccountName, account } from '../accounts.ts';
import type { GivenBack } from '../give-back.ts';
import type { Balances, Entry, Posting } from '../post.ts';
import { byGatewayFirst, debitFirst } from './debit.ts';

/** A refund of one order line that was granted: its parts are of `giveBack`. */
export interface GrantedRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly teacherId: string;
  /** What the buyer gets back, in đồng. */
  readonly amount: number;
  readonly parts: GivenBack;
  /** After the release: the value added tax in the commission that is given back, in đồng. */
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

/** Approved while the earning is held: everybody's part goes back, and the buyer is owed the price. */
export const refundBeforeRelease = (refund: GrantedRefund, balances: Balances): Posting =>
  approved(refund, balances, [
    { account: account.hold(refund.teacherId), amount: refund.parts.teacherShare },
    { account: account.commissionDeferred, amount: refund.parts.commission },
  ]);

/** Approved after the release: out of what the teacher has; what they have no longer, they owe. */
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
  // Taxes that were paid to the office already come back with the next payment
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

/** The money has left: by the gateway as far as it holds any of ours, or else by the bank. */
export function refundPaid(
  {
    key,
    orderId,
    lineId,
    gateway,
    amount,
    occurredAt,
  }: {
    /** The transfer's, so that each is booked once. */
    readonly key: string;
    readonly orderId?: string;
    readonly lineId?: string;
    /** Code of the gateway; absent for a transfer from the bank. */
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
