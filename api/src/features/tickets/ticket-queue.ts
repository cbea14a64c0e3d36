import { sql } from '../../graphql/read/index.ts';
import type { DeskQueueSource } from '../operations/index.ts';

/** Tickets that wait for support: those of the list's first tab. */
export const ticketQueue: DeskQueueSource = {
  kind: 'TICKETS',
  permission: 'ticket:answer',
  rows: () => sql`select t.created_at as since, t.due_at as due, null::bigint as amount
    from ticket t where t.state = 'OPEN'`,
};
