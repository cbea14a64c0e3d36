import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from './run-sql.ts';
import { sql } from './sql.ts';

/**
 * Plans each prepared statement of the transaction once for all values, until the transaction ends. By default PostgreSQL
 * may plan a statement again for each set of values, and planning a long statement takes longer than running it.
 * Measure before using it: one plan for all values is slow if some values are much more frequent than others.
 */
export const usePlansForAllValues = (em: EntityManager): Promise<unknown> =>
  runSql(em, sql`set local plan_cache_mode = force_generic_plan`, 'plans.forAllValues');
