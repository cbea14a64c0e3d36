import { account } from '../accounts.ts';
import type { Balances, Posting } from '../post.ts';
import { debitFirst } from './debit.ts';
import { vatIn } from './release.ts';

/** Package sold: the net price is earned day by day. */
export function packageSold({
  subscriptionId,
  orderId,
  gateway,
  amount,
  vatBp,
  isFromSuspense,
  occurredAt,
}: {
  readonly subscriptionId: string;
  readonly orderId: string;
  readonly gateway: string;
  readonly amount: number;
  readonly vatBp: number;
  readonly isFromSuspense?: boolean;
  readonly occurredAt?: Date;
}): Posting {
  const vat = vatIn(amount, vatBp);
  return {
    kind: 'PACKAGE_SOLD',
    key: `package:${subscriptionId}:${orderId}`,
    orderId,
    occurredAt,
    entries: [
      { account: isFromSuspense ? account.suspense : account.gateway(gateway), amount },
      { account: account.packageDeferred, amount: vat - amount },
      { account: account.vatOutput, amount: -vat },
    ],
  };
}

/** A day of a package has passed: its part of the price is earned. */
export const packageDay = (key: string, amount: number, occurredAt?: Date): Posting => ({
  kind: 'PACKAGE_DAY',
  key: `package-day:${key}`,
  occurredAt,
  entries: [
    { account: account.packageDeferred, amount },
    { account: account.packageIncome, amount: -amount },
  ],
});

/** A package is cancelled with a refund of the unused days and their tax. */
export const packageCancelled = ({
  key,
  orderId,
  net,
  vat,
  balances,
}: {
  readonly key: string;
  readonly orderId: string;
  readonly net: number;
  readonly vat: number;
  readonly balances: Balances;
}): Posting => ({
  kind: 'PACKAGE_CANCELLED',
  key: `package-cancelled:${key}`,
  orderId,
  entries: [
    { account: account.packageDeferred, amount: net },
    ...debitFirst(vat, account.vatOutput, account.taxCredit, balances),
    { account: account.refundPayable, amount: -net - vat },
  ],
});
