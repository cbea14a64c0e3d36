import { recordErasures } from '../../platform/backup/erasures.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';

/**
 * Stores the IDs of erased people next to the backups, because older backups still contain these people
 * (docs/adr/0034).
 */
export async function storeErasures({ orm, keys, config }: Services): Promise<void> {
  const rows = await runSql<{ id: string; at: Date | string }>(
    orm.em.fork(),
    sql`select id, erased_at as at from person where erased_at is not null`,
    'backup.erased',
  );
  const erased = rows.map(({ id, at }) => ({ id, at: new Date(at).toISOString() }));
  await recordErasures(config.backupDir, keys, erased);
}

export const storeErasuresJob = defineJob({
  name: 'backup.keep-erasures',
  schedule: '* * * * *',
  atOnce: 1,
  handle: (services) => storeErasures(services),
});
