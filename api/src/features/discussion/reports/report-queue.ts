import { sql } from '../../../graphql/read/index.ts';
import type { DeskQueueSource } from '../../operations/index.ts';
import { waitsAgain } from './waits-again.ts';

/** Reported content that waits for a moderator, for the first time or again, and appeals that wait for another one. */
export const reportQueue: DeskQueueSource = {
  kind: 'CONTENT_REPORTS',
  permission: 'comment:moderate',
  rows: () => sql`select c.created_at as since, null::timestamptz as due, null::bigint as amount
    from content_case c where c.state = 'PENDING' or ${waitsAgain({
      kind: sql`c.kind`,
      state: sql`c.state`,
      targetId: sql`c.target_id`,
      createdAt: sql`c.created_at`,
    })}
    union all select a.created_at, null::timestamptz, null::bigint from content_appeal a where a.state = 'WAITING'`,
};
