import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { Order, OrderStatus } from '../orders/index.ts';
import { notify } from '../support/index.ts';
import { MAX_CLOCK_SKEW_MS } from './payment-schedule.ts';
import { countMissing } from './suspense/load-items.ts';

/** If all attempts of the job for an order fail, it is enqueued again after this time, in seconds. */
const EXPIRE_AGAIN_SECONDS = 86_400;

/** Enqueues a job for each order that was not paid in time. */
export const expireOrders = defineJob({
  name: 'orders.expire',
  schedule: '* * * * *',
  async handle({ orm, jobs }) {
    const em = orm.em.fork();
    const due = await runSql<{ id: string }>(
      em,
      sql`select id from orders where status = ${OrderStatus.PENDING} and expires_at <= now()`,
    );
    await jobs.sendEach(
      em,
      expireOrder,
      due.map(({ id }) => ({ orderId: id })),
      { onceIn: EXPIRE_AGAIN_SECONDS },
    );
  },
});

/** Expires an order that was not paid in time. Later money is still accepted (settlePayment). */
export const expireOrder = defineJob({
  name: 'order.expire',
  payload: z.object({ orderId: z.uuid() }),
  async handle(services, { orderId }) {
    await services.orm.em.fork().transactional(async (em) => {
      const order = await em.findOne(Order, orderId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (order?.status !== OrderStatus.PENDING) return;
      const missing = await countMissing(em, order);
      const isPartlyPaid = missing !== order.due;
      // A buyer who was requested to pay the rest has a longer deadline
      if (isPartlyPaid && order.expiresAt.getTime() > Date.now() + MAX_CLOCK_SKEW_MS) return;
      await order.lines.loadItems();
      order.expire();
      await em.flush();
      if (!isPartlyPaid) return;
      // The matched money becomes unmatched again and is returned
      await notify(em, services, order.buyer.id, {
        kind: 'PAYMENT_REST_MISSED',
        params: { number: order.number, received: order.due - missing },
        link: `/dashboard/bills/${order.id}`,
      });
    });
  },
});
