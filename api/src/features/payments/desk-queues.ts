import { sql } from '../../graphql/read/index.ts';
import type { DeskQueueSource } from '../operations/index.ts';
import { waitsInSuspense } from './suspense/waits-in-suspense.ts';

export const deskQueues: readonly DeskQueueSource[] = [
  {
    kind: 'DOUBTS',
    permission: 'order:read-any',
    // A paid order can have a second payment in doubt
    rows: () => sql`select min(p.doubted_at) as since, min(p.answer_by) as due, sum(p.amount)::bigint as amount
      from payment_attempt p where p.doubt is not null group by p.order_id`,
  },
  {
    kind: 'SUSPENSE',
    permission: 'suspense:read',
    rows: () => sql`select i.received_at as since, null::timestamptz as due, i.amount
      from suspense_item i where ${waitsInSuspense(sql`i.state`, sql`i.order_id`)}`,
  },
];
