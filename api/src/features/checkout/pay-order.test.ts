import { describe, expect, test } from 'vitest';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { expireOrder } from '../payments/expire-orders.jobs.ts';
import {
  app,
  beginSale,
  deliver,
  getStatus,
  newKey,
  signedNotification,
} from '../payments/testing/payments.ts';

const { ask, student } = helpersFor(app);

const PAY =
  'mutation($input: PayOrderInput!) { payOrder(input: $input) { order { id } payment { id reference amount gateway payUrl } } }';
const payOrder = (buyer: Actor, orderId: string, gateway = 'MOMO', idempotencyKey = newKey()) =>
  ask(buyer, PAY, { input: { orderId, gateway, idempotencyKey } });

describe('a pending order', () => {
  test('can be paid through another gateway at the same price, once per key', async () => {
    const { buyer, order } = await beginSale();
    const key = newKey();
    const [one, two] = [
      await payOrder(buyer, order.id, 'VNPAY', key),
      await payOrder(buyer, order.id, 'VNPAY', key),
    ];
    const { payment } = one.data.payOrder as {
      payment: { reference: string; amount: number; payUrl: string };
    };
    expect(payment).toMatchObject({
      amount: order.total,
      gateway: 'VNPAY',
      payUrl: expect.stringContaining('http'),
    });
    expect(two.data).toEqual(one.data);
    const moved = (await payOrder(buyer, order.id, 'MOMO')).data.payOrder as {
      payment: { reference: string };
    };
    expect(moved.payment.reference).not.toBe(payment.reference);
    await deliver(signedNotification(payment));
    expect(await getStatus(order.id)).toBe('PAID');
    expect(getReason(await payOrder(buyer, order.id))).toBe('ORDER_NOT_WAITING');
  });

  test('belongs to its buyer and expires', async () => {
    const { buyer, order } = await beginSale();
    expect(getCode(await payOrder(await student(), order.id))).toBe('NOT_FOUND');
    expect(getCode(await payOrder(buyer, 'none'))).toBe('NOT_FOUND');
    await expireOrder.handle(app.services, { orderId: order.id });
    expect(getReason(await payOrder(buyer, order.id))).toBe('ORDER_NOT_WAITING');
  });
});
