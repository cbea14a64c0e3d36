import { describe, expect, test } from 'vitest';
import { type Actor, course } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { coupon } from '../coupons/testing/coupon-row.ts';
import { expireOrder } from '../payments/expire-orders.jobs.ts';
import {
  app,
  db,
  deliver,
  enrolments,
  getStatus,
  newKey,
  postings,
  seller,
  signedNotification,
} from '../payments/testing/payments.ts';

const { ask, enrol, student, teacher } = helpersFor(app);

interface Bought {
  readonly order?: { id: string; total: number };
  readonly payment?: { reference: string; amount: number } | null;
  /** Reason of a refusal, or its code if the request itself is invalid. */
  readonly refusal?: string;
}
type Way = (buyer: Actor, input: object) => Promise<Bought>;

const rest =
  (url: string): Way =>
  async ({ token }, payload) => {
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
    const { data, error } = (await app.server.inject({ method: 'POST', url, headers, payload })).json() as {
      data?: Bought;
      error?: { code: string; reason?: string };
    };
    return error ? { refusal: error.reason ?? error.code } : data!;
  };
const graphql =
  (name: string, type: string): Way =>
  async (buyer, input) => {
    const { data, errors } = await ask(
      buyer,
      `mutation($input: ${type}!) { ${name}(input: $input) { order { id total } payment { reference amount } } }`,
      { input },
    );
    const { reason, code } = (errors?.[0]?.extensions ?? {}) as { reason?: string; code?: string };
    return errors ? { refusal: reason ?? code ?? 'REFUSED' } : (data[name] as Bought);
  };
const WAYS: [string, { buy: Way; pay: Way }][] = [
  ['GraphQL', { buy: graphql('checkout', 'CheckoutInput'), pay: graphql('payOrder', 'PayOrderInput') }],
  ['REST', { buy: rest('/api/cart/checkout'), pay: rest('/api/payments') }],
];
const withKey = (input: object) => ({ gateway: 'VNPAY', idempotencyKey: newKey(), ...input });
const getOrders = (buyer: Actor) => db('select id from orders where buyer_id = ?', buyer.id);
const fresh = async (price = 500_000) => [await student(), await course(app, seller.id, { price })] as const;

describe.each(WAYS)('a purchase by %s', (name, { buy, pay }) => {
  test('accepts no price, currency or discount from the client', async () => {
    const [buyer, { id: courseId }] = await fresh();
    const forged = {
      price: 1,
      amount: 1,
      total: 1,
      currency: 'USD',
      discount: 499_999,
      couponDiscount: 499_999,
    };
    const { order, payment, refusal } = await buy(buyer, withKey({ courseId, ...forged }));
    // REST ignores unknown fields; GraphQL rejects them
    if (name === 'REST') expect([order?.total, payment?.amount]).toEqual([500_000, 500_000]);
    else expect([refusal, await getOrders(buyer)]).toEqual([expect.any(String), []]);
  });

  test('rejects any other total', async () => {
    const [buyer, { id: courseId }] = await fresh();
    for (const expectedTotal of [0, -500_000, 499_999, 500_000.5, 1e21, '500000', [500_000]])
      expect(
        (await buy(buyer, withKey({ courseId, expectedTotal }))).refusal,
        `${expectedTotal}`,
      ).toBeDefined();
    expect(await getOrders(buyer)).toEqual([]);
    expect((await buy(buyer, withKey({ courseId, expectedTotal: 500_000 }))).order?.total).toBe(500_000);
  });

  test('rejects a shorter access than displayed', async () => {
    const [buyer, { id: courseId }] = await fresh();
    await db('update course set access_days = 30 where id = ?', courseId);
    for (const [shown, refusal] of [
      [{ accessDays: 31 }, 'ACCESS_SHORTENED'],
      [{ accessDays: null }, 'ACCESS_SHORTENED'],
      [{}, 'ACCESS_SHORTENED'],
      [{ accessDays: 0 }, 'INVALID_FIELDS'],
    ] as const) {
      const bought = await buy(buyer, withKey({ courseId, expectedAccess: [{ courseId, ...shown }] }));
      expect([shown, bought.refusal]).toEqual([shown, refusal]);
    }
    expect(await getOrders(buyer)).toEqual([]);
    const { order } = await buy(buyer, withKey({ courseId, expectedAccess: [{ courseId, accessDays: 30 }] }));
    expect(order?.total).toBe(500_000);
  });

  test('enrols once after fifty simultaneous IPNs and never after a forged return', async () => {
    const [buyer, facts] = await fresh();
    const { order, payment } = await buy(buyer, withKey({ courseId: facts.id }));
    await app.server.inject({ url: `/payment/result?${signedNotification(payment!)}` });
    expect((await deliver(`${signedNotification(payment!)}0`)).RspCode).toBe('97');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    await Promise.all(Array.from({ length: 50 }, () => deliver(signedNotification(payment!))));
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    expect(await postings(order!.id)).toEqual([{ kind: 'SALE_PAID' }]);
  });

  test('records wrong amounts and second payments for review', async () => {
    const [buyer, facts] = await fresh();
    const wrong = await buy(buyer, withKey({ courseId: facts.id }));
    expect((await deliver(signedNotification({ ...wrong.payment!, amount: 5_000 }))).RspCode).toBe('04');
    expect(await getStatus(wrong.order!.id)).toBe('NEEDS_CHECK');
    expect((await buy(buyer, withKey({ courseId: facts.id }))).refusal).toBe('ORDER_IN_DOUBT');
    const [late, other] = await fresh();
    const { order, payment } = await buy(late, withKey({ courseId: other.id }));
    await db("update orders set expires_at = now() - interval '1 minute' where id = ?", order!.id);
    await expireOrder.handle(app.services, { orderId: order!.id });
    expect(await getStatus(order!.id)).toBe('EXPIRED');
    await deliver(signedNotification(payment!));
    await deliver(signedNotification(payment!, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }));
    expect(await getStatus(order!.id)).toBe('PAID');
    await deliver(signedNotification(payment!, { vnp_TransactionNo: `5${payment!.reference.slice(-8)}` }));
    expect(await db('select reason from suspense_item where order_id = ?', order!.id)).toEqual([
      { reason: 'PAID_TWICE' },
    ]);
  });

  test('settles one order per gateway payment', async () => {
    const [[buyer, facts], [other, others]] = [await fresh(), await fresh()];
    const [mine, theirs] = [
      await buy(buyer, withKey({ courseId: facts.id })),
      await buy(other, withKey({ courseId: others.id })),
    ];
    const claim = { vnp_TransactionNo: `4${mine.payment!.reference.slice(-8)}` };
    await deliver(signedNotification(mine.payment!, claim));
    await deliver(signedNotification(theirs.payment!, claim));
    expect(await postings(mine.order!.id)).toHaveLength(1);
    expect([await getStatus(theirs.order!.id), await postings(theirs.order!.id)]).toEqual(['PENDING', []]);
    expect(await enrolments(other, others)).toHaveLength(0);
  });

  test('limits the last use, the owner and the value of a coupon', async () => {
    const { id: courseId } = await course(app, seller.id, { price: 100_000 });
    const last = await coupon({ amount: 20_000, percent: null, max_uses: 1 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => student()));
    const replies = await Promise.all(
      buyers.map((buyer) => buy(buyer, withKey({ courseId, couponCode: last.code }))),
    );
    expect(replies.filter(({ refusal }) => !refusal).map(({ order }) => order?.total)).toEqual([80_000]);
    expect(new Set(replies.map(({ refusal }) => refusal ?? ''))).toEqual(new Set(['', 'COUPON_USED_UP']));
    const foreign = await teacher();
    const own = await coupon({ scope: 'TEACHER', teacher_id: foreign.id, owner_id: foreign.id });
    const buyer = await student();
    expect((await buy(buyer, withKey({ courseId, couponCode: own.code }))).refusal).toBe(
      'COUPON_NOT_FOR_THESE',
    );
    expect(
      (await buy(buyer, withKey({ courseId, couponCode: [last.code, own.code] }))).refusal,
    ).toBeDefined();
    const large = await coupon({ amount: 900_000, percent: null });
    expect(await buy(buyer, withKey({ courseId, couponCode: large.code }))).toMatchObject({
      order: { total: 0 },
      payment: null,
    });
  });

  test('rejects free access to paid courses and purchases of own courses', async () => {
    const [buyer, facts] = await fresh();
    const { id: courseId } = facts;
    expect((await buy(buyer, { courseId, idempotencyKey: newKey() })).refusal).toBe('INVALID_FIELDS');
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    await enrol(buyer.id, courseId);
    expect((await buy(buyer, withKey({ courseId }))).refusal).toBe('ALREADY_OWNED');
    expect((await buy(seller, withKey({ courseId }))).refusal).toBe('OWN_COURSE');
  });

  test('pays only own unpaid orders, once per key', async () => {
    const [buyer, { id: courseId }] = await fresh();
    const key = newKey();
    const [one, again] = await Promise.all(
      [0, 1].map(() => buy(buyer, withKey({ courseId, idempotencyKey: key }))),
    );
    expect(again).toEqual(one);
    const orderId = one!.order!.id;
    expect((await pay(await student(), withKey({ orderId }))).refusal).toBe('NOT_FOUND');
    expect((await pay(buyer, withKey({ orderId }))).payment?.reference).toBe(one!.payment!.reference);
    await deliver(signedNotification(one!.payment!));
    expect((await pay(buyer, withKey({ orderId }))).refusal).toBe('ORDER_NOT_WAITING');
  });
});

test('creates one order per key across GraphQL and REST, even simultaneously', async () => {
  const [buyer, { id: courseId }] = await fresh();
  const input = withKey({ courseId });
  const [one, other] = await Promise.all(WAYS.map(([, { buy }]) => buy(buyer, input)));
  expect(one!.order!.id).toBe(other!.order!.id);
  expect(await getOrders(buyer)).toHaveLength(1);
  const { id: another } = await course(app, seller.id);
  for (const [, { buy }] of WAYS)
    expect((await buy(buyer, { ...input, courseId: another })).refusal).toBe('KEY_REUSED');
});
