import { type AccountName, account } from '../accounts.ts';
import type { Posting } from '../post.ts';
import { proportion } from '../split-sale.ts';

/** An earning after the end of its hold: the part of the line that was not refunded. */
export interface Released {
  readonly lineId: string;
  readonly orderId: string;
  readonly teacherId: string;
  readonly share: number;
  readonly commission: number;
  /** VAT rate in the commission, in basis points of its net amount. */
  readonly vatBp: number;
  readonly occurredAt?: Date;
}

/** The value added tax included in a price. The net price is rounded down, and the tax is the remainder. */
export const vatIn = (gross: number, vatBp: number): number =>
  gross - proportion(gross, 10_000, 10_000 + vatBp);

export const accountsOfRelease = (teacherId: string): AccountName[] => [
  account.hold(teacherId),
  account.available(teacherId),
  account.receivable(teacherId),
  account.commissionDeferred,
  account.commission,
  account.vatOutput,
];

/** Earning released: the teacher may have it paid out, and the platform has earned its commission. */
export function earningReleased({
  lineId,
  orderId,
  teacherId,
  share,
  commission,
  vatBp,
  occurredAt,
}: Released): Posting {
  const vat = vatIn(commission, vatBp);
  return {
    kind: 'EARNING_RELEASED',
    key: `release:${lineId}`,
    orderId,
    occurredAt,
    entries: [
      { account: account.hold(teacherId), amount: share, lineId },
      { account: account.commissionDeferred, amount: commission, lineId },
      { account: account.available(teacherId), amount: -share, lineId },
      { account: account.commission, amount: vat - commission, lineId },
      { account: account.vatOutput, amount: -vat, lineId },
    ],
  };
}

/**
 * A teacher's debt is set off against available money before it can be paid out.
 * @param key key of the event that makes the money available, for instance `release:<line>`
 * @returns undefined if there is no debt or no money
 */
export function receivableNetted(
  key: string,
  teacherId: string,
  owed: number,
  available: number,
): Posting | undefined {
  const netted = Math.min(owed, available);
  if (netted <= 0) return undefined;
  return {
    kind: 'RECEIVABLE_NETTED',
    key: `netted:${key}`,
    entries: [
      { account: account.available(teacherId), amount: netted },
      { account: account.receivable(teacherId), amount: -netted },
    ],
  };
}

export const receivableWrittenOff = (key: string, teacherId: string, amount: number): Posting => ({
  kind: 'RECEIVABLE_WRITTEN_OFF',
  key: `written-off:${key}`,
  entries: [
    { account: account.badDebt, amount },
    { account: account.receivable(teacherId), amount: -amount },
  ],
});
