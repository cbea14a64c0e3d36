import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { isHeld, OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import type { Services } from '../../platform/process/services.ts';
import { queryPayment } from './payment.jobs.ts';

/**
 * After a restore, while outgoing money is held, each start queries the gateways about every attempt whose outcome
 * the backup may not contain, since buyers may have paid after the backup. A query moves no money; a confirmed
 * payment is booked.
 */
export async function askAfterRestore({ orm, jobs }: Services): Promise<void> {
  const em = orm.em.fork();
  if (!(await isHeld(em, OutgoingKind.MONEY))) return;
  const open = await runSql<{ id: string }>(
    em,
    sql`select a.id from payment_attempt a, outgoing_hold h
      where h.kind = 'MONEY' and (a.status in ('CREATED', 'PENDING') or a.status = 'EXPIRED')
        and a.created_at > h.backup_at - interval '3 days'`,
  );
  await jobs.sendEach(
    em,
    queryPayment,
    open.map(({ id }) => ({ attemptId: id })),
  );
}
