import { describe, expect, test, vi } from 'vitest';

import { PaymentGateway } from '../orders/order.enums.ts';
import { expireOrder, expireOrders } from './expire-orders.jobs.ts';
import { getGateways } from './gateways/index.ts';
import { followPayment } from './payment.jobs.ts';
import { nextQueryAt } from './payment-schedule.ts';
import { app, beginSale, db, deliver, getStatus, signedNotification } from './testing/payments.ts';

const waiting = async () => {
  const { order, payment } = await beginSale();
  return { order, payment: payment };
};
/** Seconds from the attempt's creation to each enqueued query about it. */
const scheduledQueries = async (attemptId: string) =>
  (
    await db<{ after: number }>(
      `select round(extract(epoch from j.start_after - a.created_at))::int as after
       from pgboss.job j join payment_attempt a on a.id::text = j.data->>'attemptId'
       where j.name = 'payment.follow' and a.id = ? order by 1`,
      attemptId,
    )
  ).map(({ after }) => after);
/** Moves the attempt and its job into the past. */
const pass = (attemptId: string, seconds: number) =>
  db(
    `with older as (update payment_attempt set created_at = created_at - make_interval(secs => ?),
        expires_at = expires_at - make_interval(secs => ?), asked_at = null where id = ?)
     delete from pgboss.job where name = 'payment.follow' and data->>'attemptId' = ?`,
    seconds,
    seconds,
    attemptId,
    attemptId,
  );
const follow = (attemptId: string) => followPayment.handle(app.services, { attemptId });

describe('the scheduled queries of a payment attempt', () => {
  test('run at each time of the schedule, one job after the other, and last after its end', async () => {
    const { order, payment } = await waiting();
    expect(await scheduledQueries(payment.id)).toEqual([45]);
    for (const [passed, next] of [
      [50, [120]],
      [90, [360]],
      [300, [960]],
    ] as const) {
      await pass(payment.id, passed);
      await follow(payment.id);
      expect(await scheduledQueries(payment.id)).toEqual(next);
    }
    await pass(payment.id, 530);
    await follow(payment.id);
    expect(await scheduledQueries(payment.id)).toEqual([]);
    const [attempt] = await db('select status from payment_attempt where id = ?', payment.id);
    expect(attempt).toEqual({ status: 'EXPIRED' });
    expect(await getStatus(order.id)).toBe('PENDING');
  });

  test('end when the attempt is settled', async () => {
    const { order, payment } = await waiting();
    await deliver(signedNotification(payment));
    expect(await getStatus(order.id)).toBe('PAID');
    await pass(payment.id, 50);
    await follow(payment.id);
    expect(await scheduledQueries(payment.id)).toEqual([]);
  });

  test('continue at the next time if the gateway does not respond; only the last one is retried', async () => {
    const { payment } = await waiting();
    const silent = vi
      .spyOn(getGateways(app.services).get(PaymentGateway.VNPAY), 'query')
      .mockRejectedValue(new Error('no answer'));
    await pass(payment.id, 50);
    await follow(payment.id);
    expect(await scheduledQueries(payment.id)).toEqual([120]);
    await pass(payment.id, 920);
    await expect(follow(payment.id)).rejects.toThrow('no answer');
    expect(await scheduledQueries(payment.id)).toEqual([]);
    silent.mockRestore();
  });

  test('run once for each time, even on a process whose clock is behind', () => {
    const createdAt = new Date('2026-11-27T08:00:00Z');
    const expiresAt = new Date('2026-11-27T08:15:00Z');
    const next = (time: string) => nextQueryAt({ createdAt, expiresAt }, new Date(`2026-11-27T${time}Z`));
    expect(next('08:00:40')).toEqual(new Date('2026-11-27T08:02:00Z'));
    expect(next('08:15:51')).toBeUndefined();
  });
});

describe('an order past its expiry', () => {
  const expiring = (orderId: string) =>
    db("select 1 from pgboss.job where name = 'order.expire' and data->>'orderId' = ?", orderId);
  const runOut = (orderId: string) =>
    db("update orders set expires_at = now() - interval '1 second' where id = ?", orderId);

  test('expires by one job, however often the schedule runs', async () => {
    const [late, early] = [await waiting(), await waiting()];
    await runOut(late.order.id);
    await expireOrders.handle(app.services, {});
    await expireOrders.handle(app.services, {});
    expect(await expiring(late.order.id)).toHaveLength(1);
    expect(await expiring(early.order.id)).toHaveLength(0);
    await expireOrder.handle(app.services, { orderId: late.order.id });
    expect(await getStatus(late.order.id)).toBe('EXPIRED');
  });

  test('does not expire if it is paid', async () => {
    const { order, payment } = await waiting();
    await deliver(signedNotification(payment));
    await runOut(order.id);
    await expireOrders.handle(app.services, {});
    expect(await expiring(order.id)).toHaveLength(0);
  });
});
