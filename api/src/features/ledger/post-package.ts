import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { postAll } from './post.ts';
import { packageDay, packageSold } from './postings/package.ts';
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
