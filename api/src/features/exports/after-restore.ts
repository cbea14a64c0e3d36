import { type Sql, sql } from '../../platform/db/sql.ts';

/** Backups hold no exported files: each can be written anew. */
export const afterRestore: readonly Sql[] = [
  sql`update export_file set state = 'EXPIRED' where state = 'READY'`,
  sql`update export_file set state = 'FAILED', fault = 'INTERRUPTED', finished_at = now() where state in ('QUEUED', 'RUNNING')`,
];
