import { describe, expect, test, vi } from 'vitest';
import { course, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/index.ts';
import { getGateways } from '../payments/gateways/index.ts';
import { MAX_ATTEMPTS } from '../payments/payment-attempt.entity.ts';
import {
  app,
  begin,
  beginSale,
  type Checkout,
  checkout,
  db,
  deliver,
  enrolments,
  getNotifications,
  getStatus,
  newKey,
  placeOrder,
  postings,
  seller,
  signedNotification,
} from '../payments/testing/payments.ts';

const { ask, student } = helpersFor(app);

describe('checkout', () => {
  test('with invalid JSON reveals no internals', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/payments/vnpay/ipn',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect([response.statusCode, response.body]).toEqual([400, 'Bad Request']);
  });

  test('enrols by IPN only, not by a forged return page', async () => {
    const { buyer, facts, order, payment } = await beginSale();
    await app.server.inject({ url: `/payment/result?${signedNotification(payment)}` });
    expect(await getStatus(order.id)).toBe('PENDING');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
  });

  test('returns the same order for the same key; another request is a CONFLICT', async () => {
    const [buyer, facts, other] = [
      await student(),
      await course(app, seller.id),
      await course(app, seller.id),
    ];
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 8 }, () => checkout(buyer, facts.id, key)));
    const references = replies.map(({ data }) => (data.checkout as Checkout).payment!.reference);
    expect(new Set(references).size).toBe(1);
    expect(await db('select 1 from orders where buyer_id = ?', buyer.id)).toHaveLength(1);
    expect(getCode(await checkout(buyer, other.id, key))).toBe('CONFLICT');
  });

  test('numbers orders beyond a million', async () => {
    await db("select setval('order_number', 999998)");
    const numbers: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { order } = await begin(await student(), (await course(app, seller.id)).id);
      numbers.push(order.number.replace(/^S\d{6}-/, ''));
    }
    expect(numbers).toEqual(['999999', '1000000', '1000001', '1000002']);
  });

  test('creates one open order and attempt from twenty simultaneous keys', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    await Promise.all(Array.from({ length: 20 }, () => checkout(buyer, facts.id)));
    expect(await db("select 1 from order_line where buyer_id = ? and state = 'OPEN'", buyer.id)).toHaveLength(
      1,
    );
    expect(
      await db(
        "select 1 from payment_attempt a join orders o on o.id = a.order_id where o.buyer_id = ? and a.status = 'PENDING'",
        buyer.id,
      ),
    ).toHaveLength(1);
  });

  test('limits payment attempts per order, also simultaneous ones', async () => {
    const { buyer, facts, order } = await beginSale();
    const runOut = () =>
      db("update payment_attempt set status = 'EXPIRED' where order_id = ? and status = 'PENDING'", order.id);
    await runOut();
    await db(
      `insert into payment_attempt (order_id, gateway, reference, status, amount, expires_at)
       select order_id, gateway, reference || n, status, amount, expires_at
       from payment_attempt, generate_series(1, ?::int) n where order_id = ?`,
      MAX_ATTEMPTS - 2,
      order.id,
    );
    const last = await Promise.all(Array.from({ length: 4 }, () => checkout(buyer, facts.id)));
    expect(last.map(getCode)).toEqual(Array(4).fill(undefined));
    expect((last[0]!.data.checkout as Checkout).order.id).toBe(order.id);
    await runOut();
    const refused = await Promise.all(Array.from({ length: 4 }, () => checkout(buyer, facts.id)));
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.reason)).toEqual(
      Array(4).fill('ATTEMPTS_USED_UP'),
    );
    const { rows } = await db<{ rows: number }>(
      'select count(*)::int as rows from payment_attempt where order_id = ?',
      order.id,
    ).then(([counted]) => counted!);
    expect(rows).toBe(MAX_ATTEMPTS);
  });

  test('rejects owned, taught and unpublished courses', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    await deliver(signedNotification((await begin(buyer, facts.id)).payment!));
    expect(getCode(await checkout(buyer, facts.id))).toBe('CONFLICT');
    expect(getCode(await checkout(seller, facts.id))).toBe('POLICY');
    const hidden = await course(app, seller.id, { status: CourseStatus.UNPUBLISHED });
    expect(getCode(await checkout(buyer, hidden.id))).toBe('POLICY');
    const draft = await course(app, seller.id, { status: CourseStatus.DRAFT });
    expect(getCode(await checkout(buyer, draft.id))).toBe('NOT_FOUND');
  });

  test('enrols in a free course immediately without a gateway or posting', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id, { price: 0 })];
    const result = (await checkout(buyer, facts.id, undefined, null)).data.checkout as Checkout;
    expect(result).toMatchObject({
      order: { status: 'PAID', total: 0 },
      payment: null,
      enrolment: { source: 'FREE' },
    });
    expect(await postings(result.order.id)).toEqual([]);
    expect(await getNotifications(facts)).toEqual([
      { kind: 'COURSE_SOLD', person_id: seller.id },
      { kind: 'ENROLLED', person_id: buyer.id },
    ]);
  });

  test('enrols in a course that became free despite an open paid order', async () => {
    const { buyer, facts, order } = await beginSale();
    await db('update course set price = 0 where id = ?', facts.id);
    expect((await begin(buyer, facts.id)).enrolment).toMatchObject({ source: 'FREE' });
    expect(await getStatus(order.id)).toBe('CANCELLED');
  });

  test('requires a gateway for a paid course and charges the current sale price', async () => {
    const [buyer, facts] = [
      await student(),
      await course(app, seller.id, { price: 500_000, salePrice: 300_000 }),
    ];
    const refused = await checkout(buyer, facts.id, undefined, null);
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'gateway' }],
    });
    expect((await begin(buyer, facts.id)).payment!.amount).toBe(300_000);
  });

  test('never charges an expired sale price, even if it was displayed', async () => {
    const [buyer, facts] = [
      await student(),
      await course(app, seller.id, { price: 500_000, salePrice: 300_000 }),
    ];
    await db(
      "update course set sale_ends_at = now() - interval '1 second' where id = ? returning id",
      facts.id,
    );
    const shown = await placeOrder(buyer, { courseId: facts.id, expectedTotal: 300_000 });
    expect(getReason(shown)).toBe('PRICE_CHANGED');
    expect((await begin(buyer, facts.id)).payment!.amount).toBe(500_000);
  });

  test('hides and rejects a gateway outside its range of amounts', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id, { price: 60_000_000 })];
    const QUERY = 'query($amount: Vnd) { paymentGateways(amount: $amount) { code unavailableReason } }';
    const offered = async (amount?: number) =>
      Object.fromEntries(
        (
          (await ask(buyer, QUERY, { amount })).data.paymentGateways as {
            code: string;
            unavailableReason: string;
          }[]
        ).map(({ code, unavailableReason }) => [code, unavailableReason]),
      );
    expect(await offered(60_000_000)).toMatchObject({ VNPAY: null, MOMO: 'AMOUNT_TOO_LARGE', ZALOPAY: null });
    expect(await offered(999)).toMatchObject({ VNPAY: 'AMOUNT_TOO_SMALL', MOMO: 'AMOUNT_TOO_SMALL' });
    expect(await offered()).toMatchObject({ VNPAY: null, MOMO: null });
    const refused = await checkout(buyer, facts.id, undefined, 'MOMO');
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'POLICY',
      reason: 'AMOUNT_OUT_OF_RANGE',
      least: 1_000,
      limit: 50_000_000,
      value: 60_000_000,
    });
    expect(refused.errors![0]!.message).toContain('50.000.000 ₫');
    expect(await db('select 1 from orders where buyer_id = ?', buyer.id)).toEqual([]);
  });

  test('rejects a gateway that is not configured', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const has = vi.spyOn(getGateways(app.services), 'has').mockReturnValueOnce(false);
    expect(getReason(await checkout(buyer, facts.id, undefined, 'ZALOPAY'))).toBe('GATEWAY_NOT_OFFERED');
    has.mockRestore();
  });

  test('hides the orders and attempts of other people', async () => {
    const [buyer, stranger, facts] = [await student(), await student(), await course(app, seller.id)];
    const { order, payment } = await begin(buyer, facts.id);
    const QUERY =
      'query($id: ID!, $reference: String!) { order(id: $id) { id } paymentAttempt(reference: $reference) { id } }';
    const variables = { id: order.id, reference: payment!.reference };
    expect((await ask(buyer, QUERY, variables)).data).toEqual({
      order: { id: order.id },
      paymentAttempt: { id: payment!.id },
    });
    expect((await ask(stranger, QUERY, variables)).data).toEqual({ order: null, paymentAttempt: null });
  });
});
