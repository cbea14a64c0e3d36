import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { runSql, sql } from '../../platform/db/index.ts';
import { isOnHold, OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { Order, PaymentStatus } from '../orders/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { nextQueryAt } from './payment-schedule.ts';
import { queryGateway } from './query-gateway.ts';

/** Queries the gateway about an attempt that no notification has settled, since notifications can be lost. */
export const queryPayment = defineJob({
  name: 'payment.query',
  payload: z.object({ attemptId: z.uuid() }),
  async handle(services, { attemptId }) {
    const attempt = await services.orm.em.fork().findOne(PaymentAttempt, attemptId);
    if (!attempt || !isUnsettled(attempt)) return;
    const answer = await queryGateway(services, attempt, { freshFor: 0 });
    if ((answer === 'PENDING' || answer === 'NOT_BEGUN') && attempt.expiresAt < new Date())
      await expireAttempt(services, attemptId);
  },
});

/**
 * Queries an attempt at each time of its schedule, one job after the other, until it is settled. If the gateway does
 * not respond, the next scheduled query follows; only the last one is retried.
 */
export const followPayment = defineJob({
  name: 'payment.follow',
  payload: z.object({ attemptId: z.uuid() }),
  async handle(services, { attemptId }) {
    let failure: { readonly error: unknown } | undefined;
    try {
      await queryPayment.handle(services, { attemptId });
    } catch (error) {
      failure = { error };
    }
    const isScheduled = await scheduleQuery(services, attemptId);
    if (!failure) return;
    if (!isScheduled) throw failure.error;
    services.log.warn(
      { err: failure.error, attemptId },
      'a gateway did not respond about a payment; the next scheduled query follows',
    );
  },
});

/** @returns false if no scheduled query is left */
async function scheduleQuery({ orm, jobs }: Services, attemptId: string): Promise<boolean> {
  const em = orm.em.fork();
  const found = await em.findOne(PaymentAttempt, attemptId);
  const startAfter = found && isUnsettled(found) ? nextQueryAt(found, new Date()) : undefined;
  if (startAfter) await jobs.send(em, followPayment, { attemptId }, { startAfter });
  return startAfter !== undefined;
}

/** An expired or replaced attempt may be paid nevertheless. */
const isUnsettled = ({ isOpen, status }: PaymentAttempt): boolean =>
  isOpen || status === PaymentStatus.EXPIRED || status === PaymentStatus.REPLACED;

/** Deletes unverified notifications. Anyone who knows the URL can send them. */
export const deleteUnverifiedNotifications = defineJob({
  name: 'notices.sweep',
  schedule: '47 3 * * *',
  async handle({ orm }) {
    await runSql(
      orm.em.fork(),
      sql`delete from payment_notice where outcome = 'UNVERIFIED' and received_at < now() - interval '3 days'`,
    );
  },
});

async function expireAttempt({ orm }: Services, id: string): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const found = await em.findOneOrFail(PaymentAttempt, id);
    await em.findOneOrFail(Order, found.order.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const attempt = await em.refreshOrFail(found);
    if (attempt.isOpen) attempt.status = PaymentStatus.EXPIRED;
  });
}

/**
 * After a restore, while outgoing money is held, each start queries the gateways about every attempt whose outcome
 * the backup may not contain, since buyers may have paid after the backup. A query moves no money; a confirmed
 * payment is booked.
 */
export async function queryAfterRestore({ orm, jobs }: Services): Promise<void> {
  const em = orm.em.fork();
  if (!(await isOnHold(em, OutgoingKind.MONEY))) return;
  const open = await runSql<{ id: string }>(
    em,
    sql`select a.id from payment_attempt a, outgoing_hold h
      where h.kind = 'MONEY' and a.status in ('CREATED', 'PENDING', 'EXPIRED', 'REPLACED')
        and a.created_at > h.backup_at - interval '3 days'`,
  );
  await jobs.sendEach(
    em,
    queryPayment,
    open.map(({ id }) => ({ attemptId: id })),
  );
}
