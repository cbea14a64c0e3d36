import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { IsEnum, IsOptional, Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { badInput, conflict, notFound, policy } from '../../platform/errors.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { User } from '../accounts/index.ts';
import { Course, CourseStatus, CourseVisibility, lockCourse } from '../catalog/index.ts';
import { accessTo, EnrolmentAccess, EnrolmentSource, enrolStudent, isHeld } from '../learning/index.ts';
import { audit, idempotent } from '../operations/index.ts';
import { beginPayment } from './begin-payment.ts';
import { mustNotBeInDoubt, settleOpenPayment } from './money-on-its-way.ts';
import {
  MAX_ATTEMPTS,
  Order,
  OrderLine,
  OrderStatus,
  PaymentAttempt,
  PaymentGateway,
  PaymentStatus,
} from './order.entity.ts';
import { expireOrder, queryPayment } from './payment.jobs.ts';
import { ASK_AFTER_END_SECONDS, ASK_AFTER_SECONDS } from './payment-schedule.ts';
import { priceLine } from './price-line.ts';
import { ATTEMPT_MINUTES, ORDER_HOURS } from './settings.ts';
import { tellEnrolled } from './tell-paid.ts';

@InputType({ description: 'What is bought, and how it is paid.' })
export class CheckoutInput {
  @Field(() => ID, { description: 'Of the course that is bought.' })
  courseId!: string;
  @Field(() => PaymentGateway, { nullable: true, description: 'Needed unless the course is free.' })
  @IsOptional()
  @IsEnum(PaymentGateway, { message: 'billing.gateway' })
  gateway?: PaymentGateway | null;
  @Field({ description: 'Made by the client; the same key gives the same answer. 8 to 100 characters.' })
  @Length(8, 100, { message: 'operations.idempotencyKey' })
  idempotencyKey!: string;
}

/** What a checkout leads to: an attempt to pay, or for a free course an enrolment. */
export interface CheckoutResult {
  readonly orderId: string;
  readonly attemptId: string | null;
  readonly enrolmentId: string | null;
}

/**
 * Begins to buy a course: makes the order, or goes on with the open one, and an attempt to pay it. A free
 * course is enrolled at once; for money no enrolment is made here. The gateway is asked before and after the
 * transaction, so that buyers of one course do not wait for its answer.
 */
export async function checkout(context: Context, input: CheckoutInput): Promise<CheckoutResult> {
  await settleOpenPayment(context, input.courseId);
  const result = await prepare(context, input);
  if (result.attemptId) await beginPayment(context, result.attemptId);
  return result;
}

function prepare(context: Context, input: CheckoutInput): Promise<CheckoutResult> {
  const viewer = signedIn(context);
  const { courseId, gateway, idempotencyKey } = input;
  return context.em.transactional((em) =>
    idempotent(em, viewer.id, idempotencyKey, { courseId, gateway }, async () => {
      const course = await lockCourse(em, courseId);
      if (!course) throw notFound();
      await mustBeBuyable(em, viewer.id, course);
      await mustNotBeInDoubt(em, viewer.id, course.id);
      const price = course.priceAt(new Date());
      if (price === 0) return takeFree(em, context, viewer.id, course);
      if (!gateway) throw badInput('gateway', 'billing.gateway');
      const order =
        (await openOrder(em, viewer.id, course, price)) ??
        (await placeOrder(em, context, viewer.id, course, price));
      const attempt = await startAttempt(em, context, order, gateway);
      return { orderId: order.id, attemptId: attempt.id, enrolmentId: null };
    }),
  );
}

async function mustBeBuyable(em: EntityManager, buyerId: string, course: Course): Promise<void> {
  const onSale = course.status === CourseStatus.PUBLISHED && course.visibility !== CourseVisibility.PRIVATE;
  if (!onSale) {
    // What was never public does not exist for others
    if (!course.publishedAt || course.visibility === CourseVisibility.PRIVATE) throw notFound();
    throw policy('NOT_ON_SALE');
  }
  if (course.teacher.id === buyerId) throw policy('OWN_COURSE');
  const access = await accessTo(em, buyerId, course.id);
  if (access === EnrolmentAccess.SUSPENDED) throw conflict('ENROLMENT_SUSPENDED');
  if (isHeld(access)) throw conflict('ALREADY_OWNED');
}

/** The buyer's open order of this course alone at this price; any other open order of the course is cancelled. */
async function openOrder(
  em: EntityManager,
  buyerId: string,
  course: Course,
  price: number,
): Promise<Order | undefined> {
  const line = await em.findOne(OrderLine, { buyer: buyerId, course, state: 'OPEN' });
  if (!line) return undefined;
  // Notices and the clock move orders, too: what was read before the lock may have changed
  const order = await em.findOneOrFail(Order, line.order.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await em.refresh(line);
  if (line.state !== 'OPEN') return undefined;
  const lines = await order.lines.loadItems();
  if (lines.length === 1 && line.amount === price && order.expiresAt > new Date()) return order;
  order.cancel();
  await em.flush(); // before another line of the same course is written: the index allows one
  return undefined;
}

async function placeOrder(
  em: EntityManager,
  context: Context,
  buyerId: string,
  course: Course,
  price: number,
): Promise<Order> {
  const order = em.create(Order, {
    number: await nextOrderNumber(em),
    buyer: em.getReference(User, buyerId),
    total: price,
    expiresAt: new Date(Date.now() + context.services.settings.get(ORDER_HOURS) * 3_600_000),
  });
  em.create(OrderLine, await priceLine(em, order, course, price));
  await em.flush();
  audit(em, context, {
    action: 'order.place',
    targetType: 'order',
    targetId: order.id,
    after: { number: order.number, total: price },
  });
  await context.services.jobs.send(em, expireOrder, { orderId: order.id }, { startAfter: order.expiresAt });
  return order;
}

/** The order's open attempt through this gateway, or a fresh one with a reference of its own; beginPayment does the rest. */
async function startAttempt(
  em: EntityManager,
  context: Context,
  order: Order,
  gateway: PaymentGateway,
): Promise<PaymentAttempt> {
  const now = new Date();
  const open = await em.findOne(PaymentAttempt, {
    order,
    status: { $in: [PaymentStatus.CREATED, PaymentStatus.PENDING] },
  });
  if (open && open.gateway === gateway && open.expiresAt > now) return open;
  if (open) {
    open.status = PaymentStatus.EXPIRED;
    await em.flush();
  }
  if ((await em.count(PaymentAttempt, { order })) >= MAX_ATTEMPTS)
    throw policy('ATTEMPTS_USED_UP', { limit: MAX_ATTEMPTS, number: order.number });
  const { jobs, settings } = context.services;
  const attempt = em.create(PaymentAttempt, {
    order,
    gateway,
    reference: newReference(),
    amount: order.total,
    createdAt: now,
    expiresAt: new Date(
      Math.min(now.getTime() + settings.get(ATTEMPT_MINUTES) * 60_000, order.expiresAt.getTime()),
    ),
  });
  await em.flush();
  const moments = [
    ...ASK_AFTER_SECONDS.map((seconds) => now.getTime() + seconds * 1000),
    attempt.expiresAt.getTime() + ASK_AFTER_END_SECONDS * 1000,
  ];
  for (const moment of moments)
    await jobs.send(em, queryPayment, { attemptId: attempt.id }, { startAfter: new Date(moment) });
  return attempt;
}

async function takeFree(
  em: EntityManager,
  context: Context,
  buyerId: string,
  course: Course,
): Promise<CheckoutResult> {
  const now = new Date();
  await openOrder(em, buyerId, course, 0); // one made while it had a price makes way
  const order = em.create(Order, {
    number: await nextOrderNumber(em),
    buyer: em.getReference(User, buyerId),
    total: 0,
    status: OrderStatus.PAID,
    expiresAt: now,
    paidAt: now,
  });
  em.create(OrderLine, { ...(await priceLine(em, order, course, 0)), state: 'PAID' });
  await em.flush();
  const enrolmentId = await enrolStudent(em, buyerId, course.id, EnrolmentSource.FREE);
  await tellEnrolled(em, context.services, buyerId, { title: course.title, course, teacher: course.teacher });
  audit(em, context, {
    action: 'order.take-free',
    targetType: 'order',
    targetId: order.id,
    after: { number: order.number },
  });
  return { orderId: order.id, attemptId: null, enrolmentId };
}

/** For people to quote: the day in Vietnam and a running number. */
export async function nextOrderNumber(em: EntityManager): Promise<string> {
  const [row] = await runSql<{ number: string }>(
    em,
    sql`select 'S' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || lpad(nextval('order_number')::text, 6, '0') as number`,
  );
  return row!.number;
}

/** 80 random bits in letters and digits, which every gateway takes. */
const newReference = (): string => `SEN${randomBytes(10).toString('hex').toUpperCase()}`;
