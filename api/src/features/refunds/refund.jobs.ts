import { z } from 'zod';
import { runSql, sql } from '../../platform/db/index.ts';
import { daysAfter } from '../../platform/i18n/dates.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { sealNumber } from '../ledger/index.ts';
import { lockRefund } from './load-refund.ts';
import { notifyBuyer, notifyPlatform } from './notify-refund.ts';
import { recordSystemStep } from './record-step.ts';
import { RefundStatus, RefundStepKind } from './refund.entity.ts';
import { processRefund } from './send-refund.ts';
import { REFUND_ANSWER_DAYS } from './settings.ts';

/** Moves a refund to the platform after the teacher's deadline. */
export const escalateRefund = defineJob({
  name: 'refund.escalate',
  payload: z.object({ refundId: z.uuid() }),
  async handle(services, { refundId }) {
    await services.orm.em.fork().transactional(async (em) => {
      const { refund, line } = await lockRefund(em, refundId);
      if (refund.status !== RefundStatus.TEACHER_REVIEW || refund.answerBy! > new Date()) return;
      refund.awaitPlatform(daysAfter(new Date(), services.settings.get(REFUND_ANSWER_DAYS)));
      recordSystemStep(em, refund, RefundStepKind.ESCALATED);
      await em.flush();
      await notifyPlatform(em, services, refund, line.title);
      await notifyBuyer(em, services, refund, line.title);
    });
  },
});

/** Sends the money of an approved refund, or queries the state of the transfer. */
export const sendRefund = defineJob({
  name: 'refund.send',
  payload: z.object({ refundId: z.uuid() }),
  handle: (services, { refundId }) => processRefund(services, refundId),
});

/** Attempts by a gateway, an hour apart, before an administrator must act. */
const MAX_TRIES = 5;

/** Continues every refund whose transfer is undecided or can be retried. */
export const checkRefunds = defineJob({
  name: 'refunds.check',
  schedule: '* * * * *',
  async handle(services) {
    const em = services.orm.em.fork();
    const waiting = await runSql<{ id: string }>(
      em,
      sql`select r.id from refund r where r.status = 'APPROVED' and r.decided_at < now() - interval '45 seconds'
       union select t.refund_id from refund_transfer t
       where t.kind = 'GATEWAY' and t.status in ('CREATED', 'SENT') and coalesce(t.asked_at, t.created_at) < now() - interval '45 seconds'
       union select r.id from refund r where r.status = 'FAILED' and (
         select count(*) < ${MAX_TRIES}::int and max(t.settled_at) < now() - interval '1 hour'
           and (array_agg(t.can_retry order by t.created_at desc))[1]
         from refund_transfer t where t.refund_id = r.id)`,
    );
    // A job that fails because of an error of ours uses up its attempts and then awaits an administrator
    await services.jobs.sendEach(
      em,
      sendRefund,
      waiting.map(({ id }) => ({ refundId: id })),
      { unlessOpen: true },
    );
  },
});

/** Encrypts account numbers that the previous release stored as text, or still stores during a rolling update. */
export const sealAccounts = defineJob({
  name: 'refunds.seal-accounts',
  schedule: '* * * * *',
  async handle({ orm, keys }) {
    const em = orm.em.fork();
    const open = await runSql<{ id: string; number: string }>(
      em,
      sql`select id, bank_account number from refund where bank_account is not null`,
    );
    for (const { id, number } of open)
      await runSql(
        em,
        sql`update refund set bank_number_sealed = ${sealNumber(keys, number)}, bank_last_digits = ${number.slice(-4)},
              bank_account = null
            where id = ${id} and bank_account = ${number}`,
      );
  },
});
