import { join } from 'node:path';
import { z } from 'zod';
import { BackupFault } from '../../platform/backup/backup-fault.ts';
import { verifyBackup } from '../../platform/backup/verify.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { findFault, makeBackup } from './make-backup.ts';
import { endDeadDrills, endDeadRuns, insertDrill, insertRun } from './queue.ts';
import { runDrill } from './run-drill.ts';

/** Many gigabytes take hours. A missing heartbeat detects a dead process much earlier. */
const MAX_SECONDS = 12 * 3600;

/** Creates the backup of a run. A second attempt means that the process of the first one has died. */
export const makeBackupJob = defineJob({
  name: 'backup.make',
  payload: z.object({ runId: z.uuid() }),
  retryLimit: 3,
  atOnce: 1,
  maxSeconds: MAX_SECONDS,
  handle: (services, { runId }, attempt) =>
    makeBackup(services, runId, attempt?.signal ?? new AbortController().signal),
});

/** Runs every night. If another backup is being created, it records that this one was skipped. */
export const dailyBackup = defineJob({
  name: 'backup.daily',
  schedule: '0 2 * * *',
  async handle(services) {
    await endDeadRuns(services);
    await services.orm.em.fork().transactional(async (em) => {
      const runId = await insertRun(em, { trigger: 'DAILY' });
      if (runId) await services.jobs.send(em, makeBackupJob, { runId });
      else
        await runSql(
          em,
          sql`insert into backup_run (trigger, status, fault, ended_at) values ('DAILY', 'SKIPPED', 'ALREADY_RUNNING', now())`,
        );
    });
  },
});

/** Restores a backup into a separate database and checks it. */
export const drillJob = defineJob({
  name: 'backup.drill',
  payload: z.object({ drillId: z.uuid() }),
  retryLimit: 2,
  atOnce: 1,
  maxSeconds: MAX_SECONDS,
  handle: (services, { drillId }) => runDrill(services, drillId),
});

/** Runs every night with the newest backup. */
export const dailyDrill = defineJob({
  name: 'backup.daily-drill',
  schedule: '10 3 * * *',
  async handle(services) {
    await endDeadDrills(services);
    await services.orm.em.fork().transactional(async (em) => {
      const [newest] = await runSql<{ id: string }>(
        em,
        sql`select id from backup_run where folder is not null and removed_at is null order by snapshot_at desc limit 1`,
      );
      const drillId = newest && (await insertDrill(em, { backupId: newest.id }));
      if (drillId) await services.jobs.send(em, drillJob, { drillId });
    });
  },
});

export const verifyJob = defineJob({
  name: 'backup.verify',
  payload: z.object({ backupId: z.uuid() }),
  retryLimit: 2,
  atOnce: 1,
  maxSeconds: MAX_SECONDS,
  handle: (services, { backupId }) => verify(services, backupId),
});

async function verify({ orm, config, keys }: Services, backupId: string): Promise<void> {
  const em = orm.em.fork();
  const [found] = await runSql<{ folder: string; checksum: string }>(
    em,
    sql`select folder, checksum from backup_run where id = ${backupId} and folder is not null and removed_at is null`,
  );
  if (!found) return;
  const fault = await verifyBackup(join(config.backupDir, found.folder), keys).then(
    ({ checksum }) => (checksum === found.checksum ? undefined : new BackupFault('MANIFEST_CHANGED')),
    (error: unknown) => {
      if (error instanceof BackupFault) return error;
      throw error;
    },
  );
  await runSql(
    em,
    sql`update backup_run set checking_since = null, checked_at = now(), check_fault = ${fault ? findFault(fault) : null},
      check_detail = ${fault?.what ?? null}, files_at_fault = ${JSON.stringify(fault?.files ?? [])}::jsonb where id = ${backupId}`,
  );
}
