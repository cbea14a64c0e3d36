import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { Order, OrderStatus } from '../orders/index.ts';
import { notify } from '../support/index.ts';
import { CLOCKS_DIFFER_MS } from './payment-schedule.ts';
import { missingOf } from './suspense/matched.ts';

/** An order that could not be given up by all attempts of a job is tried once more on the next day, in seconds. */
const EXPIRE_AGAIN_SECONDS = 86_400;

/** Finds the orders whose time to be paid is over. */
export const expireOrders = defineJob({
  name: 'orders.expire',
  payload: z.object({}),
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

/** Gives an order up that was not paid in its time. Money that comes later is still taken (settlePayment). */
export const expireOrder = defineJob({
  name: 'order.expire',
  payload: z.object({ orderId: z.uuid() }),
  async handle(services, { orderId }) {
    await services.orm.em.fork().transactional(async (em) => {
      const order = await em.findOne(Order, orderId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (order?.status !== OrderStatus.PENDING) return;
      const missing = await missingOf(em, order);
      const isAsked = missing !== order.due;
      // Asked for the rest, the buyer has longer than when the order was made
      if (isAsked && order.expiresAt.getTime() > Date.now() + CLOCKS_DIFFER_MS) return;
      await order.lines.loadItems();
      order.expire();
      await em.flush();
      if (!isAsked) return;
      // What was matched waits for people again: it goes back
      await notify(em, services, order.buyer.id, {
        kind: 'PAYMENT_REST_MISSED',
        params: { number: order.number, received: order.due - missing },
        link: `/dashboard/bills/${order.id}`,
      });
    });
  },
});
