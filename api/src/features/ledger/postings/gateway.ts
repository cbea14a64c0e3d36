import { account } from '../accounts.ts';
import type { Balances, Posting } from '../post.ts';
import { byGatewayFirst } from './debit.ts';

interface Settled {
  readonly gateway: string;
  /** Of what is settled, so that each is booked once. */
  readonly reference: string;
  readonly orderId?: string;
  readonly fee: number;
  readonly occurredAt?: Date;
}

/** Gateway settles: what it held for us is in the bank, but for its fee. */
export const gatewaySettled = ({
  gateway,
  reference,
  gross,
  fee,
  ...facts
}: Settled & {
  /** What was settled, fee included, in đồng. */
  readonly gross: number;
}): Posting => ({
  kind: 'GATEWAY_SETTLED',
  key: `settled:${gateway}:${reference}`,
  ...facts,
  entries: [
    { account: account.bank, amount: gross - fee },
    { account: account.gatewayFee, amount: fee },
    { account: account.gateway(gateway), amount: -gross },
  ],
});

/** A gateway takes what it has sent back off what it pays out: as far as it went by it, and not from our bank. */
export const deductionSettled = ({
  gateway,
  reference,
  sent,
  fee,
  ...facts
}: Settled & {
  /** Of what went back: what the gateway’s account was credited with, in đồng. */
  readonly sent: number;
}): Posting => ({
  kind: 'DEDUCTION_SETTLED',
  key: `deducted:${gateway}:${reference}`,
  ...facts,
  entries: [
    { account: account.gateway(gateway), amount: sent },
    { account: account.gatewayFee, amount: fee },
    { account: account.bank, amount: -sent - fee },
  ],
});

interface Received {
  readonly gateway: string;
  readonly amount: number;
  /** The gateway's own name of the money. */
  readonly transaction: string;
  readonly orderId?: string;
  readonly occurredAt?: Date;
}

/** Money that came and fits nothing: a wrong amount, a second capture, a course owned already. */
export const suspenseReceived = ({
  gateway,
  amount,
  transaction,
  orderId,
  occurredAt,
}: Received): Posting => ({
  kind: 'SUSPENSE_RECEIVED',
  key: `suspense:${gateway}:${transaction}`,
  orderId,
  occurredAt,
  entries: [
    { account: account.gateway(gateway), amount },
    { account: account.suspense, amount: -amount },
  ],
});

/** Money in suspense goes back to whoever sent it: it is owed to them until it has left. */
export const suspenseReturned = ({
  key,
  orderId,
  amount,
}: {
  readonly key: string;
  readonly orderId?: string;
  readonly amount: number;
}): Posting => ({
  kind: 'SUSPENSE_RETURNED',
  key: `suspense-returned:${key}`,
  orderId,
  entries: [
    { account: account.suspense, amount },
    { account: account.refundPayable, amount: -amount },
  ],
});

interface Disputed {
  readonly disputeId: string;
  readonly gateway: string;
  readonly orderId: string;
  readonly amount: number;
  readonly occurredAt?: Date;
}

/** Dispute opened: the buyer's bank took the money back, for now. What the gateway no longer holds, the bank lost. */
export function disputeOpened(
  { disputeId, gateway, amount, ...facts }: Disputed,
  balances: Balances,
): Posting {
  return {
    kind: 'DISPUTE_OPENED',
    key: `dispute:${disputeId}`,
    ...facts,
    entries: [
      { account: account.dispute, amount },
      ...byGatewayFirst(amount, account.gateway(gateway), balances),
    ],
  };
}

/** Dispute won: the money is the gateway's debt to us again. */
export const disputeWon = ({ disputeId, gateway, amount, ...facts }: Disputed): Posting => ({
  kind: 'DISPUTE_WON',
  key: `dispute-won:${disputeId}`,
  ...facts,
  entries: [
    { account: account.gateway(gateway), amount },
    { account: account.dispute, amount: -amount },
  ],
});

/**
 * Dispute lost: after its refund was approved, what is owed to the buyer is what their bank has taken. What had gone back
 * to them before is owed by no sale: the platform loses it.
 */
export const disputeLost = ({
  disputeId,
  amount,
  loss = 0,
  ...facts
}: Omit<Disputed, 'gateway'> & {
  /** What of it had gone back already, in đồng. */
  readonly loss?: number;
}): Posting => ({
  kind: 'DISPUTE_LOST',
  key: `dispute-lost:${disputeId}`,
  ...facts,
  entries: [
    { account: account.refundPayable, amount: amount - loss },
    { account: account.disputeLoss, amount: loss },
    { account: account.dispute, amount: -amount },
  ],
});

/** What is paid of each tax, in đồng: never more than is owed. */
export interface PaidTaxes {
  /** Of the declaration. */
  readonly key: string;
  readonly vatWithheld: number;
  readonly pitWithheld: number;
  readonly vatOutput: number;
  readonly occurredAt?: Date;
}

/** Taxes paid to the office: what was withheld or collected, less what was paid for sales given back since. */
export function taxPaid(
  { key, vatWithheld, pitWithheld, vatOutput, occurredAt }: PaidTaxes,
  balances: Balances,
): Posting {
  const total = vatWithheld + pitWithheld + vatOutput;
  const credit = Math.min(total, balances(account.taxCredit));
  return {
    kind: 'TAX_PAID',
    key: `tax-paid:${key}`,
    occurredAt,
    entries: [
      { account: account.vatWithheld, amount: vatWithheld },
      { account: account.pitWithheld, amount: pitWithheld },
      { account: account.vatOutput, amount: vatOutput },
      { account: account.taxCredit, amount: -credit },
      { account: account.bank, amount: credit - total },
    ],
  };
}
