import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { type LostDays, type PassedDay, proportion, taxPackage } from '../ledger/index.ts';
import type { Order } from '../orders/index.ts';
import { type Day, later, toDay } from './days.ts';
import { earnDays } from './earn-days.ts';
import { findCurrentSubscription, findPeriods } from './find-subscription.ts';
import { applyFree } from './notify-package.ts';
import { cancelChanges } from './open-package-orders.ts';

/**
 * Ends the remaining days of a package whose payment the bank keeps. Days paid by another order remain. The caller
 * has locked the teacher and the order.
 * @param amount paid amount of the order, in đồng
 * @returns the unearned part, for the ledger
 */
export async function revokeDays(
  em: EntityManager,
  services: Services,
  order: Order,
  amount: number,
): Promise<LostDays> {
  const teacherId = order.buyer.id;
  const today = toDay(new Date());
  const open = await findPeriods(em, teacherId, today);
  const passed: PassedDay[] = [];
  let left = 0;
  const disputed = open.filter(({ orderId }) => orderId === order.id);
  for (const period of disputed) {
    passed.push(...earnDays(period, today));
    period.closedOn = later(period.fromDay, today);
    period.moved = period.net - period.earned;
    left += period.moved;
  }
  await em.flush();
  const others = open.filter((period) => !disputed.includes(period));
  if (disputed.length) await endSubscription(em, services, teacherId, today, others.at(-1)?.toDay ?? null);
  const { net: whole } = await taxPackage(em, amount, order.paidAt!);
  const net = Math.min(left, whole);
  return { passed, net, vat: whole ? proportion(amount - whole, net, whole) : 0, rest: left - net };
}

async function endSubscription(
  em: EntityManager,
  services: Services,
  teacherId: string,
  today: Day,
  lastDay: Day | null,
): Promise<void> {
  const subscription = await findCurrentSubscription(em, teacherId);
  if (!subscription) return;
  subscription.endUnpaid(today, lastDay);
  await em.flush();
  await cancelChanges(em, teacherId, ['RENEWAL']);
  if (subscription.isCurrent) return;
  await applyFree(em, services, subscription);
}
