import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';

/** Days after its latest report until a group of errors is deleted. */
const BROWSER_ERROR_DAYS = 30;

/** Serialises what writes several groups, so that two transactions never wait for each other. */
export const lockBrowserErrors = (em: EntityManager) =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtext('performance.browser-errors'))`);

export async function sweepBrowserErrors(em: EntityManager): Promise<void> {
  await lockBrowserErrors(em);
  await runSql(
    em,
    sql`delete from browser_error where last_at < now() - make_interval(days => ${BROWSER_ERROR_DAYS}::int)`,
  );
}
