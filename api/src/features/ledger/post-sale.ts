import type { EntityManager } from '@mikro-orm/postgresql';
import { openEarnings } from './open-earnings.ts';
import { post, postAll } from './post.ts';
import { suspenseReceived } from './postings/gateway.ts';
import { type PaidSale, salePaid } from './postings/sale.ts';

/** Sale paid: posted once, and each of its lines earns its teacher something. Its lines are stored as paid before. */
export async function postSale(em: EntityManager, sale: PaidSale): Promise<boolean> {
  await openEarnings(em, [sale.orderId]);
  return post(em, salePaid(sale));
}

/** Many paid sales at once. @returns how many were not posted before */
export async function postSales(em: EntityManager, sales: readonly PaidSale[]): Promise<number> {
  await openEarnings(
    em,
    sales.map(({ orderId }) => orderId),
  );
  return postAll(em, sales.map(salePaid));
}

/** Money that came and fits nothing waits for people. */
export const postSuspense = (
  em: EntityManager,
  received: Parameters<typeof suspenseReceived>[0],
): Promise<boolean> => post(em, suspenseReceived(received));
