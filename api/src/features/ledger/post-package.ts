import type { EntityManager } from '@mikro-orm/postgresql';
import { getValue, sql } from '../../platform/db/index.ts';
import { account } from './accounts.ts';
import { lockAccounts, postAll } from './post.ts';
import { disputeLost } from './postings/gateway.ts';
import { packageCancelled, packageDay, packageSold } from './postings/package.ts';
import { vatIn } from './postings/release.ts';

export interface TaxedPrice {
  /** VAT rate on the platform's sales, in basis points of the net price. */
  readonly vatBp: number;
  /** The part that is earned over the days of the package, in đồng. */
  readonly net: number;
}

export async function taxPackage(em: EntityManager, amount: number, at: Date): Promise<TaxedPrice> {
  const vatBp = await getValue<number>(
    em,
    sql`select basis_points as bp from service_vat_rate where valid_from <= ${at} order by valid_from desc limit 1`,
  );
  return { vatBp, net: amount - vatIn(amount, vatBp) };
}

/** A past day of a package, and the part of the price that it earns. */
export interface PassedDay {
  /** Idempotency key: the same day of the same period is posted once. */
  readonly key: string;
  readonly amount: number;
  readonly occurredAt: Date;
}

/** Posts past days and the sale of a package together, so that accounts are locked in one order. */
export const postPackage = (
  em: EntityManager,
  days: readonly PassedDay[],
  sold?: Parameters<typeof packageSold>[0],
): Promise<number> =>
  postAll(em, [
    ...days.map(({ key, amount, occurredAt }) => packageDay(key, amount, occurredAt)),
    ...(sold ? [packageSold(sold)] : []),
  ]);

/** The remaining days of a package after a lost dispute, in đồng. */
export interface LostDays {
  readonly passed: readonly PassedDay[];
  /** The unearned part of the price that the bank took back, and its tax. */
  readonly net: number;
  readonly vat: number;
  /** The unearned part of earlier prices that was carried over by a change of packages. It counts as earned now. */
  readonly rest: number;
}

const LOST_PACKAGE_ACCOUNTS = [
  account.packageDeferred,
  account.packageIncome,
  account.vatOutput,
  account.taxCredit,
  account.refundPayable,
  account.disputeLoss,
  account.dispute,
];

/** Books a lost dispute about a package: the remaining days end, and the already earned part is the platform's loss. */
export async function postPackageLost(
  em: EntityManager,
  { passed, net, vat, rest }: LostDays,
  dispute: Parameters<typeof disputeLost>[0],
): Promise<number> {
  const balances = await lockAccounts(em, LOST_PACKAGE_ACCOUNTS);
  const { disputeId: key, orderId } = dispute;
  return postAll(em, [
    ...passed.map(({ key: day, amount, occurredAt }) => packageDay(day, amount, occurredAt)),
    ...(rest ? [packageDay(`rest:${key}`, rest)] : []),
    ...(net ? [packageCancelled({ key, orderId, net, vat, balances })] : []),
    disputeLost(dispute),
  ]);
}
