import type { EntityManager } from '@mikro-orm/postgresql';
import { alone } from '../../platform/backup/alone.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Services } from '../../platform/process/services.ts';
import type { BackupTrigger } from './backup.enums.ts';
import { LOCK } from './lock.ts';

/**
 * Inserts a run. The database allows one running backup at a time.
 * @returns its ID, or undefined if one is running
 */
export async function insertRun(
  em: EntityManager,
  { trigger, askedBy = null }: { trigger: `${BackupTrigger}`; askedBy?: string | null },
): Promise<string | undefined> {
  const [run] = await runSql<{ id: string }>(
    em,
    sql`insert into backup_run (trigger, asked_by) values (${trigger}, ${askedBy}::uuid)
      on conflict ((true)) where status = 'RUNNING' do nothing returning id`,
  );
  return run?.id;
}

/** Minutes after which a run that no process has claimed counts as lost. */
const FORGOTTEN_MINUTES = 30;

/** Ends runs of dead processes: a process that creates a backup holds the lock. */
export async function endDeadRuns({
  orm,
  databaseUrl,
}: Pick<Services, 'orm' | 'databaseUrl'>): Promise<void> {
  await alone(databaseUrl, LOCK, async () => {
    await runSql(
      orm.em.fork(),
      sql`update backup_run set status = 'UNFINISHED', fault = 'KILLED', ended_at = now()
        where status = 'RUNNING' and (claimed_at is not null
          or created_at < now() - make_interval(mins => ${FORGOTTEN_MINUTES}::int))`,
    );
  });
}
