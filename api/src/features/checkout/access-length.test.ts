import { describe, expect, test } from 'vitest';
import { type Actor, course, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { createDispute, judge, mutateDispute } from '../disputes/testing/disputes.ts';
import { issueCertificateJob, suspendEnrolment } from '../learning/index.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { expireOrder } from '../payments/expire-orders.jobs.ts';
import {
  app,
  begin,
  type Checkout,
  checkout,
  db,
  deliver,
  getStatus,
  newKey,
  placeOrder,
  seller,
  signedNotification,
} from '../payments/testing/payments.ts';
import { revokeCourse } from '../refunds/revoke-course.ts';
import { notifyWishlists } from '../wishlist/notify-wishlists.jobs.ts';

const { ask, consent, enrol, student, value } = helpersFor(app);

const DAY = 86_400_000;

async function soldFor(accessDays: number | null, price = 300_000) {
  const facts = await course(app, seller.id, { price });
  await db('update course set access_days = ? where id = ?', accessDays, facts.id);
  return facts;
}
async function buy(who: Actor, courseId: string) {
  const made = await begin(who, courseId);
  expect((await deliver(signedNotification(made.payment!))).RspCode).toBe('00');
  return made;
}
interface Place {
  access: string;
  now: string;
  expires_at: string | null;
  enrolled_at: string;
}
const place = async (who: Actor, courseId: string) =>
  (
    await db<Place>(
      `select access, access_now(access, expires_at) as now, expires_at, enrolled_at from enrolment
       where student_id = ? and course_id = ?`,
      who.id,
      courseId,
    )
  )[0]!;
const getAccessEnd = async (who: Actor, courseId: string) =>
  new Date((await place(who, courseId)).expires_at!).getTime();
const end = (who: Actor) =>
  db("update enrolment set expires_at = now() - interval '1 second' where student_id = ?", who.id);
const refundOrder = ({ order }: Checkout) =>
  app.services.orm.em.fork().transactional(async (em) => {
    await em.execute("update order_line set state = 'REFUNDED' where order_id = ?", [order.id]);
    await revokeCourse(em, await em.findOneOrFail(OrderLine, { order: order.id }));
  });

const getLineEnd = async ({ order }: Checkout) =>
  (await db<{ ended_at: string | null }>('select ended_at from order_line where order_id = ?', order.id))[0]!
    .ended_at;
/** States of a buyer’s lines of a course. */
const standing = async (who: Actor, courseId: string) =>
  (
    await db<{ state: string }>(
      'select state from order_line where buyer_id = ? and course_id = ? order by state',
      who.id,
      courseId,
    )
  ).map(({ state }) => state);

describe('a course that is sold for a time', () => {
  test('shows the duration in the cart and order, in whole days from payment', async () => {
    const [who, facts] = [await student(), await soldFor(90)];
    await ask(who, 'mutation($id: ID!) { addToCart(courseId: $id) { total } }', { id: facts.id });
    const { cart } = (await ask(who, '{ cart { lines { accessDays isRenewal } } }')).data;
    expect(cart).toEqual({ lines: [{ accessDays: 90, isRenewal: false }] });
    const { order } = await buy(who, facts.id);
    const shown = await ask(who, 'query($id: ID!) { order(id: $id) { lines { accessDays } } }', {
      id: order.id,
    });
    expect(shown.data.order).toEqual({ lines: [{ accessDays: 90 }] });
    const days = ((await getAccessEnd(who, facts.id)) - Date.now()) / DAY;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThanOrEqual(91);
  });

  test('grants the duration of the order, not the current one', async () => {
    const [who, facts] = [await student(), await soldFor(365)];
    const { payment } = await begin(who, facts.id);
    await db('update course set access_days = 30 where id = ?', facts.id);
    await deliver(signedNotification(payment!));
    expect(await getAccessEnd(who, facts.id)).toBeGreaterThan(Date.now() + 364 * DAY);
  });

  test('with changed terms creates a new order and cancels the old one', async () => {
    const [who, facts] = [await student(), await soldFor(365)];
    const first = await begin(who, facts.id);
    expect((await begin(who, facts.id)).order.id).toBe(first.order.id);
    await db('update course set access_days = null where id = ?', facts.id);
    expect((await begin(who, facts.id)).order.id).not.toBe(first.order.id);
  });

  test('is not sold for less time than displayed, even at the same price', async () => {
    const [who, facts] = [await student(), await soldFor(null)];
    const paying = (accessDays: number | null) =>
      placeOrder(who, {
        courseId: facts.id,
        expectedTotal: 300_000,
        expectedAccess: [{ courseId: facts.id, accessDays }],
      });
    await db('update course set access_days = 30 where id = ?', facts.id);
    for (const shown of [null, 31]) {
      const refused = await paying(shown);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ACCESS_SHORTENED' });
      expect(refused.errors?.[0]?.message).toContain('nay là 30 ngày');
    }
    expect(getCode(await paying(0))).toBe('BAD_INPUT');
    for (const shown of [30, 29]) expect(getCode(await paying(shown))).toBeUndefined();
    // Clients that send no expected access can buy as before
    expect(getCode(await checkout(who, facts.id))).toBeUndefined();
  });

  test('can be sold by the previous release during an upgrade', async () => {
    const [who, facts] = [await student(), await soldFor(30)];
    const days = async () => Math.floor(((await getAccessEnd(who, facts.id)) - Date.now()) / DAY);
    // The relevant statements of its migration
    const sell = async () => {
      const { order } = await begin(who, facts.id);
      const [line] = await db('delete from order_line where order_id = ? returning *', order.id);
      await db(
        `insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, discount, amount, attribution,
           seller_class, commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share, state)
         select order_id, buyer_id, course_id, teacher_id, title, list_price, discount, amount, attribution, seller_class,
           commission_bp, vat_bp, pit_bp, commission, vat_withheld, pit_withheld, teacher_share, 'OPEN'
         from jsonb_populate_record(null::order_line, ?::jsonb)`,
        JSON.stringify(line),
      );
      // Later changes of a teacher apply to later buyers
      await db('update course set access_days = 365 where id = ?', facts.id);
      await db("update orders set status = 'PAID', paid_at = now() where id = ?", order.id);
      await db("update order_line set state = 'PAID' where order_id = ?", order.id);
      await db(
        `insert into enrolment as e (student_id, course_id, source) values (?, ?, 'PURCHASE')
         on conflict (student_id, course_id) do update set access = 'ACTIVE', source = excluded.source, enrolled_at = now()
         where e.access in ('REVOKED', 'EXPIRED')`,
        who.id,
        facts.id,
      );
    };
    await sell();
    expect(await days()).toBe(30);
    await end(who);
    await db("update enrolment set access = 'EXPIRED' where student_id = ?", who.id);
    await sell();
    expect(await days()).toBe(365);
    await db(
      "update enrolment set access = 'EXPIRED', expires_at = now() - interval '1 day' where student_id = ?",
      who.id,
    );
    await db('update course set access_days = null where id = ?', facts.id);
    const { order } = await begin(who, facts.id);
    await db("update order_line set state = 'PAID' where order_id = ?", order.id);
    await db("update enrolment set access = 'ACTIVE' where student_id = ?", who.id);
    expect(await place(who, facts.id)).toMatchObject({ now: 'ACTIVE', expires_at: null });
  });

  test('has unlimited access by default', async () => {
    const [who, facts] = [await student(), await soldFor(null)];
    await buy(who, facts.id);
    expect(await place(who, facts.id)).toMatchObject({ now: 'ACTIVE', expires_at: null });
  });
});

describe('a course bought again', () => {
  test('is sold only after the access has expired', async () => {
    const [who, facts] = [await student(), await soldFor(30)];
    await buy(who, facts.id);
    expect(getReason(await checkout(who, facts.id))).toBe('ALREADY_OWNED');
    const before = await place(who, facts.id);
    await end(who);
    expect((await place(who, facts.id)).now).toBe('EXPIRED');
    await buy(who, facts.id);
    const after = await place(who, facts.id);
    expect(after).toMatchObject({ now: 'ACTIVE', access: 'ACTIVE' });
    expect(await getAccessEnd(who, facts.id)).toBeGreaterThan(Date.now() + 30 * DAY);
    // Lessons that opened with the elapsed days stay open
    expect(after.enrolled_at).toEqual(before.enrolled_at);
    expect(getReason(await checkout(who, facts.id))).toBe('ALREADY_OWNED');
  });

  test('can be saved and added to the cart after expiry', async () => {
    const [who, before, after] = [await student(), await soldFor(30), await soldFor(30)];
    const save = (id: string) =>
      ask(who, 'mutation($id: ID!) { addToWishlist(courseId: $id) { courseIds } }', { id });
    const states = async () => (await ask(who, '{ wishlist { items { courseId state } } }')).data.wishlist;
    await save(before.id);
    for (const { id } of [before, after]) await enrol(who.id, id);
    expect(getReason(await save(after.id))).toBe('ALREADY_OWNED');
    expect(await states()).toEqual({ items: [{ courseId: before.id, state: 'OWNED' }] });
    await end(who);
    await save(after.id);
    expect(await states()).toEqual({
      items: [
        { courseId: after.id, state: 'BUYABLE' },
        { courseId: before.id, state: 'BUYABLE' },
      ],
    });
    // Cheaper than when it was saved: notified like for any course that the user does not have
    await db('update course set price = 200000 where id = ?', before.id);
    await consent(who.id, 'COURSE_OFFERS');
    await notifyWishlists.handle(app.services, {});
    expect(
      await db('select kind from notification where person_id = ? and kind like ?', who.id, 'WISHLIST%'),
    ).toEqual([{ kind: 'WISHLIST_PRICE_DROP' }]);
    const { addWishlistToCart } = (
      await ask(
        who,
        'mutation($input: AddWishlistToCartInput!) { addWishlistToCart(input: $input) { results { courseId outcome } } }',
        { input: { courseIds: [before.id, after.id] } },
      )
    ).data;
    expect(addWishlistToCart).toEqual({
      results: [
        { courseId: before.id, outcome: 'ADDED' },
        { courseId: after.id, outcome: 'ADDED' },
      ],
    });
    await buy(who, after.id);
    expect(await states()).toEqual({ items: [{ courseId: before.id, state: 'BUYABLE' }] });
  });

  test('is a second sale, and two simultaneous requests create one order', async () => {
    const [who, facts] = [await student(), await soldFor(30)];
    await buy(who, facts.id);
    await end(who);
    const both = await Promise.all([begin(who, facts.id), begin(who, facts.id)]);
    expect(both[0].order.id).toBe(both[1].order.id);
    await deliver(signedNotification(both[0].payment!));
    const lines = await db(
      "select 1 from order_line where buyer_id = ? and course_id = ? and state = 'PAID'",
      who.id,
      facts.id,
    );
    expect(lines).toHaveLength(2);
  });

  test('leaves the first purchase unchanged until the second is paid', async () => {
    const [who, facts] = [await student(), await soldFor(30)];
    const first = await buy(who, facts.id);
    await end(who);
    const calledOff = await begin(who, facts.id);
    expect(await getLineEnd(first)).toBeNull();
    await db('update course set price = price + 1000 where id = ?', facts.id);
    const ranOut = await begin(who, facts.id);
    await expireOrder.handle(app.services, { orderId: ranOut.order.id });
    const statuses = [calledOff, ranOut].map(({ order }) => getStatus(order.id));
    expect(await Promise.all(statuses)).toEqual(['CANCELLED', 'EXPIRED']);
    expect(await getLineEnd(first)).toBeNull();
    // So the enrolment still depends on it
    await refundOrder(first);
    expect((await place(who, facts.id)).access).toBe('REVOKED');
    expect((await deliver(signedNotification(ranOut.payment!))).RspCode).toBe('00');
    expect((await place(who, facts.id)).now).toBe('ACTIVE');
  });

  test('and paid during a refund of the first is granted in any order', async () => {
    for (let round = 0; round < 3; round++) {
      const [who, facts] = [await student(), await soldFor(30)];
      const first = await buy(who, facts.id);
      const dispute = await createDispute(first.order.id);
      await end(who);
      const { payment } = await begin(who, facts.id);
      const lose = () =>
        mutateDispute(judge, 'loseDispute', { disputeId: dispute.id, note: 'Ngân hàng giữ tiền' });
      const pay = () => deliver(signedNotification(payment!));
      await Promise.all(round % 2 ? [lose(), pay()] : [pay(), lose()]);
      expect(await place(who, facts.id)).toMatchObject({ access: 'ACTIVE', now: 'ACTIVE' });
      expect(await standing(who, facts.id)).toEqual(['PAID', 'REFUNDED']);
    }
  });

  test('is granted during and after a pending refund of the first', async () => {
    const [who, facts] = [await student(), await soldFor(30)];
    const first = await buy(who, facts.id);
    await end(who);
    const { payment } = await begin(who, facts.id);
    await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute("update order_line set state = 'REFUNDED' where order_id = ?", [first.order.id]);
      await suspendEnrolment(em, who.id, facts.id);
    });
    await deliver(signedNotification(payment!));
    expect(await place(who, facts.id)).toMatchObject({ access: 'ACTIVE', now: 'ACTIVE' });
    await refundOrder(first);
    expect(await place(who, facts.id)).toMatchObject({ access: 'ACTIVE', now: 'ACTIVE' });
  });

  test('by two simultaneous payments is bought once; the other is unmatched', async () => {
    const [who, facts] = [await student(), await soldFor(30)];
    const first = await buy(who, facts.id);
    await end(who);
    const late = await begin(who, facts.id);
    await expireOrder.handle(app.services, { orderId: late.order.id });
    const inTime = await begin(who, facts.id);
    await Promise.all([late, inTime].map(({ payment }) => deliver(signedNotification(payment!))));
    expect(await getLineEnd(first)).not.toBeNull();
    expect((await standing(who, facts.id)).filter((state) => state === 'PAID')).toHaveLength(2);
    const current = await db(
      "select 1 from order_line where buyer_id = ? and state = 'PAID' and ended_at is null",
      who.id,
    );
    expect(current).toHaveLength(1);
    const states = await db<{ status: string }>(
      'select status from orders where buyer_id = ? and id <> ?',
      who.id,
      first.order.id,
    );
    expect(states.map(({ status }) => status).sort()).toEqual(['NEEDS_CHECK', 'PAID']);
  });

  test('keeps its access if the first purchase is exchanged', async () => {
    const [who, facts, other] = [await student(), await soldFor(30), await soldFor(null, 200_000)];
    const first = await buy(who, facts.id);
    await end(who);
    await buy(who, facts.id);
    const lineId = await value<string>('select id from order_line where order_id = ?', first.order.id);
    const exchanged = await ask(
      who,
      'mutation($input: ExchangeCourseInput!) { exchangeCourse(input: $input) { order { status } } }',
      { input: { lineId, courseId: other.id, gateway: 'VNPAY', idempotencyKey: newKey() } },
    );
    expect(exchanged.data.exchangeCourse).toEqual({ order: { status: 'PAID' } });
    expect(await place(who, facts.id)).toMatchObject({ access: 'ACTIVE', now: 'ACTIVE' });
    expect((await place(who, other.id)).now).toBe('ACTIVE');
  });

  test('and refunded keeps the expired access and results of the first', async () => {
    const [who, facts] = [await student(), await soldFor(30)];
    await buy(who, facts.id);
    await end(who);
    await refundOrder(await buy(who, facts.id));
    expect(await place(who, facts.id)).toMatchObject({ access: 'EXPIRED' });
  });

  test('and refunded revokes its certificate and issues none', async () => {
    for (const isEarnedAnew of [true, false]) {
      const [who, facts] = [await student(), await soldFor(30)];
      await db('update course set certificate_enabled = true where id = ?', facts.id);
      const first = await buy(who, facts.id);
      await db("update orders set paid_at = now() - interval '40 days' where id = ?", first.order.id);
      await end(who);
      const second = await buy(who, facts.id);
      const id = await value<string>(
        'update enrolment set completed_at = now() where student_id = ? returning id',
        who.id,
      );
      await issueCertificateJob.handle(app.services, { enrolmentId: id });
      if (!isEarnedAnew) {
        // Earned in the first period, and corrected in the second
        await db(
          "update certificate set issued_at = now() - interval '20 days', status = 'REVOKED', revoked_at = now(), revoked_for = 'CORRECTED' where enrolment_id = ?",
          id,
        );
        await issueCertificateJob.handle(app.services, { enrolmentId: id });
        await db(
          `update certificate c set replaces_id = f.id from certificate f
           where c.enrolment_id = ? and c.status = 'ISSUED' and f.enrolment_id = c.enrolment_id and f.id <> c.id`,
          id,
        );
      }
      await refundOrder(second);
      await issueCertificateJob.handle(app.services, { enrolmentId: id });
      const held = await db<{ status: string; revoked_for: string | null }>(
        'select status, revoked_for from certificate where enrolment_id = ? order by issued_at desc limit 1',
        id,
      );
      expect(held).toEqual(
        isEarnedAnew
          ? [{ status: 'REVOKED', revoked_for: 'GIVEN_BACK' }]
          : [{ status: 'ISSUED', revoked_for: null }],
      );
      const { myEnrolments } = (await ask(who, '{ myEnrolments { items { certificateStanding } } }')).data;
      expect(myEnrolments).toEqual({ items: [{ certificateStanding: isEarnedAnew ? 'REVOKED' : 'ISSUED' }] });
    }
  });

  test('keeps the results of a purchase exactly while it is not refunded', async () => {
    // Period in which it was earned, purchases refunded in sequence, expected certificate status and access
    for (const [earned, back, status, access] of [
      [0, [0], 'REVOKED', 'ACTIVE'],
      [0, [1], 'ISSUED', 'ACTIVE'],
      [1, [0], 'ISSUED', 'ACTIVE'],
      [1, [1], 'REVOKED', 'ACTIVE'],
      [1, [2, 0], 'ISSUED', 'EXPIRED'],
      [2, [0, 1], 'ISSUED', 'ACTIVE'],
      [2, [2], 'REVOKED', 'EXPIRED'],
      [1, [2, 0, 1], 'REVOKED', 'REVOKED'],
    ] as const) {
      const [who, facts] = [await student(), await soldFor(30)];
      await db('update course set certificate_enabled = true where id = ?', facts.id);
      const purchases: Checkout[] = [];
      for (const daysAgo of [90, 60, 30]) {
        if (purchases.length > 0) await end(who);
        const made = await buy(who, facts.id);
        purchases.push(made);
        await db(
          'update orders set paid_at = now() - make_interval(days => ?) where id = ?',
          daysAgo,
          made.order.id,
        );
      }
      const id = await value<string>(
        'update enrolment set completed_at = now() where student_id = ? returning id',
        who.id,
      );
      await issueCertificateJob.handle(app.services, { enrolmentId: id });
      await db(
        'update certificate set issued_at = now() - make_interval(days => ?) where enrolment_id = ?',
        80 - 30 * earned,
        id,
      );
      for (const n of back) {
        const dispute = await createDispute(purchases[n]!.order.id);
        const lost = await mutateDispute(judge, 'loseDispute', {
          disputeId: dispute.id,
          note: 'Ngân hàng giữ tiền',
        });
        expect(lost.errors).toBeUndefined();
      }
      const [held] = await db('select status from certificate where enrolment_id = ?', id);
      expect([earned, back, held, (await place(who, facts.id)).access]).toEqual([
        earned,
        back,
        { status },
        access,
      ]);
    }
  });

  test('keeps its access if the first purchase is refunded', async () => {
    const [who, facts] = [await student(), await soldFor(30)];
    const first = await buy(who, facts.id);
    await end(who);
    const second = await buy(who, facts.id);
    await refundOrder(first);
    expect(await place(who, facts.id)).toMatchObject({ now: 'ACTIVE' });
    await refundOrder(second);
    expect(await place(who, facts.id)).toMatchObject({ access: 'REVOKED' });
  });
});
