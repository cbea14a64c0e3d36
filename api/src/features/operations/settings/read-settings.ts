import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Only settings that were ever changed. */
export async function readSettings(em: EntityManager): Promise<ReadonlyMap<string, unknown>> {
  const rows = await runSql<{ key: string; value: unknown }>(
    em,
    sql`select distinct on (key) key, value from setting_value order by key, version desc`,
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}
