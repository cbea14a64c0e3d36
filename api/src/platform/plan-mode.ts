import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from './run-sql.ts';
import { sql } from './sql.ts';

/**
 * Until it ends, the transaction plans each of its prepared statements once for all values. PostgreSQL by itself plans a
 * statement for each value where it expects more of that, and planning a long statement takes longer than running it.
 * Measure before: such a plan is wrong where some values are much more frequent than others.
 */
export const usePlansForAllValues = (em: EntityManager): Promise<unknown> =>
  runSql(em, sql`set local plan_cache_mode = force_generic_plan`, 'plans.forAllValues');
