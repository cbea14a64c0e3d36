import { type Sql, sql } from '../../../graphql/read/index.ts';
import type { Permission } from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { DeskQueueKind } from './dashboard.types.ts';

export interface QueueSource {
  readonly kind: keyof typeof DeskQueueKind;
  readonly permission: Permission;
  /**
   * A query with one row for each item: `since` (timestamptz), `due` (timestamptz, or null without a promised time)
   * and `amount` (bigint in đồng, or null if it is not about money).
   */
  readonly rows: () => Sql;
}

const sources: QueueSource[] = [];

/** Called once for each feature, when the features are registered. */
export const addQueueSources = (added: readonly QueueSource[]): void => void sources.push(...added);

const NONE = sql`select null::text as kind, 0 as count, null::timestamptz as "oldestAt",
  null::timestamptz as "nextDueAt", 0 as "overdueCount", null::bigint as amount, 0 as position where false`;
const ORDER = Object.keys(DeskQueueKind);

/** One row for each queue that the viewer may work on, including empty ones, in the order of the kinds. */
export function queueRows(viewer: Viewer): Sql {
  const queues = sources
    .filter(({ permission }) => viewer.may(permission))
    .map(
      ({ kind, rows }) =>
        sql`select ${kind}::text as kind, count(*)::int as count, min(q.since) as "oldestAt",
          min(q.due) as "nextDueAt", count(*) filter (where q.due < now())::int as "overdueCount",
          sum(q.amount)::bigint as amount, ${ORDER.indexOf(kind)}::int as position from (${rows()}) q`,
    )
    .reduce((before, next) => sql`${before} union all ${next}`, NONE);
  return sql`select u.kind, u.count, u."oldestAt", u."nextDueAt", u."overdueCount", u.amount
    from (${queues}) u order by u.position`;
}
