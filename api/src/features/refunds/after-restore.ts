import { type Sql, sql } from '../../platform/db/sql.ts';

/**
 * A refund that was about to be asked for may have been paid since the backup: the gateway is asked what became of it,
 * as of every one that was sent.
 */
export const afterRestore: readonly Sql[] = [
  sql`update refund_transfer set status = 'SENT', asked_at = null where status = 'CREATED' and kind = 'GATEWAY'`,
];
