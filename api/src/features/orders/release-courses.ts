import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Order, OrderLine, OrderStatus } from './order.entity.ts';

/**
 * Frees the courses of the order’s lines that are no longer open. If another order of the buyer has an open line of such a
 * course, it gives way: a pending order is cancelled as a whole, an order in doubt closes only that line.
 */
export async function releaseCourses(em: EntityManager, order: Order): Promise<void> {
  const late = (await order.lines.loadItems()).filter(({ state }) => state !== 'OPEN');
  for (const { course } of late) await releaseCourse(em, order, course.id);
}

async function releaseCourse(em: EntityManager, order: Order, courseId: string): Promise<void> {
  const line = await em.findOne(OrderLine, { buyer: order.buyer, course: courseId, state: 'OPEN' });
  if (!line || line.order.id === order.id) return;
  const other = await em.findOneOrFail(Order, line.order.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await other.lines.loadItems({ refresh: true });
  if (other.status === OrderStatus.PENDING) other.cancel();
  else if (line.state === 'OPEN') line.state = 'CLOSED';
  await em.flush();
}
