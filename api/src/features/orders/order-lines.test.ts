import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect, test } from 'vitest';
import { type Actor, type CourseFacts, course } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { expireOrder } from '../payments/expire-orders.jobs.ts';
import {
  app,
  begin,
  type Checkout,
  checkout,
  db,
  deliver,
  enrolments,
  getStatus,
  postings,
  seller,
  signedNotification,
} from '../payments/testing/payments.ts';
import { MAX_LINES } from './order.entity.ts';

const { student } = helpersFor(app);

interface AddedLines {
  readonly courseId: string;
  readonly state: string;
  readonly lines?: number;
  readonly em?: EntityManager;
}

/** Adds copies of an order's first line without using checkout. */
const addLines = (
  orderId: string,
  { courseId, state, lines = 1, em = app.services.orm.em.fork() }: AddedLines,
) =>
  em.execute(
    `insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, discount, amount, attribution,
       seller_class, commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share, state)
     select order_id, buyer_id, ?, teacher_id, 'Khoá thứ hai', list_price, discount, amount, attribution,
       seller_class, commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share, ?
     from (select * from order_line where order_id = ? limit 1) l, generate_series(1, ?)`,
    [courseId, state, orderId, lines],
  );

/** An open order of two courses with its payment attempt, as a cart checkout creates it. */
async function orderOfTwo(buyer: Actor): Promise<{ first: CourseFacts; second: CourseFacts } & Checkout> {
  const [first, second] = [await course(app, seller.id), await course(app, seller.id)];
  const begun = await begin(buyer, first.id);
  await addLines(begun.order.id, { courseId: second.id, state: 'OPEN' });
  await db('update orders set total = total * 2 where id = ?', begun.order.id);
  await db('update payment_attempt set amount = amount * 2 where order_id = ?', begun.order.id);
  return { ...begun, payment: { ...begun.payment!, amount: begun.payment!.amount * 2 }, first, second };
}

const lineStates = async (orderId: string) =>
  (await db<{ state: string }>('select state from order_line where order_id = ? order by id', orderId)).map(
    ({ state }) => state,
  );

test('an order has at most its maximum of lines, also if they are added simultaneously', async () => {
  const facts = await course(app, seller.id);
  const { order } = await begin(await student(), facts.id);
  const add = (lines: number, em?: EntityManager) =>
    addLines(order.id, { courseId: facts.id, state: 'CLOSED', lines, ...(em && { em }) });
  await expect(add(MAX_LINES)).rejects.toThrow(`holds at most ${MAX_LINES}`);
  await add(MAX_LINES - 3);
  let second!: Promise<string>;
  await app.services.orm.em.fork().transactional(async (em) => {
    await add(1, em);
    second = add(2).then(
      () => 'added',
      () => 'refused',
    );
    // It has to wait for the first transaction, whose row it cannot see yet
    await transactionsWaiting(app.services.orm);
  });
  expect(await second).toBe('refused');
  expect(await lineStates(order.id)).toHaveLength(MAX_LINES - 1);
});

describe('an order of several courses', () => {
  test('enrols and notifies the buyer for every course when paid', async () => {
    const buyer = await student();
    const { order, payment, first, second } = await orderOfTwo(buyer);
    expect((await deliver(signedNotification(payment!))).RspCode).toBe('00');
    expect(await lineStates(order.id)).toEqual(['PAID', 'PAID']);
    expect(await enrolments(buyer, first)).toHaveLength(1);
    expect(await enrolments(buyer, second)).toHaveLength(1);
    expect(await postings(order.id)).toEqual([{ kind: 'SALE_PAID' }]);
    const [notified] = await db<{ params: { course: string }; link: string }>(
      "select params, link from notification where person_id = ? and kind = 'ORDER_PAID'",
      buyer.id,
    );
    expect(notified!.params.course).toContain(', Khoá thứ hai');
    expect(notified!.link).toBe('/dashboard/courses');
  });

  test('expires as a whole, so that each course can be bought again', async () => {
    const buyer = await student();
    const { order, second } = await orderOfTwo(buyer);
    await expireOrder.handle(app.services, { orderId: order.id });
    expect(await lineStates(order.id)).toEqual(['CLOSED', 'CLOSED']);
    expect((await begin(buyer, second.id)).order.status).toBe('PENDING');
  });

  test('is cancelled as a whole by an order of one of its courses', async () => {
    const buyer = await student();
    const { order, first, second } = await orderOfTwo(buyer);
    const alone = await begin(buyer, second.id);
    expect(alone.order.id).not.toBe(order.id);
    expect([await getStatus(order.id), await lineStates(order.id)]).toEqual([
      'CANCELLED',
      ['CLOSED', 'CLOSED'],
    ]);
    expect((await begin(buyer, first.id)).order.status).toBe('PENDING');
  });

  test('is cancelled as a whole by a late payment of one of its courses', async () => {
    const buyer = await student();
    const late = await course(app, seller.id);
    const early = await begin(buyer, late.id);
    await expireOrder.handle(app.services, { orderId: early.order.id });
    const { order, second } = await orderOfTwo(buyer);
    await db(
      'update order_line set course_id = ? where order_id = ? and course_id <> ?',
      late.id,
      order.id,
      second.id,
    );
    expect((await deliver(signedNotification(early.payment!))).RspCode).toBe('00');
    expect([await getStatus(order.id), await lineStates(order.id)]).toEqual([
      'CANCELLED',
      ['CLOSED', 'CLOSED'],
    ]);
  });
});

describe('a course that the buyer owned before', () => {
  const had = async (access: string) => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    await db(
      "insert into enrolment (student_id, course_id, source, access) values (?, ?, 'FREE', ?)",
      buyer.id,
      facts.id,
      access,
    );
    return { buyer, facts };
  };
  const getAccess = (buyer: Actor, facts: CourseFacts) =>
    db('select access, source from enrolment where student_id = ? and course_id = ?', buyer.id, facts.id);

  test.each(['EXPIRED', 'REVOKED'])('with access %s can be bought again', async (access) => {
    const { buyer, facts } = await had(access);
    await deliver(signedNotification((await begin(buyer, facts.id)).payment!));
    expect(await getAccess(buyer, facts)).toEqual([{ access: 'ACTIVE', source: 'PURCHASE' }]);
  });

  test('is not sold again while the access is suspended, and a payment for it is unmatched', async () => {
    const { buyer, facts } = await had('EXPIRED');
    const { order, payment } = await begin(buyer, facts.id);
    await db("update enrolment set access = 'SUSPENDED' where student_id = ?", buyer.id);
    const refused = await checkout(buyer, facts.id);
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ENROLMENT_SUSPENDED' });
    await deliver(signedNotification(payment!));
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await postings(order.id)).toEqual([{ kind: 'SUSPENSE_RECEIVED' }]);
    expect(await getAccess(buyer, facts)).toEqual([{ access: 'SUSPENDED', source: 'FREE' }]);
  });
});
