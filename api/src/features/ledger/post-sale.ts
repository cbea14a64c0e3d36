import type { EntityManager } from '@mikro-orm/postgresql';
import { openEarnings } from './open-earnings.ts';
import { post, postAll } from './post.ts';
import { suspenseReceived } from './postings/gateway.ts';
import { type PaidSale, salePaid } from './postings/sale.ts';

/**
 * Books a paid sale once and creates the earnings of its lines. The caller has stored the lines as paid.
 * @returns false if it was posted before
 */
export async function postSale(em: EntityManager, sale: PaidSale): Promise<boolean> {
  await openEarnings(em, [sale.orderId]);
  return post(em, salePaid(sale));
}

/**
 * Books several paid sales.
 * @returns the number of those that were not posted before
 */
export async function postSales(em: EntityManager, sales: readonly PaidSale[]): Promise<number> {
  await openEarnings(
    em,
    sales.map(({ orderId }) => orderId),
  );
  return postAll(em, sales.map(salePaid));
}

/** Books received money that matches no order, until an administrator decides. */
export const postSuspense = (
  em: EntityManager,
  received: Parameters<typeof suspenseReceived>[0],
): Promise<boolean> => post(em, suspenseReceived(received));
