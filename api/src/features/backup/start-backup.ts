import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { audit } from '../operations/index.ts';
import { drillJob, makeBackupJob, verifyJob } from './backup.jobs.ts';
import { endDeadDrills, endDeadRuns, insertDrill, insertRun } from './queue.ts';

const targetType = 'backup';

/**
 * Inserts a run and enqueues its job. Part of the caller's transaction.
 * @returns undefined if one is running
 */
export async function queueBackup(
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
  { startAfter, ...run }: Parameters<typeof insertRun>[1] & { startAfter?: Date },
): Promise<string | undefined> {
  const runId = await insertRun(em, run);
  if (runId) await jobs.send(em, makeBackupJob, { runId }, startAfter ? { startAfter } : {});
  return runId;
}

/** @throws CONFLICT with the reason BACKUP_RUNNING */
export async function startBackup(context: Context): Promise<string> {
  const viewer = signedIn(context);
  await endDeadRuns(context.services);
  return context.em.transactional(async (em) => {
    const runId = await queueBackup(em, context.services, { trigger: 'MANUAL', askedBy: viewer.id });
    if (!runId) throw conflict('BACKUP_RUNNING');
    audit(em, context, { action: 'backup.start', targetType, targetId: runId, after: { trigger: 'MANUAL' } });
    return runId;
  });
}

/**
 * Requests the running backup to stop. Has no effect if it has ended in the meantime.
 * @throws NOT_FOUND
 */
export async function stopBackup(context: Context, backupId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const [run] = isUuid(backupId)
      ? await runSql<{ is_new: boolean }>(
          em,
          sql`update backup_run set stop_asked_at = coalesce(stop_asked_at, now()) where id = ${backupId} and status = 'RUNNING'
            returning old.stop_asked_at is null as is_new`,
        )
      : [];
    if (!run && !(await exists(context, backupId))) throw notFound();
    if (run?.is_new)
      audit(em, context, {
        action: 'backup.stop',
        targetType,
        targetId: backupId,
        after: { isStopping: true },
      });
    return backupId;
  });
}

/** @throws NOT_FOUND, CONFLICT with the reason BACKUP_NOT_WHOLE */
export async function verifyBackup(context: Context, backupId: string): Promise<string> {
  const folder = await assertStored(context, backupId);
  return context.em.transactional(async (em) => {
    await runSql(em, sql`update backup_run set checking_since = now() where id = ${backupId}`);
    await context.services.jobs.send(em, verifyJob, { backupId });
    audit(em, context, { action: 'backup.verify', targetType, targetId: backupId, after: { folder } });
    return backupId;
  });
}

/** @throws NOT_FOUND, CONFLICT with the reason BACKUP_NOT_WHOLE or DRILL_RUNNING */
export async function startDrill(context: Context, backupId: string): Promise<string> {
  const viewer = signedIn(context);
  const folder = await assertStored(context, backupId);
  await endDeadDrills(context.services);
  return context.em.transactional(async (em) => {
    const drillId = await insertDrill(em, { backupId, askedBy: viewer.id });
    if (!drillId) throw conflict('DRILL_RUNNING');
    await context.services.jobs.send(em, drillJob, { drillId });
    audit(em, context, { action: 'backup.drill', targetType, targetId: backupId, after: { folder } });
    return drillId;
  });
}

const exists = async ({ services }: Context, id: string): Promise<boolean> =>
  isUuid(id) &&
  (await runSql(services.orm.em.fork(), sql`select 1 from backup_run where id = ${id}`)).length > 0;

/**
 * @returns its folder
 * @throws NOT_FOUND
 * @throws CONFLICT if it is incomplete or removed
 */
export async function assertStored(context: Context, id: string): Promise<string> {
  const [found] = isUuid(id)
    ? await runSql<{ folder: string | null }>(
        context.services.orm.em.fork(),
        sql`select case when removed_at is null then folder end as folder from backup_run where id = ${id}`,
      )
    : [];
  if (!found) throw notFound();
  if (!found.folder) throw conflict('BACKUP_NOT_WHOLE');
  return found.folder;
}
