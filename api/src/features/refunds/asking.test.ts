import { beforeEach, describe, expect, test, vi } from 'vitest';
import { course, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { coupon } from '../coupons/testing/coupon-row.ts';
import { releaseEarnings } from '../ledger/index.ts';
import {
  app,
  type Checkout,
  db,
  deliver,
  placeOrder,
  signedNotification,
  value,
} from '../payments/testing/payments.ts';
import {
  buyCourse,
  cancel,
  createRefund,
  findFreezes,
  getAccess,
  holdBalance,
  type RequestedRefund,
  renewSeller,
  requestRefund,
  seller,
} from './testing/refunds.ts';

const { student } = helpersFor(app);

beforeEach(renewSeller);

describe('a refund request', () => {
  test('awaits the teacher, freezes the earning and notifies the teacher', async () => {
    const purchase = await buyCourse();
    const refund = await createRefund(purchase);
    expect(refund).toMatchObject({
      status: 'TEACHER_REVIEW',
      amount: 500_000,
      actions: ['CANCEL'],
      steps: [{ kind: 'REQUESTED', role: 'BUYER' }],
    });
    expect(refund.number).toMatch(/^HT-\d{4}-\d{4,}$/);
    expect(await findFreezes(purchase.lineId)).toEqual([`refund:${refund.id}`]);
    await db("update earning set held_until = now() - interval '1 day' where line_id = ?", purchase.lineId);
    await releaseEarnings.handle(app.services, {});
    expect(await holdBalance()).toBe(315_000);
    const notified = await db(
      "select 1 from notification where person_id = ? and kind = 'REFUND_REQUESTED'",
      seller.id,
    );
    expect(notified).toHaveLength(1);
    expect(await getAccess(purchase)).toBe('ACTIVE');
  });

  test('refunds the price of the course; other courses keep their coupon discount', async () => {
    const buyer = await student();
    const [dear, cheap] = [
      await course(app, seller.id, { price: 400_000 }),
      await course(app, seller.id, { price: 100_000 }),
    ];
    const { code } = await coupon({ percent: 20, least_amount: 500_000 });
    const reply = await placeOrder(buyer, { courseIds: [dear.id, cheap.id], couponCode: code });
    const { order, payment } = reply.data.checkout as Checkout;
    await deliver(signedNotification(payment!));
    for (const [{ id }, amount] of [
      [dear, 320_000],
      [cheap, 80_000],
    ] as const) {
      const lineId = await value<string>(
        'select id from order_line where order_id = ? and course_id = ?',
        order.id,
        id,
      );
      expect(await createRefund({ buyer, lineId })).toMatchObject({ amount });
    }
  });

  test('is created once by simultaneous requests and once per key', async () => {
    const purchase = await buyCourse();
    const key = { idempotencyKey: crypto.randomUUID() };
    const replies = await Promise.all([
      requestRefund(purchase, key),
      requestRefund(purchase, key),
      requestRefund(purchase),
    ]);
    const made = replies.flatMap(({ data }) => (data?.requestRefund as RequestedRefund)?.id ?? []);
    expect(new Set(made).size).toBe(1);
    const n = await value<number>('select count(*)::int as n from refund where line_id = ?', purchase.lineId);
    expect(n).toBe(1);
    expect(getReason(await requestRefund(purchase))).toBe('REFUND_ASKED_BEFORE');
  });

  test.each([
    ['REFUND_WINDOW_OVER', "update orders set paid_at = now() - interval '7 days' where id = ?", 'orderId'],
    [
      'REFUND_STUDIED_TOO_MUCH',
      'update enrolment set highest_percentage = 31 where course_id = ?',
      'courseId',
    ],
  ] as const)('is refused by the rule %s, before anything is sent', async (reason, statement, of) => {
    const purchase = await buyCourse();
    await db(statement, purchase[of]);
    const reply = await requestRefund(purchase);
    expect([getCode(reply), getReason(reply)]).toEqual(['POLICY', reason]);
    expect(await findFreezes(purchase.lineId)).toEqual([]);
  });

  test('is rejected after a certificate was issued', async () => {
    const purchase = await buyCourse();
    await db(
      `insert into certificate (enrolment_id, serial, verify_code, student_name, course_title)
       select id, 'S' || id, 'V' || id, 'Thử', 'Khoá' from enrolment where course_id = ?`,
      purchase.courseId,
    );
    expect(getReason(await requestRefund(purchase))).toBe('REFUND_CERTIFICATE_ISSUED');
  });

  test('is allowed at exactly the maximum progress in the last second of the period', async () => {
    const purchase = await buyCourse();
    await db('update enrolment set highest_percentage = 30 where course_id = ?', purchase.courseId);
    await db(
      "update orders set paid_at = now() - interval '7 days' + interval '5 seconds' where id = ?",
      purchase.orderId,
    );
    expect((await createRefund(purchase)).status).toBe('TEACHER_REVIEW');
  });

  test('follows the terms of the purchase, not the current ones', async () => {
    const purchase = await buyCourse();
    await db(
      'update order_line set refund_days = 30, refund_most_percent = 90 where id = ?',
      purchase.lineId,
    );
    await db("update orders set paid_at = now() - interval '20 days' where id = ?", purchase.orderId);
    await db('update enrolment set highest_percentage = 80 where course_id = ?', purchase.courseId);
    expect((await createRefund(purchase)).status).toBe('TEACHER_REVIEW');
  });

  test('is allowed for the buyer only', async () => {
    const { lineId } = await buyCourse();
    expect(getCode(await requestRefund({ buyer: await student(), lineId }))).toBe('NOT_FOUND');
    expect(getCode(await requestRefund({ buyer: seller, lineId }))).toBe('NOT_FOUND');
    expect(getCode(await requestRefund({ buyer: seller, lineId: 'x' }))).toBe('NOT_FOUND');
  });

  test('requires a message for the reason OTHER', async () => {
    const purchase = await buyCourse();
    const reply = await requestRefund(purchase, { reason: 'OTHER', note: '  ' });
    expect(reply.errors?.[0]?.extensions.details?.[0]?.field).toBe('note');
  });

  test('can be cancelled and repeated before a decision', async () => {
    const purchase = await buyCourse();
    const refund = await createRefund(purchase);
    expect(getCode(await cancel(await student(), refund.id))).toBe('NOT_FOUND');
    expect(getCode(await cancel(seller, refund.id))).toBe('FORBIDDEN');
    expect((await cancel(purchase.buyer, refund.id)).data.cancelRefund).toMatchObject({
      status: 'CANCELLED',
      actions: [],
    });
    expect(await findFreezes(purchase.lineId)).toEqual([]);
    expect(getReason(await cancel(purchase.buyer, refund.id))).toBe('WRONG_STATE');
    expect((await createRefund(purchase)).id).not.toBe(refund.id);
  });
});

test('a purchase keeps the refund terms of its day', async () => {
  const settings = vi.spyOn(app.services.settings, 'get');
  settings.mockImplementation((setting) => (setting.key === 'refund.days' ? 21 : setting.default) as never);
  const { lineId } = await buyCourse();
  settings.mockRestore();
  const [line] = await db(
    'select refund_days, refund_most_percent, hold_days from order_line where id = ?',
    lineId,
  );
  expect(line).toEqual({ refund_days: 21, refund_most_percent: 30, hold_days: 21 });
});
