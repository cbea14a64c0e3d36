import { sql } from '../../graphql/read/index.ts';
import type { DeskQueueSource } from '../operations/index.ts';
import { waitsInSuspense } from './suspense/waits-in-suspense.ts';

/** What of the buyers’ money waits for administrators. */
export const deskQueues: readonly DeskQueueSource[] = [
  {
    kind: 'REFUNDS',
    permission: 'refund:decide',
    rows: () => sql`select r.requested_at as since, r.answer_by as due, r.amount
      from refund r where r.status in ('ADMIN_REVIEW', 'FAILED')`,
  },
  {
    kind: 'DOUBTS',
    permission: 'order:read-any',
    // An order that is paid can have a second payment that is in doubt
    rows: () => sql`select min(p.doubted_at) as since, min(p.answer_by) as due, sum(p.amount)::bigint as amount
      from payment_attempt p where p.doubt is not null group by p.order_id`,
  },
  {
    kind: 'SUSPENSE',
    permission: 'suspense:read',
    rows: () => sql`select i.received_at as since, null::timestamptz as due, i.amount
      from suspense_item i where ${waitsInSuspense(sql`i.state`, sql`i.order_id`)}`,
  },
  {
    kind: 'DISPUTES',
    permission: 'dispute:read',
    // The last day on which the gateway takes evidence counts as a whole
    rows: () => sql`select d.opened_at as since,
        (d.deadline + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' as due, d.amount
      from dispute d where d.status = 'OPEN'`,
  },
];
