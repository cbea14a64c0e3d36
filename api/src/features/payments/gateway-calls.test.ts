import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { course, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { PaymentGateway } from '../orders/order.enums.ts';
import type { PaymentRequest } from './gateways/gateway.ts';
import { getGateways } from './gateways/index.ts';
import {
  app,
  begin,
  beginSale,
  type Checkout,
  checkout,
  db,
  deliver,
  getStatus,
  seller,
  signedNotification,
  value,
} from './testing/payments.ts';

const { student } = helpersFor(app);

const port = getGateways(app.services).get(PaymentGateway.VNPAY);

describe('the call that begins a payment', () => {
  const sign = port.sign!.bind(port);
  // Simulates a gateway that must be called to begin a payment
  beforeEach(() => {
    Object.assign(port, { sign: undefined, begin: async (request: PaymentRequest) => sign(request) });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const own of ['sign', 'begin']) Reflect.deleteProperty(port, own);
  });

  test('blocks no other buyer of the course during the call', async () => {
    const [first, second, facts] = [await student(), await student(), await course(app, seller.id)];
    const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
    const original = port.begin.bind(port);
    const calls = vi.spyOn(port, 'begin').mockImplementationOnce(async (request) => {
      await thought;
      return original(request);
    });
    const slow = checkout(first, facts.id);
    await vi.waitFor(() => expect(calls).toHaveBeenCalledOnce());
    expect((await begin(second, facts.id)).payment!.payUrl).toContain('vnp_TxnRef');
    answer();
    expect(((await slow).data.checkout as Checkout).payment!.payUrl).toContain('vnp_TxnRef');
  });

  test('is made once for simultaneous requests with one key', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const calls = vi.spyOn(port, 'begin');
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => checkout(buyer, facts.id, 'eight-with-one-key')),
    );
    expect(new Set(replies.map(({ data }) => (data.checkout as Checkout).payment!.payUrl)).size).toBe(1);
    expect(calls).toHaveBeenCalledOnce();
  });

  test('can be repeated with the same key after a failure and continues the same attempt', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    vi.spyOn(port, 'begin').mockRejectedValueOnce(new Error('connect ETIMEDOUT'));
    const refused = await checkout(buyer, facts.id, 'key-of-a-bad-moment');
    expect(getReason(refused)).toBe('GATEWAY_UNREACHABLE');
    expect(refused.errors![0]!.extensions).toMatchObject({ retryAfter: 5 });
    const again = (await checkout(buyer, facts.id, 'key-of-a-bad-moment')).data.checkout as Checkout;
    expect(again.payment!.payUrl).toContain(again.payment!.reference);
    const attempts = await db('select status from payment_attempt where order_id = ?', again.order.id);
    expect(attempts).toEqual([{ status: 'PENDING' }]);
  });

  test('leaves the attempt settled if the notification arrived before the response', async () => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const original = port.begin.bind(port);
    vi.spyOn(port, 'begin').mockImplementationOnce(async (request) => {
      expect((await deliver(signedNotification(request))).RspCode).toBe('00');
      return original(request);
    });
    const { order } = await begin(buyer, facts.id);
    expect(await getStatus(order.id)).toBe('PAID');
    const attempts = await db('select status from payment_attempt where order_id = ?', order.id);
    expect(attempts).toEqual([{ status: 'SUCCEEDED' }]);
  });
});

describe('a payment that needs no call', () => {
  test.each(['VNPAY', 'VIETQR'])('%s: begins with its order', async (gateway) => {
    const [buyer, facts] = [await student(), await course(app, seller.id)];
    const calls = vi.spyOn(getGateways(app.services).get(gateway as PaymentGateway), 'begin');
    const { payment } = (await checkout(buyer, facts.id, undefined, gateway)).data.checkout as Checkout;
    expect(payment!.payUrl).toContain(payment!.reference);
    expect(calls).not.toHaveBeenCalled();
    expect(
      await db(
        'select status, begun_at = created_at as at_once from payment_attempt where id = ?',
        payment!.id,
      ),
    ).toEqual([{ status: 'PENDING', at_once: true }]);
    vi.restoreAllMocks();
  });
});

describe('a stored notification', () => {
  const stored = (reference: string) =>
    db<{ outcome: string | null }>(
      "select outcome from payment_notice where payload->'query'->>'vnp_TxnRef' = ? order by received_at",
      reference,
    );

  test('remains if its settlement fails, and the gateway sends it again', async () => {
    const { order, payment } = await beginSale();
    await db(
      `create function refuse_order() returns trigger language plpgsql as $$ begin
         if new.id = '${order.id}' then raise exception 'out of order'; end if; return new; end $$`,
    );
    await db('create trigger refuse before update on orders for each row execute function refuse_order()');
    expect((await deliver(signedNotification(payment))).RspCode).toBe('99');
    expect(await stored(payment.reference)).toEqual([{ outcome: null }]);
    await db('drop trigger refuse on orders');
    expect((await deliver(signedNotification(payment))).RspCode).toBe('00');
    expect(await stored(payment.reference)).toEqual([{ outcome: null }, { outcome: 'RECORDED' }]);
  });

  test('is marked as unverified if its signature is wrong', async () => {
    const reference = 'SENFORGED00000000001';
    const forged = signedNotification({ reference, amount: 1 }).replace(/vnp_Amount=\d+/, 'vnp_Amount=9');
    // A separate network, since the process stores at most a hundred per hour of each
    const reply = await app.server.inject({
      url: `/api/payments/vnpay/ipn?${forged}`,
      remoteAddress: '203.0.113.75',
    });
    expect(reply.json().RspCode).toBe('97');
    expect(await stored(reference)).toEqual([{ outcome: 'UNVERIFIED' }]);
  });

  test('with an invalid signature is stored in part, regardless of its length and depth', async () => {
    const send = async (payload: string) =>
      (
        await app.server.inject({
          method: 'POST',
          url: '/api/payments/vnpay/ipn',
          remoteAddress: '203.0.113.76',
          headers: { 'content-type': 'application/json' },
          payload,
        })
      ).json() as { RspCode: string };
    const before = await value<number>('select count(*)::int as n from payment_notice');
    expect((await send(JSON.stringify({ x: 'a'.repeat(30_000) }))).RspCode).toBe('97');
    expect((await send('['.repeat(16_000) + ']'.repeat(16_000))).RspCode).toBe('97');
    const rows = await db<{ size: number }>(
      'select length(payload::text) as size from payment_notice order by received_at desc, id desc limit 2',
    );
    expect(await db('select count(*)::int as n from payment_notice')).toEqual([{ n: before + 2 }]);
    for (const { size } of rows) expect(size).toBeLessThan(2100);
  });

  test('from a stranger is stored a hundred times per hour and network, a verified one always', async () => {
    const remoteAddress = '203.0.113.77';
    const send = (query: string) =>
      app.server.inject({ url: `/api/payments/vnpay/ipn?${query}`, remoteAddress });
    const { payment } = await beginSale();
    const reference = 'SENFLOOD000000000001';
    const forged = signedNotification({ reference, amount: 1 }).replace(/vnp_Amount=\d+/, 'vnp_Amount=9');
    const flood = await Promise.all(Array.from({ length: 130 }, () => send(forged)));
    expect(flood.map((reply) => reply.json().RspCode)).toEqual(Array(130).fill('97'));
    expect(await stored(reference)).toHaveLength(100);
    expect((await send(signedNotification(payment))).json().RspCode).toBe('00');
    expect(await stored(payment.reference)).toEqual([{ outcome: 'RECORDED' }]);
    // Another network has its own limit
    await app.server.inject({ url: `/api/payments/vnpay/ipn?${forged}`, remoteAddress: '203.0.113.78' });
    expect(await stored(reference)).toHaveLength(101);
  });

  test.each([
    ['paid', {}],
    ['not sure', { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }],
    ['failed', { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }],
  ])('that a buyer repeats with additional parameters does not fill the tables: %s', async (word, report) => {
    const remoteAddress = `network of ${word}`;
    const { payment } = await beginSale();
    const send = (more: string) =>
      app.server.inject({
        url: `/api/payments/vnpay/ipn?${signedNotification(payment, report)}${more}`,
        remoteAddress,
      });
    expect((await send('')).json().RspCode).toBe('00');
    const again = await Promise.all(Array.from({ length: 130 }, () => send(`&more=${'a'.repeat(10_000)}`)));
    expect(again.map((reply) => reply.json().RspCode)).toEqual(Array(130).fill('02'));
    const rows = await db<{ n: number; size: number }>(
      'select count(*)::int as n, sum(length(payload::text))::int as size from payment_notice where reference = ?',
      payment.reference,
    );
    expect(rows[0]!.n).toBe(101);
    expect(rows[0]!.size).toBeLessThan(101 * 2100);
  });
});
