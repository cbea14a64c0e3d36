import { type AccountName, account } from '../accounts.ts';
import type { Posting } from '../post.ts';
import { proportion } from '../split-sale.ts';

/** An earning whose hold is over: what of the line was not given back. */
export interface Released {
  readonly lineId: string;
  readonly orderId: string;
  readonly teacherId: string;
  readonly share: number;
  readonly commission: number;
  /** Of the value added tax that the commission holds, in basis points of its net. */
  readonly vatBp: number;
  readonly occurredAt?: Date;
}

/** The value added tax in a price that holds it; the net is floored, the tax office takes the remainder. */
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

/** Release: the teacher may have it paid out, and the platform has earned its commission. */
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
 * What a teacher owes is taken from what they have next, before they can have it paid out; undefined where nothing is
 * owed or nothing is there.
 * @param key what it follows from, for instance `release:<line>`
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

/** What a teacher owes and will not pay back is the platform’s loss, as far as it is given up. */
export const receivableWrittenOff = (key: string, teacherId: string, amount: number): Posting => ({
  kind: 'RECEIVABLE_WRITTEN_OFF',
  key: `written-off:${key}`,
  entries: [
    { account: account.badDebt, amount },
    { account: account.receivable(teacherId), amount: -amount },
  ],
});
