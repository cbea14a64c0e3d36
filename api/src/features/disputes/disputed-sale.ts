import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { getValue, runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../platform/errors/errors.ts';
import type { User } from '../accounts/index.ts';
import { lockTeacher } from '../courses/index.ts';
import { Order, OrderKind, type OrderLine, OrderStatus } from '../orders/index.ts';
import type { PaymentAttempt } from '../payments/index.ts';
import { lockPurchase } from '../refunds/index.ts';

/** The sale that a disputed payment paid, locked. */
export interface DisputedSale {
  readonly order: Order;
  /** The bought course; null for a teacher package, whose buyer is the teacher. */
  readonly line: OrderLine | null;
  readonly buyer: User;
  /** The part of the payment that was paid for it, in đồng. */
  readonly share: number;
}

/**
 * Locks the sale that a payment paid, for a dispute.
 * @param lineId required if the order has several lines
 * @throws BAD_INPUT if the order has several lines and none is named
 * @throws POLICY, DISPUTE_NOT_PAID
 * @throws CONFLICT while a dispute or refund of it is open
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

/** Locks the teacher, then the order of a package, in the same order as payments do. */
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
  const paid = await findDisputedLine(em, attempt.order.id, wanted);
  const { lineId, max } = await findCurrentLine(em, paid, attempt.amount);
  const { line, order } = (await lockPurchase(em, lineId))!;
  if (line.state !== 'PAID') throw policy('DISPUTE_NOT_PAID');
  await assertUndisputed(em, line.id);
  const share = Math.min(line.amount, max, await undisputedAmount(em, attempt));
  if (share <= 0) throw policy('DISPUTE_NOT_PAID');
  return { order, line, buyer: line.buyer, share };
}

/**
 * The part of a payment that no dispute has taken. Locked until the transaction ends. A payment may have paid only a
 * part of an order.
 */
async function undisputedAmount(em: EntityManager, { id, amount }: PaymentAttempt): Promise<number> {
  await runSql(em, sql`select 1 from payment_attempt where id = ${id} for no key update`);
  const sum = await getValue<number>(
    em,
    sql`select coalesce(sum(amount - loss), 0)::float8 as sum from dispute where attempt_id = ${id} and status <> 'WON'`,
  );
  return amount - sum;
}

/** The named line, or the only paid line. */
async function findDisputedLine(em: EntityManager, orderId: string, lineId?: string | null): Promise<string> {
  const lines = await runSql<{ id: string }>(
    em,
    sql`select id from order_line where order_id = ${orderId} and amount > 0 order by id`,
  );
  const found = lineId ? lines.find(({ id }) => id === lineId) : lines.length === 1 ? lines[0] : undefined;
  if (!found) throw badInput('lineId', 'billing.disputeLine');
  return found.id;
}

/**
 * The line that the disputed money pays now. For an exchanged line it is the line taken in exchange, and at most the
 * amount that came through the gateway, since another course may have paid the rest.
 */
async function findCurrentLine(
  em: EntityManager,
  lineId: string,
  paid: number,
): Promise<{ lineId: string; max: number }> {
  const [exchanged] = await runSql<{ lineId: string; max: number }>(
    em,
    sql`select l.id as "lineId", r.exchanged::float8 as max from refund r join order_line l on l.order_id = r.exchange_order_id
      where r.line_id = ${lineId} and r.status <> 'CANCELLED'`,
  );
  return exchanged ?? { lineId, max: paid };
}

/** @throws CONFLICT if a refund of the line is pending or it is already disputed */
async function assertUndisputed(em: EntityManager, lineId: string): Promise<void> {
  const [open] = await runSql<{ dispute: string | null; refund: string | null }>(
    em,
    sql`select (select number from dispute where line_id = ${lineId} and status = 'OPEN') as dispute,
      (select number from refund where line_id = ${lineId} and status not in ('REJECTED', 'CANCELLED')) as refund`,
  );
  if (open?.dispute) throw conflict('IN_DISPUTE', { number: open.dispute });
  if (open?.refund) throw conflict('REFUND_UNDER_WAY', { number: open.refund });
}
