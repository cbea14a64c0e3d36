import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../order.entity.ts';
import { SuspenseState } from './suspense.enums.ts';
import { SuspenseItem } from './suspense-item.entity.ts';

/** Money that was matched to an order and waits in suspense for the rest of its price. */
export const matchedItems = (em: EntityManager, orderId: string): Promise<SuspenseItem[]> =>
  em.find(SuspenseItem, { order: orderId, state: SuspenseState.MATCHED, leftAt: null });

/** How much of an order’s price has still to come, in đồng: all of it, or what is missing beside what was matched. */
export async function missingOf(em: EntityManager, order: Order): Promise<number> {
  return order.due - sumOf(await matchedItems(em, order.id));
}

export const sumOf = (items: readonly SuspenseItem[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
