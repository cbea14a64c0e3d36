import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { badInput, conflict, policy } from '../../platform/errors/errors.ts';
import type { User } from '../accounts/index.ts';
import { lockTeacher } from '../courses/index.ts';
import { Order, OrderKind, type OrderLine, OrderStatus } from '../orders/index.ts';
import type { PaymentAttempt } from '../payments/index.ts';
import { lockPurchase } from '../refunds/index.ts';

/** What a payment paid that a bank takes back, locked. */
export interface DisputedSale {
  readonly order: Order;
  /** The course that was bought; absent of a teacher package, whose buyer is the teacher. */
  readonly line: OrderLine | null;
  readonly buyer: User;
  /** What of the payment was paid for it, in đồng. */
  readonly share: number;
}

/**
 * What a payment paid, to be disputed.
 * @param lineId needed where the order has several lines
 * @throws BAD_INPUT where none of several lines is named; POLICY, DISPUTE_NOT_PAID; CONFLICT while something about it is open
 */
export function lockDisputable(
  em: EntityManager,
  attempt: PaymentAttempt,
  lineId?: string | null,
): Promise<DisputedSale> {
  return attempt.order.kind === OrderKind.PACKAGE
    ? disputablePackage(em, attempt)
    : disputableLine(em, attempt, lineId);
}

/** Locks an order of a package as its payments do: the teacher, then the order. */
export async function lockPackageOrder(em: EntityManager, { id, buyer }: Order): Promise<Order> {
  await lockTeacher(em, buyer.id);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  return em.findOneOrFail(Order, { id }, { lockMode, populate: ['lines'], refresh: true });
}

async function disputablePackage(em: EntityManager, attempt: PaymentAttempt): Promise<DisputedSale> {
  const order = await lockPackageOrder(em, attempt.order);
  const [open] = await runSql<{ number: string }>(
    em,
    sql`select number from dispute where order_id = ${order.id} and status = 'OPEN'`,
  );
  if (open) throw conflict('IN_DISPUTE', { number: open.number });
  if (order.status !== OrderStatus.PAID) throw policy('DISPUTE_NOT_PAID');
  return { order, line: null, buyer: order.buyer, share: attempt.amount };
}

async function disputableLine(
  em: EntityManager,
  attempt: PaymentAttempt,
  wanted?: string | null,
): Promise<DisputedSale> {
  const paid = await meantLine(em, attempt.order.id, wanted);
  const { lineId, most } = await takenFor(em, paid, attempt.amount);
  const { line, order } = (await lockPurchase(em, lineId))!;
  if (line.state !== 'PAID') throw policy('DISPUTE_NOT_PAID');
  await mustBeUndecided(em, line.id);
  const share = Math.min(line.amount, most, await leftOf(em, attempt));
  if (share <= 0) throw policy('DISPUTE_NOT_PAID');
  return { order, line, buyer: line.buyer, share };
}

/** What of a payment no dispute has taken; it stays so until the transaction ends. It may have paid a part of an order alone. */
async function leftOf(em: EntityManager, { id, amount }: PaymentAttempt): Promise<number> {
  await runSql(em, sql`select 1 from payment_attempt where id = ${id} for no key update`);
  const [taken] = await runSql<{ sum: number }>(
    em,
    sql`select coalesce(sum(amount - loss), 0)::float8 as sum from dispute where attempt_id = ${id} and status <> 'WON'`,
  );
  return amount - taken!.sum;
}

/** The line that is meant, or the only one that can be. */
async function meantLine(em: EntityManager, orderId: string, lineId?: string | null): Promise<string> {
  const lines = await runSql<{ id: string }>(
    em,
    sql`select id from order_line where order_id = ${orderId} and amount > 0 order by id`,
  );
  const found = lineId ? lines.find(({ id }) => id === lineId) : lines.length === 1 ? lines[0] : undefined;
  if (!found) throw badInput('lineId', 'billing.disputeLine');
  return found.id;
}

/**
 * What the disputed money pays now: of a line that was exchanged the one that was taken for it, and never more than came
 * through the gateway, since another course may have paid the rest.
 */
async function takenFor(
  em: EntityManager,
  lineId: string,
  paid: number,
): Promise<{ lineId: string; most: number }> {
  const [exchanged] = await runSql<{ lineId: string; most: number }>(
    em,
    sql`select l.id as "lineId", r.exchanged::float8 as most from refund r join order_line l on l.order_id = r.exchange_order_id
      where r.line_id = ${lineId} and r.status <> 'CANCELLED'`,
  );
  return exchanged ?? { lineId, most: paid };
}

/** @throws CONFLICT while a refund of the line is under way, or it is disputed already */
async function mustBeUndecided(em: EntityManager, lineId: string): Promise<void> {
  const [open] = await runSql<{ dispute: string | null; refund: string | null }>(
    em,
    sql`select (select number from dispute where line_id = ${lineId} and status = 'OPEN') as dispute,
      (select number from refund where line_id = ${lineId} and status not in ('REJECTED', 'CANCELLED')) as refund`,
  );
  if (open?.dispute) throw conflict('IN_DISPUTE', { number: open.dispute });
  if (open?.refund) throw conflict('REFUND_UNDER_WAY', { number: open.refund });
}
