import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, course, getCode, getReason, teacher } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { expireOrder } from '../../payments/expire-orders.jobs.ts';
import {
  app,
  db,
  deliver,
  getStatus,
  newKey,
  signedNotification,
  value,
} from '../../payments/testing/payments.ts';
import {
  buyCourse,
  DONE,
  getAccess,
  mockGateway,
  type Purchase,
  renewSeller,
  requestRefund,
  seller,
  send,
} from '../../refunds/testing/refunds.ts';

const { ask, student } = helpersFor(app);

beforeEach(renewSeller);

const EXCHANGE = `mutation($input: ExchangeCourseInput!) { exchangeCourse(input: $input) {
  order { id status total credit } payment { reference amount } enrolment { id } } }`;
interface Exchanged {
  readonly order: { id: string; status: string; total: number; credit: number };
  readonly payment: { reference: string; amount: number } | null;
  readonly enrolment: { id: string } | null;
}
const exchange = (
  { buyer, lineId }: Pick<Purchase, 'buyer' | 'lineId'>,
  courseId: string,
  over: object = {},
) =>
  ask(buyer, EXCHANGE, {
    input: { lineId, courseId, gateway: 'VNPAY', idempotencyKey: newKey(), ...over },
  });
const exchanged = async (...args: Parameters<typeof exchange>) => {
  const reply = await exchange(...args);
  if (reply.errors) throw new Error(JSON.stringify(reply.errors));
  return reply.data.exchangeCourse as Exchanged;
};
/** A course of another teacher. */
const other = async (price: number) => {
  const owner = await teacher(app);
  return { owner, ...(await course(app, owner.id, { price })) };
};
const balance = async (code: string) =>
  0 -
  Number(await value<string>('select coalesce(sum(balance), 0) from ledger_account where code = ?', code));
const getRefund = async (lineId: string) =>
  (
    await db<{ id: string; status: string; amount: string; exchanged: string }>(
      'select id, status, amount, exchanged from refund where line_id = ?',
      lineId,
    )
  )[0];
const access = ({ id: buyerId }: Actor, courseId: string) =>
  getAccess({ buyer: { id: buyerId }, courseId } as Purchase);

describe('an exchange of a wrong course', () => {
  test('for the same price moves access, earnings and books immediately', async () => {
    const [purchase, next] = [await buyCourse(500_000), await other(500_000)];
    const before = await balance('refund-payable');
    const { order, payment, enrolment } = await exchanged(purchase, next.id, { gateway: null });
    expect(order).toMatchObject({ status: 'PAID', total: 500_000, credit: 500_000 });
    expect(payment).toBeNull();
    expect(enrolment).not.toBeNull();
    expect(await access(purchase.buyer, purchase.courseId)).toBe('REVOKED');
    expect(await access(purchase.buyer, next.id)).toBe('ACTIVE');
    expect(await getRefund(purchase.lineId)).toMatchObject({ status: 'COMPLETED', exchanged: '500000' });
    expect(await getStatus(purchase.orderId)).toBe('REFUNDED');
    expect([await balance(`hold:${seller.id}`), await balance(`hold:${next.owner.id}`)]).toEqual([
      0, 315_000,
    ]);
    expect(await balance('refund-payable')).toBe(before);
    const notified = await db<{ person_id: string; kind: string }>(
      "select person_id, kind from notification where kind in ('COURSE_EXCHANGED', 'SALE_EXCHANGED') and person_id in (?, ?)",
      purchase.buyer.id,
      seller.id,
    );
    expect(notified.map(({ kind }) => kind).sort()).toEqual(['COURSE_EXCHANGED', 'SALE_EXCHANGED']);
  });

  test('for a cheaper one refunds the difference once by the original gateway', async () => {
    const [purchase, next] = [await buyCourse(500_000), await other(300_000)];
    const before = await balance('refund-payable');
    await exchanged(purchase, next.id);
    expect(await access(purchase.buyer, next.id)).toBe('ACTIVE');
    expect(await balance('refund-payable')).toBe(before + 200_000);
    const gateway = mockGateway(DONE);
    const refund = (await getRefund(purchase.lineId))!;
    expect(refund).toMatchObject({ status: 'APPROVED', amount: '500000', exchanged: '300000' });
    for (let i = 0; i < 2; i++) await send(refund.id);
    expect(gateway.refund).toHaveBeenCalledTimes(1);
    expect(gateway.refund).toHaveBeenCalledWith(expect.objectContaining({ amount: 200_000, isFull: false }));
    expect(await getRefund(purchase.lineId)).toMatchObject({ status: 'COMPLETED' });
    expect(await balance('refund-payable')).toBe(before);
    expect(await access(purchase.buyer, purchase.courseId)).toBe('REVOKED');
  });

  test('for a dearer one takes effect only after payment of the difference', async () => {
    const [purchase, next] = [await buyCourse(500_000), await other(700_000)];
    const { order, payment } = await exchanged(purchase, next.id);
    expect(order).toMatchObject({ status: 'PENDING', total: 700_000, credit: 500_000 });
    expect(payment!.amount).toBe(200_000);
    expect(await access(purchase.buyer, purchase.courseId)).toBe('ACTIVE');
    expect(await access(purchase.buyer, next.id)).toBeUndefined();
    expect(await getRefund(purchase.lineId)).toBeUndefined();
    for (let i = 0; i < 2; i++) await deliver(signedNotification(payment!));
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await access(purchase.buyer, purchase.courseId)).toBe('REVOKED');
    expect(await access(purchase.buyer, next.id)).toBe('ACTIVE');
    expect([await balance(`hold:${seller.id}`), await balance(`hold:${next.owner.id}`)]).toEqual([
      0, 441_000,
    ]);
    const { url } = (
      await ask(purchase.buyer, 'mutation($id: ID!) { createBillDownload(orderId: $id) { url } }', {
        id: order.id,
      })
    ).data.createBillDownload as { url: string };
    const bill = pdfText((await app.server.inject({ url })).rawPayload);
    for (const sum of ['−500.000 ₫', 'Đã trả thêm: 200.000 ₫']) expect(bill).toContain(sum);
    const paid = await db(
      "select 1 from ledger_transaction where order_id = ? and kind = 'EXCHANGE_PAID'",
      order.id,
    );
    expect(paid).toHaveLength(1);
    // A gateway returns at most what it received; the rest of a later refund goes to a bank account
    const lineId = await value<string>('select id from order_line where order_id = ?', order.id);
    expect(getCode(await requestRefund({ buyer: purchase.buyer, lineId }))).toBe('BAD_INPUT');
    expect(getReason(await exchange({ buyer: purchase.buyer, lineId }, purchase.courseId))).toBe(
      'EXCHANGED_BEFORE',
    );
  });

  test('expires without payment of the difference; late money is reviewed', async () => {
    const [purchase, next] = [await buyCourse(500_000), await other(700_000)];
    const { order, payment } = await exchanged(purchase, next.id);
    await expireOrder.handle(app.services, { orderId: order.id });
    await deliver(signedNotification(payment!));
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await access(purchase.buyer, purchase.courseId)).toBe('ACTIVE');
    expect(await getRefund(purchase.lineId)).toBeUndefined();
    const [item] = await db<{ reason: string }>(
      'select reason from suspense_item where order_id = ?',
      order.id,
    );
    expect(item).toEqual({ reason: 'EXCHANGE_OVER' });
  });

  test('is cancelled by a refund request or too much study', async () => {
    for (const spoil of ['refund', 'study'] as const) {
      const [purchase, next] = [await buyCourse(500_000), await other(700_000)];
      const { order, payment } = await exchanged(purchase, next.id);
      if (spoil === 'refund') await requestRefund(purchase);
      else await db('update enrolment set highest_percentage = 31 where course_id = ?', purchase.courseId);
      await deliver(signedNotification(payment!));
      expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
      expect(await access(purchase.buyer, next.id)).toBeUndefined();
    }
  });

  test('and a purchase of the same course are two orders', async () => {
    const [purchase, next] = [await buyCourse(500_000), await other(700_000)];
    const first = await exchanged(purchase, next.id);
    expect((await exchanged(purchase, next.id)).order.id).toBe(first.order.id);
    const ordinary = await ask(
      purchase.buyer,
      'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { amount } } }',
      { input: { courseId: next.id, gateway: 'VNPAY', idempotencyKey: newKey() } },
    );
    expect(ordinary.data.checkout).toMatchObject({ payment: { amount: 700_000 } });
    expect(await getStatus(first.order.id)).toBe('CANCELLED');
  });

  test('happens once for two simultaneous requests', async () => {
    const purchase = await buyCourse(500_000);
    const [one, two] = [await other(500_000), await other(400_000)];
    const replies = await Promise.all([exchange(purchase, one.id), exchange(purchase, two.id)]);
    expect(replies.filter(({ errors }) => errors).map(getReason)).toEqual(['REFUND_ASKED_BEFORE']);
  });

  test('does not bypass the approval of large refunds', async () => {
    const [purchase, next] = [await buyCourse(9_000_000), await other(10_000)];
    expect(getReason(await exchange(purchase, next.id, { gateway: null }))).toBe('EXCHANGE_TOO_LARGE');
    expect(await getRefund(purchase.lineId)).toBeUndefined();
  });

  test('is rejected by its rule before any change', async () => {
    const purchase = await buyCourse(500_000);
    const next = await other(500_000);
    const refused = async (courseId: string, over: object = {}) =>
      getReason(await exchange(purchase, courseId, over));
    expect(getCode(await exchange({ buyer: await student(), lineId: purchase.lineId }, next.id))).toBe(
      'NOT_FOUND',
    );
    expect(await refused(purchase.courseId)).toBe('ALREADY_OWNED');
    expect(await refused((await other(0)).id)).toBe('EXCHANGE_FOR_FREE');
    expect(await refused(next.id, { expectedPrice: 400_000 })).toBe('PRICE_CHANGED');
    await db('update course set access_days = 30 where id = ?', next.id);
    expect(await refused(next.id, { expectedAccess: { courseId: next.id } })).toBe('ACCESS_SHORTENED');
    await db('update course set access_days = null where id = ?', next.id);
    const dear = await other(600_000);
    expect(getCode(await exchange(purchase, dear.id, { gateway: null }))).toBe('BAD_INPUT');
    await db('update enrolment set highest_percentage = 31 where course_id = ?', purchase.courseId);
    expect(await refused(next.id)).toBe('REFUND_STUDIED_TOO_MUCH');
    await db('update enrolment set highest_percentage = 0 where course_id = ?', purchase.courseId);
    await db("update orders set paid_at = now() - interval '48 hours' where id = ?", purchase.orderId);
    expect(await refused(next.id)).toBe('EXCHANGE_WINDOW_OVER');
    expect(await getRefund(purchase.lineId)).toBeUndefined();
  });

  test('shows its result in a preview', async () => {
    const [purchase, next] = [await buyCourse(500_000), await other(300_000)];
    const OFFER = `query($lineId: ID!, $courseId: ID!) { exchangeOffer(lineId: $lineId, courseId: $courseId) {
      paid price toPay toReturn needsBankAccount } }`;
    const variables = { lineId: purchase.lineId, courseId: next.id };
    expect((await ask(purchase.buyer, OFFER, variables)).data.exchangeOffer).toEqual({
      paid: 500_000,
      price: 300_000,
      toPay: 0,
      toReturn: 200_000,
      needsBankAccount: false,
    });
    expect((await ask(await student(), OFFER, variables)).data.exchangeOffer).toBeNull();
  });
});

test('an exchange paid late is cancelled after study of the course', async () => {
  const [purchase, next] = [await buyCourse(500_000), await other(700_000)];
  const { order, payment } = await exchanged(purchase, next.id);
  await db("update orders set paid_at = paid_at - interval '30 days' where id = ?", purchase.orderId);
  await db(
    'update enrolment set highest_percentage = 100 where student_id = ? and course_id = ?',
    purchase.buyer.id,
    purchase.courseId,
  );
  await deliver(signedNotification(payment!));
  expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
  expect(await access(purchase.buyer, purchase.courseId)).toBe('ACTIVE');
});

test('frequent exchanges flag the buyer and the next refund', async () => {
  const { buyer, ...first } = await buyCourse(100_000);
  const flags: boolean[] = [];
  const getFlag = async (lineId: string) => {
    const flagged = await value<boolean>(
      'select is_flagged as flagged from refund where line_id = ?',
      lineId,
    );
    flags.push(flagged);
  };
  let purchase: Purchase = { buyer, ...first };
  for (let i = 0; i < 4; i++) {
    await exchanged(purchase, (await other(100_000)).id, { gateway: null });
    await getFlag(purchase.lineId);
    purchase = await buyCourse(100_000, buyer);
  }
  await requestRefund(purchase);
  await getFlag(purchase.lineId);
  // The settings require three within ninety days
  expect(flags).toEqual([false, false, false, true, true]);
});
