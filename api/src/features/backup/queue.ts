import type { EntityManager } from '@mikro-orm/postgresql';
import { tryWithAdvisoryLock } from '../../platform/backup/advisory-lock.ts';
import { findValue, runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import type { BackupTrigger } from './backup.enums.ts';

/** Held while a backup is created, by one process of all. */
export const LOCK = 'sen.backup';
export const DRILL_LOCK = 'sen.backup.drill';

/**
 * Inserts a run. The database allows one running backup at a time.
 * @returns its ID, or undefined if one is running
 */
export async function insertRun(
  em: EntityManager,
  { trigger, askedBy = null }: { trigger: BackupTrigger; askedBy?: string | null },
): Promise<string | undefined> {
  return findValue<string>(
    em,
    sql`insert into backup_run (trigger, asked_by) values (${trigger}, ${askedBy}::uuid)
      on conflict ((true)) where status = 'RUNNING' do nothing returning id`,
  );
}

/** Minutes after which a run that no process has claimed counts as lost. */
const UNCLAIMED_MINUTES = 30;

/** Ends runs of dead processes: a process that creates a backup holds the lock. */
export async function endDeadRuns({
  orm,
  databaseUrl,
}: Pick<Services, 'orm' | 'databaseUrl'>): Promise<void> {
  await tryWithAdvisoryLock(databaseUrl, LOCK, async () => {
    await runSql(
      orm.em.fork(),
      sql`update backup_run set status = 'UNFINISHED', fault = 'KILLED', ended_at = now()
        where status = 'RUNNING' and (claimed_at is not null
          or created_at < now() - make_interval(mins => ${UNCLAIMED_MINUTES}::int))`,
    );
  });
}

/**
 * Inserts a drill. The database allows one running drill at a time.
 * @returns its ID, or undefined if one is running
 */
export async function insertDrill(
  em: EntityManager,
  { backupId, askedBy = null }: { backupId: string; askedBy?: string | null },
): Promise<string | undefined> {
  return findValue<string>(
    em,
    sql`insert into backup_drill (backup_id, asked_by) values (${backupId}, ${askedBy}::uuid)
      on conflict ((true)) where status = 'RUNNING' do nothing returning id`,
  );
}

/** Minutes for which a drill may wait for its process. */
const GRACE_MINUTES = 5;

/** Ends drills of dead processes: a process that runs a drill holds the lock. */
export async function endDeadDrills({
  orm,
  databaseUrl,
}: Pick<Services, 'orm' | 'databaseUrl'>): Promise<void> {
  await tryWithAdvisoryLock(databaseUrl, DRILL_LOCK, () =>
    runSql(
      orm.em.fork(),
      sql`update backup_drill set status = 'FAILED', fault = 'KILLED', ended_at = now()
        where status = 'RUNNING' and started_at < now() - make_interval(mins => ${GRACE_MINUTES}::int)`,
    ),
  );
}
