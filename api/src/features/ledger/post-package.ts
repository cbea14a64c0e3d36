import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { account } from './accounts.ts';
import { lockAccounts, postAll } from './post.ts';
import { disputeLost } from './postings/gateway.ts';
import { packageCancelled, packageDay, packageSold } from './postings/package.ts';
import { vatIn } from './postings/release.ts';

/** The price of a package at the tax of the day. */
export interface TaxedPrice {
  /** Of value added tax on what the platform sells, in basis points of the net. */
  readonly vatBp: number;
  /** What is earned over its days, in đồng. */
  readonly net: number;
}

export async function taxPackage(em: EntityManager, amount: number, at: Date): Promise<TaxedPrice> {
  const [rate] = await runSql<{ bp: number }>(
    em,
    sql`select basis_points as bp from service_vat_rate where valid_from <= ${at} order by valid_from desc limit 1`,
  );
  const vatBp = rate!.bp;
  return { vatBp, net: amount - vatIn(amount, vatBp) };
}

/** A day of a package that has passed, and what of its price is earned by it. */
export interface PassedDay {
  /** The same day of the same period is posted once. */
  readonly key: string;
  readonly amount: number;
  readonly occurredAt: Date;
}

/** Days that have passed, and a package sold, at once: accounts are locked in one order. */
export const postPackage = (
  em: EntityManager,
  days: readonly PassedDay[],
  sold?: Parameters<typeof packageSold>[0],
): Promise<number> =>
  postAll(em, [
    ...days.map(({ key, amount, occurredAt }) => packageDay(key, amount, occurredAt)),
    ...(sold ? [packageSold(sold)] : []),
  ]);

/** The days of a package whose money a bank keeps, in đồng. */
export interface LostDays {
  readonly passed: readonly PassedDay[];
  /** What was not earned of the price that was taken back, and its tax. */
  readonly net: number;
  readonly vat: number;
  /** What was not earned of prices that were paid before, and came over by a change of packages: it is earned now. */
  readonly rest: number;
}

const TOUCHED = [
  account.packageDeferred,
  account.packageIncome,
  account.vatOutput,
  account.taxCredit,
  account.refundPayable,
  account.disputeLoss,
  account.dispute,
];

/** A dispute about a package is lost: the days that are left are given up, and what was earned is the platform’s loss. */
export async function postPackageLost(
  em: EntityManager,
  { passed, net, vat, rest }: LostDays,
  dispute: Parameters<typeof disputeLost>[0],
): Promise<number> {
  const balances = await lockAccounts(em, TOUCHED);
  const { disputeId: key, orderId } = dispute;
  return postAll(em, [
    ...passed.map(({ key: day, amount, occurredAt }) => packageDay(day, amount, occurredAt)),
    ...(rest ? [packageDay(`rest:${key}`, rest)] : []),
    ...(net ? [packageCancelled({ key, orderId, net, vat, balances })] : []),
    disputeLost(dispute),
  ]);
}
