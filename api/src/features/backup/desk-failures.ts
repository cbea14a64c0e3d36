import { sql } from '../../graphql/read/index.ts';
import type { DeskFailureSource } from '../operations/index.ts';

/** What came after the last good one: a failure that another night has made up for wants nobody any more. */
export const deskFailures: readonly DeskFailureSource[] = [
  {
    kind: 'BACKUPS',
    permission: 'backup:read',
    row: () => sql`select count(*) as count, null::float8 as of, max(b.created_at) as latest from backup_run b
      where (b.status in ('ERROR', 'UNFINISHED') or b.check_fault is not null) and b.created_at > coalesce((
        select max(g.created_at) from backup_run g where g.status in ('OK', 'WARNING') and g.check_fault is null), '-infinity')`,
  },
  {
    kind: 'DRILLS',
    permission: 'backup:read',
    row: () => sql`select count(*) as count, null::float8 as of, max(d.started_at) as latest from backup_drill d
      where d.status = 'FAILED' and d.started_at > coalesce((
        select max(g.started_at) from backup_drill g where g.status = 'PASSED'), '-infinity')`,
  },
];
