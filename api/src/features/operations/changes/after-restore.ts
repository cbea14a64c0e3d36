import { type Sql, sql } from '../../../platform/db/sql.ts';

/**
 * Begins an era of the change feeds, wherever the rows came to: also in the database that they were copied from, whose
 * identity is the same, what clients have read since the backup never happened (docs/adr/0022).
 */
export const afterRestore: readonly Sql[] = [
  sql`update change_era set identity = 'restored' where era = (select max(era) from change_era)`,
  sql`select begin_change_era()`,
];
