import { describe, expect, test, vi } from 'vitest';
import { course, select, student } from '../../testing/factories.ts';
import { PaymentGateway } from '../orders/order.enums.ts';
import { expireOrder, expireOrders } from './expire-orders.jobs.ts';
import { gatewaysOf } from './gateways/index.ts';
import { followPayment } from './payment.jobs.ts';
import { nextAsk } from './payment-schedule.ts';
import { app, begin, deliver, notice, seller, statusOf } from './testing/payments.ts';

const waiting = async () => {
  const [buyer, facts] = [await student(app), await course(app, seller.id)];
  const { order, payment } = await begin(buyer, facts.id);
  return { order, payment: payment! };
};
/** Seconds from the attempt's creation to each enqueued query about it. */
const asked = async (attemptId: string) =>
  (
    await select<{ after: number }>(
      app,
      `select round(extract(epoch from j.start_after - a.created_at))::int as after
       from pgboss.job j join payment_attempt a on a.id::text = j.data->>'attemptId'
       where j.name = 'payment.follow' and a.id = ? order by 1`,
      [attemptId],
    )
  ).map(({ after }) => after);
/** Moves the attempt and its job into the past. */
const pass = (attemptId: string, seconds: number) =>
  select(
    app,
    `with older as (update payment_attempt set created_at = created_at - make_interval(secs => ?),
        expires_at = expires_at - make_interval(secs => ?), asked_at = null where id = ?)
     delete from pgboss.job where name = 'payment.follow' and data->>'attemptId' = ?`,
    [seconds, seconds, attemptId, attemptId],
  );
const follow = (attemptId: string) => followPayment.handle(app.services, { attemptId });

describe('an attempt is asked about', () => {
  test('at each moment of its schedule, by one job after the other, the last time after its end', async () => {
    const { order, payment } = await waiting();
    expect(await asked(payment.id)).toEqual([45]);
    for (const [passed, next] of [
      [50, [120]],
      [90, [360]],
      [300, [960]],
    ] as const) {
      await pass(payment.id, passed);
      await follow(payment.id);
      expect(await asked(payment.id)).toEqual(next);
    }
    await pass(payment.id, 530);
    await follow(payment.id);
    expect(await asked(payment.id)).toEqual([]);
    const [attempt] = await select(app, 'select status from payment_attempt where id = ?', [payment.id]);
    expect(attempt).toEqual({ status: 'EXPIRED' });
    expect(await statusOf(order.id)).toBe('PENDING');
  });

  test('no more once it is settled', async () => {
    const { order, payment } = await waiting();
    await deliver(notice(payment));
    expect(await statusOf(order.id)).toBe('PAID');
    await pass(payment.id, 50);
    await follow(payment.id);
    expect(await asked(payment.id)).toEqual([]);
  });

  test('where its gateway does not answer at the next moment, and the last time until it does', async () => {
    const { payment } = await waiting();
    const silent = vi
      .spyOn(gatewaysOf(app.services).get(PaymentGateway.VNPAY), 'query')
      .mockRejectedValue(new Error('no answer'));
    await pass(payment.id, 50);
    await follow(payment.id);
    expect(await asked(payment.id)).toEqual([120]);
    await pass(payment.id, 920);
    await expect(follow(payment.id)).rejects.toThrow('no answer');
    expect(await asked(payment.id)).toEqual([]);
    silent.mockRestore();
  });

  test('once for a moment, also by a process whose clock is behind', () => {
    const createdAt = new Date('2026-11-27T08:00:00Z');
    const expiresAt = new Date('2026-11-27T08:15:00Z');
    const next = (time: string) => nextAsk({ createdAt, expiresAt }, new Date(`2026-11-27T${time}Z`));
    expect(next('08:00:40')).toEqual(new Date('2026-11-27T08:02:00Z'));
    expect(next('08:15:51')).toBeUndefined();
  });
});

describe('an order whose time is over', () => {
  const expiring = (orderId: string) =>
    select(app, "select 1 from pgboss.job where name = 'order.expire' and data->>'orderId' = ?", [orderId]);
  const runOut = (orderId: string) =>
    select(app, "update orders set expires_at = now() - interval '1 second' where id = ?", [orderId]);

  test('is found by the clock, and given up by one job however often the clock comes by', async () => {
    const [late, early] = [await waiting(), await waiting()];
    await runOut(late.order.id);
    await expireOrders.handle(app.services, {});
    await expireOrders.handle(app.services, {});
    expect(await expiring(late.order.id)).toHaveLength(1);
    expect(await expiring(early.order.id)).toHaveLength(0);
    await expireOrder.handle(app.services, { orderId: late.order.id });
    expect(await statusOf(late.order.id)).toBe('EXPIRED');
  });

  test('is left alone where it is paid', async () => {
    const { order, payment } = await waiting();
    await deliver(notice(payment));
    await runOut(order.id);
    await expireOrders.handle(app.services, {});
    expect(await expiring(order.id)).toHaveLength(0);
  });
});
