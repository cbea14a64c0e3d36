import { sql } from '../../graphql/read/index.ts';
import { DEAD_LETTERS } from '../../platform/jobs/jobs.ts';
import type { DeskFailureSource } from '../operations/index.ts';
import { measuredParts } from './measured-source.ts';
import { PerformancePeriod } from './performance.enums.ts';

export const deskFailures: readonly DeskFailureSource[] = [
  {
    kind: 'DEAD_LETTERS',
    permission: 'performance:read',
    row: () => sql`select count(*) as count, null::float8 as of, max(j.created_on) as latest
      from pgboss.job j where j.name = ${DEAD_LETTERS} and j.state < 'active'`,
  },
  {
    kind: 'FAILED_REQUESTS',
    permission: 'performance:read',
    // The same sums as on the page of the performance, so that both say the same
    row: () => sql`with ${measuredParts(PerformancePeriod.DAY, sql`m.kind in ('graphql', 'rest')`)}
      select coalesce(sum(w.failed), 0) as count, coalesce(sum(w.calls), 0) as of, null::timestamptz as latest from whole w`,
  },
];
