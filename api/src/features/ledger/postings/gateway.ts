import { account } from '../accounts.ts';
import type { Balances, Posting } from '../post.ts';
import { byGatewayFirst } from './debit.ts';

interface Settled {
  readonly gateway: string;
  /** Identifies the settled payment, so that it is booked once. */
  readonly reference: string;
  readonly orderId?: string;
  readonly fee: number;
  readonly occurredAt?: Date;
}

/** Gateway settlement: the payment is in the bank, less the fee. */
export const gatewaySettled = ({
  gateway,
  reference,
  gross,
  fee,
  ...facts
}: Settled & {
  /** Settled amount, including the fee, in đồng. */
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

/** A gateway deducts refunds from its settlement, as far as it paid them. Refunds paid by the bank are not deducted. */
export const deductionSettled = ({
  gateway,
  reference,
  sent,
  fee,
  ...facts
}: Settled & {
  /** The part of the refund that was credited to the gateway's account, in đồng. */
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
  readonly transaction: string;
  readonly orderId?: string;
  readonly occurredAt?: Date;
}

/** Received money that matches no order: a wrong amount, a second capture, a course that the buyer already owns. */
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

/** Unmatched money is returned: it is owed to its sender until it has been sent. */
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

/**
 * Dispute opened: the buyer's bank took the money back provisionally. What the gateway no longer holds is taken from
 * the bank account.
 */
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

/** Dispute won: the gateway owes the platform the money again. */
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
 * Dispute lost: after the approval of the refund, the buyer's bank has already paid what the platform owes the buyer.
 * An earlier refund of the same money is the platform's loss.
 */
export const disputeLost = ({
  disputeId,
  amount,
  loss = 0,
  ...facts
}: Omit<Disputed, 'gateway'> & {
  /** The part that was already refunded earlier, in đồng. */
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

/** The paid amount of each tax, in đồng: at most what is owed. */
export interface PaidTaxes {
  /** Key of the declaration. */
  readonly key: string;
  readonly vatWithheld: number;
  readonly pitWithheld: number;
  readonly vatOutput: number;
  readonly occurredAt?: Date;
}

/** Taxes paid to the tax office: the withheld or collected taxes, less the tax credit from refunded sales. */
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
