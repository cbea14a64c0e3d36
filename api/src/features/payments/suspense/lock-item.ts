import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { Order } from '../../orders/index.ts';
import { SuspenseItem } from './suspense-item.entity.ts';

/**
 * Money in suspense, locked after the order that it is of and the one that it is to go to, older orders first: who pays
 * an order from what was matched to it holds the lock of that order alone.
 * @throws NOT_FOUND; CONFLICT where it went to another order meanwhile
 */
export async function lockItem(em: EntityManager, itemId: string, toOrderId?: string): Promise<SuspenseItem> {
  const found = isUuid(itemId) && (await em.findOne(SuspenseItem, itemId));
  if (!found) throw notFound();
  const former = found.order?.id;
  const ids = [former, toOrderId].filter((id) => id !== undefined);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  await em.find(Order, { id: { $in: ids } }, { lockMode, orderBy: { id: 'asc' }, refresh: true });
  const item = await em.refreshOrFail(found, { lockMode });
  if (item.order?.id !== former) throw conflict('SUSPENSE_DECIDED', { state: item.state });
  return item;
}
