import { account } from '../accounts.ts';
import type { Posting } from '../post.ts';
import type { SoldLine } from '../split-refund.ts';

export interface PaidLine extends SoldLine {
  readonly lineId: string;
  readonly teacherId: string;
}

export interface PaidSale {
  readonly orderId: string;
  readonly gateway: string;
  readonly lines: readonly PaidLine[];
  readonly occurredAt?: Date;
  /** True if the money was booked as unmatched before an administrator matched it to the order. */
  readonly isFromSuspense?: boolean;
}

/**
 * Sale paid: the gateway owes the platform the price, and the platform owes teachers and the tax office their parts.
 */
export function salePaid({ orderId, gateway, lines, occurredAt, isFromSuspense }: PaidSale): Posting {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    kind: 'SALE_PAID',
    key: `sale:${orderId}`,
    orderId,
    occurredAt,
    entries: [
      { account: isFromSuspense ? account.suspense : account.gateway(gateway), amount: total },
      ...lines.flatMap(({ lineId, teacherId, ...parts }) => [
        { account: account.promotion, amount: parts.promotion, lineId },
        { account: account.hold(teacherId), amount: -parts.teacherShare, lineId },
        { account: account.vatWithheld, amount: -parts.vatWithheld, lineId },
        { account: account.pitWithheld, amount: -parts.pitWithheld, lineId },
        { account: account.commissionDeferred, amount: -parts.commission, lineId },
      ]),
    ],
  };
}
