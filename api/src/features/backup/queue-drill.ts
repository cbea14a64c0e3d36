import type { EntityManager } from '@mikro-orm/postgresql';
import { alone } from '../../platform/backup/alone.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Services } from '../../platform/process/services.ts';
import { DRILL_LOCK } from './lock.ts';

/**
 * Inserts a drill. The database allows one running drill at a time.
 * @returns its ID, or undefined if one is running
 */
export async function insertDrill(
  em: EntityManager,
  { backupId, askedBy = null }: { backupId: string; askedBy?: string | null },
): Promise<string | undefined> {
  const [drill] = await runSql<{ id: string }>(
    em,
    sql`insert into backup_drill (backup_id, asked_by) values (${backupId}, ${askedBy}::uuid)
      on conflict ((true)) where status = 'RUNNING' do nothing returning id`,
  );
  return drill?.id;
}

/** Minutes for which a drill may wait for its process. */
const GRACE_MINUTES = 5;

/** Ends drills of dead processes: a process that runs a drill holds the lock. */
export async function endDeadDrills({
  orm,
  databaseUrl,
}: Pick<Services, 'orm' | 'databaseUrl'>): Promise<void> {
  await alone(databaseUrl, DRILL_LOCK, () =>
    runSql(
      orm.em.fork(),
      sql`update backup_drill set status = 'FAILED', fault = 'KILLED', ended_at = now()
        where status = 'RUNNING' and started_at < now() - make_interval(mins => ${GRACE_MINUTES}::int)`,
    ),
  );
}
