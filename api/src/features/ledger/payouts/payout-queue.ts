import { sql } from '../../../graphql/read/index.ts';
import type { DeskQueueSource } from '../../operations/index.ts';

/** Payouts that wait for an administrator’s yes or no. */
export const payoutQueue: DeskQueueSource = {
  kind: 'PAYOUTS',
  permission: 'payout:read-any',
  rows: () => sql`select p.requested_at as since, null::timestamptz as due, p.amount
    from payout p where p.status = 'PENDING'`,
};
