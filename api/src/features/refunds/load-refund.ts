import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getById, lockById, runSql, sql } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { lockEnrolment } from '../learning/index.ts';
import { Order, OrderLine } from '../orders/index.ts';
import { Refund, type RefundStatus } from './refund.entity.ts';

export interface LockedRefund {
  readonly refund: Refund;
  readonly line: OrderLine;
  readonly order: Order;
}

/** Locks an order line with its course, its order and the buyer's enrolment. */
export async function lockPurchase(
  em: EntityManager,
  lineId: string,
): Promise<{ line: OrderLine; order: Order } | undefined> {
  const found = isUuid(lineId) ? await em.findOne(OrderLine, { id: lineId }) : null;
  if (!found) return undefined;
  // In the same order as checkouts and payments, to prevent deadlocks
  await runSql(em, sql`select id from course where id = ${found.course.id} for no key update`);
  const order = await em.findOneOrFail(
    Order,
    { id: found.order.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['lines'], refresh: true },
  );
  await lockEnrolment(em, found.buyer.id, found.course.id);
  return { line: await em.refreshOrFail(found), order };
}

/** Loads a refund for a command and locks it with its purchase. */
export async function lockRefund(em: EntityManager, refundId: string): Promise<LockedRefund> {
  const found = await getById(em, Refund, refundId);
  const { line, order } = (await lockPurchase(em, found.line.id))!;
  const refund = await lockById(em, Refund, refundId);
  return { refund, line, order };
}

/**
 * Changes a locked refund in one transaction.
 * @param assertAllowed throws if the viewer may not change it
 */
export function changeRefund(
  context: Context,
  refundId: string,
  assertAllowed: (viewer: Viewer, refund: Refund) => void,
  change: (em: EntityManager, locked: LockedRefund, viewer: Viewer) => Promise<void>,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const locked = await lockRefund(em, refundId);
    assertAllowed(viewer, locked.refund);
    await change(em, locked, viewer);
    return locked.refund.id;
  });
}

/** @throws CONFLICT, WRONG_STATE */
export function assertStatus({ status }: Refund, expected: RefundStatus): void {
  if (status !== expected) throw conflict('WRONG_STATE', { state: status });
}
