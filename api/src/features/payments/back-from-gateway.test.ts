import { describe, expect, test } from 'vitest';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { coupon } from '../coupons/testing/coupon-row.ts';
import { queryPayment } from './payment.jobs.ts';
import {
  app,
  begin,
  beginSale,
  type Checkout,
  checkout,
  db,
  decide,
  deliver,
  enrolments,
  getStatus,
  newKey,
  placeOrder,
  postings,
  seller,
  signedNotification,
} from './testing/payments.ts';
import { assertBalanced } from './testing/suspended.ts';

const { ask, course, student } = helpersFor(app);

type Payment = NonNullable<Checkout['payment']>;
const PAY = `mutation($input: PayOrderInput!) { payOrder(input: $input) {
  payment { id reference amount status payUrl } } }`;
const payOrder = (buyer: Actor, orderId: string, gateway: string) =>
  ask(buyer, PAY, { input: { orderId, gateway, idempotencyKey: newKey() } });
const payBy = async (buyer: Actor, orderId: string, gateway: string) =>
  ((await payOrder(buyer, orderId, gateway)).data.payOrder as { payment: Payment }).payment;
const CANCEL = 'mutation($id: ID!) { cancelOrder(orderId: $id) { id status cancelledAt lines { id } } }';
const cancel = (buyer: Actor, id: string) => ask(buyer, CANCEL, { id });

/** The buyer has been at the gateway for a minute and presses Back. */
const atGateway = async (gateway: string) => {
  const [buyer, facts] = [await student(), await course(seller.id)];
  const { order, payment } = (await checkout(buyer, facts.id, undefined, gateway)).data.checkout as Checkout;
  await db("update payment_attempt set created_at = now() - interval '1 minute' where id = ?", payment!.id);
  return { buyer, facts, order, payment: payment! };
};
/** The page where the buyer decides: that of the gateway, or of the simulated bank. */
const getDecisionPage = async ({ id, payUrl }: Payment) => {
  const [row] = await db<{ url: string | null }>(
    "select transfer->>'simulatorUrl' as url from payment_attempt where id = ?",
    id,
  );
  return row!.url ?? payUrl;
};
const getStatuses = async (orderId: string) =>
  (
    await db<{ status: string }>(
      'select status from payment_attempt where order_id = ? order by created_at, id',
      orderId,
    )
  ).map(({ status }) => status);
const unmatched = (orderId: string) =>
  db<{ reason: string; state: string }>(
    'select reason, state from suspense_item where order_id = ?',
    orderId,
  );

describe.each([
  ['VNPAY', 'MOMO'],
  ['MOMO', 'ZALOPAY'],
  ['ZALOPAY', 'VIETQR'],
  ['VIETQR', 'VNPAY'],
])('after Back from %s', (gateway, other) => {
  test('the buyer may continue the same payment, also after another one', async () => {
    const { buyer, order, payment } = await atGateway(gateway);
    expect(await payBy(buyer, order.id, gateway)).toMatchObject(payment);
    await payBy(buyer, order.id, other);
    expect(await getStatuses(order.id)).toEqual(['REPLACED', 'PENDING']);
    expect(await payBy(buyer, order.id, gateway)).toMatchObject(payment);
    expect(await getStatuses(order.id)).toEqual(['PENDING', 'REPLACED']);
  });

  test.each([
    ['replaced', 0],
    ['newer', 1],
  ])('the %s payment pays the order, and the other one is unmatched money', async (_, first) => {
    const { buyer, facts, order, payment } = await atGateway(gateway);
    const pages = [
      await getDecisionPage(payment),
      await getDecisionPage(await payBy(buyer, order.id, other)),
    ];
    await decide(pages[first]!, 'pay');
    expect([await getStatus(order.id), await unmatched(order.id)]).toEqual(['PAID', []]);
    await decide(pages[1 - first]!, 'pay');
    expect(await getStatus(order.id)).toBe('PAID');
    expect(await unmatched(order.id)).toEqual([{ reason: 'PAID_TWICE', state: 'OPEN' }]);
    expect((await postings(order.id)).map(({ kind }) => kind)).toEqual(['SALE_PAID', 'SUSPENSE_RECEIVED']);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
    await assertBalanced();
  });

  test('the money of a cancelled order is unmatched, and the course can be bought again', async () => {
    const { buyer, facts, order, payment } = await atGateway(gateway);
    const page = await getDecisionPage(payment);
    expect((await cancel(buyer, order.id)).data.cancelOrder).toMatchObject({
      status: 'CANCELLED',
      cancelledAt: expect.any(String),
    });
    expect(await getStatuses(order.id)).toEqual(['REPLACED']);
    expect((await begin(buyer, facts.id)).order.id).not.toBe(order.id);
    await decide(page, 'pay');
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    expect(await unmatched(order.id)).toEqual([{ reason: 'ORDER_CANCELLED', state: 'OPEN' }]);
    expect(await enrolments(buyer, facts)).toHaveLength(0);
    await assertBalanced();
  });
});

describe.each(['VNPAY', 'MOMO', 'ZALOPAY'])('a payment at %s without a notification', (gateway) => {
  test.each<[string, (buyer: Actor, orderId: string) => Promise<unknown>]>([
    ['cancelling', cancel],
    ['another method', (buyer, id) => payOrder(buyer, id, 'VIETQR')],
  ])('is settled before %s', async (_, act) => {
    const { buyer, facts, order, payment } = await atGateway(gateway);
    await decide(payment.payUrl, 'pay-silently');
    expect(getReason((await act(buyer, order.id)) as Awaited<ReturnType<typeof cancel>>)).toBe(
      'ORDER_NOT_WAITING',
    );
    expect([await getStatus(order.id), await getStatuses(order.id)]).toEqual(['PAID', ['SUCCEEDED']]);
    expect(await enrolments(buyer, facts)).toHaveLength(1);
  });

  test.each(['cancel', 'no-funds'])(
    'is known to have failed as soon as the buyer returns after %s',
    async (decision) => {
      const { buyer, order, payment } = await atGateway(gateway);
      const back = await decide(payment.payUrl, decision);
      expect(back.headers.location).toContain(`/payment/result?`);
      const CHECK = 'mutation($id: ID!) { checkPayment(orderId: $id) { payment { status } } }';
      expect((await ask(buyer, CHECK, { id: order.id })).data.checkPayment).toEqual({
        payment: { status: 'FAILED' },
      });
    },
  );

  test('can be checked at once after the check of another one, also when it is resumed', async () => {
    const { buyer, order, payment } = await atGateway(gateway);
    const CHECK =
      'mutation($id: ID!) { checkPayment(orderId: $id) { payment { id order { checkAgainAt } } } }';
    const checked = async () => (await ask(buyer, CHECK, { id: order.id })).data?.checkPayment;
    const second = await payBy(buyer, order.id, 'VIETQR');
    expect(await checked()).toMatchObject({ payment: { id: second.id } });
    await payBy(buyer, order.id, gateway);
    await db('update payment_attempt set asked_at = null where id = ?', payment.id);
    expect((await ask(buyer, `{ order(id: "${order.id}") { checkAgainAt } }`)).data.order).toEqual({
      checkAgainAt: null,
    });
    expect(await checked()).toMatchObject({
      payment: { id: payment.id, order: { checkAgainAt: expect.any(String) } },
    });
  });

  test('is found although it was replaced', async () => {
    const { buyer, order, payment } = await atGateway(gateway);
    await payBy(buyer, order.id, 'VIETQR');
    await decide(payment.payUrl, 'pay-silently');
    await queryPayment.handle(app.services, { attemptId: payment.id });
    expect(await getStatus(order.id)).toBe('PAID');
  });
});

describe('cancelling an order', () => {
  test('closes its lines and returns its coupon', async () => {
    const [buyer, facts] = [await student(), await course(seller.id)];
    const { id, code } = await coupon({ percent: 20, max_uses: 1 });
    const input = { courseId: facts.id, couponCode: code };
    const { order } = (await placeOrder(buyer, input)).data.checkout as Checkout;
    await cancel(buyer, order.id);
    expect(await db('select state from order_line where order_id = ?', order.id)).toEqual([
      { state: 'CLOSED' },
    ]);
    expect(await db('select uses from coupon where id = ?', id)).toEqual([{ uses: 0 }]);
    expect(getCode(await placeOrder(buyer, input))).toBeUndefined();
  });

  test('is allowed for its buyer while it is unpaid, and changes nothing when repeated', async () => {
    const { buyer, order, payment } = await beginSale();
    expect(getCode(await cancel(await student(), order.id))).toBe('NOT_FOUND');
    expect(getCode(await cancel(buyer, 'none'))).toBe('NOT_FOUND');
    const [one, two] = [await cancel(buyer, order.id), await cancel(buyer, order.id)];
    expect(two.data).toEqual(one.data);
    expect(getReason(await payOrder(buyer, order.id, 'MOMO'))).toBe('ORDER_NOT_WAITING');
    await deliver(signedNotification(payment));
    // The staff check its money now
    expect(await getStatus(order.id)).toBe('NEEDS_CHECK');
    const paid = await beginSale();
    await deliver(signedNotification(paid.payment));
    expect(getReason(await cancel(paid.buyer, paid.order.id))).toBe('ORDER_NOT_WAITING');
  });
});

describe('simultaneously', () => {
  const repeated = (times: number, run: () => Promise<void>) =>
    Promise.all(Array.from({ length: times }, run)).then(assertBalanced);

  test('a cancellation and a notification: the order is either paid or its money unmatched', () =>
    repeated(6, async () => {
      const { buyer, facts, order, payment } = await beginSale();
      const [cancelled] = await Promise.all([cancel(buyer, order.id), deliver(signedNotification(payment))]);
      const isPaid = getReason(cancelled) === 'ORDER_NOT_WAITING';
      expect([await getStatus(order.id), (await postings(order.id)).map(({ kind }) => kind)]).toEqual(
        isPaid ? ['PAID', ['SALE_PAID']] : ['NEEDS_CHECK', ['SUSPENSE_RECEIVED']],
      );
      expect(await enrolments(buyer, facts)).toHaveLength(isPaid ? 1 : 0);
    }));

  test('another method and a notification: the order is paid once', () =>
    repeated(6, async () => {
      const { buyer, order, payment } = await beginSale();
      await Promise.all([payOrder(buyer, order.id, 'VIETQR'), deliver(signedNotification(payment))]);
      expect([await getStatus(order.id), await postings(order.id)]).toEqual([
        'PAID',
        [{ kind: 'SALE_PAID' }],
      ]);
      expect((await getStatuses(order.id))[0]).toBe('SUCCEEDED');
    }));

  test('two tabs with two methods: one payment is open, and each can pay', () =>
    repeated(4, async () => {
      const { buyer, order } = await beginSale();
      await Promise.all(['MOMO', 'ZALOPAY', 'VIETQR'].map((gateway) => payOrder(buyer, order.id, gateway)));
      const statuses = await getStatuses(order.id);
      expect(statuses.filter((status) => status !== 'REPLACED')).toHaveLength(1);
      expect(statuses).toHaveLength(4);
    }));

  test('a cancellation and another method: no payment stays open for a cancelled order', () =>
    repeated(4, async () => {
      const { buyer, order } = await beginSale();
      await Promise.all([cancel(buyer, order.id), payOrder(buyer, order.id, 'VIETQR')]);
      expect(await getStatus(order.id)).toBe('CANCELLED');
      expect(new Set(await getStatuses(order.id))).toEqual(new Set(['REPLACED']));
    }));
});
