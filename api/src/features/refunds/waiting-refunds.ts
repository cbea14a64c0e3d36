import { sql } from '../../graphql/read/index.ts';
import type { DeskQueueSource } from '../operations/index.ts';
import type { WaitingSource } from '../studio/index.ts';

/**
 * Refunds that await the teacher's answer. Only those of the viewer's own courses, since the money is the teacher's.
 */
export const waitingRefunds: WaitingSource = {
  kind: 'REFUNDS',
  rows: (viewer) => sql`select r.requested_at as since, r.answer_by as due from refund r
    where r.teacher_id = ${viewer.id} and r.status in ('REQUESTED', 'TEACHER_REVIEW')`,
};

export const refundQueue: DeskQueueSource = {
  kind: 'REFUNDS',
  permission: 'refund:decide',
  rows: () => sql`select r.requested_at as since, r.answer_by as due, r.amount
    from refund r where r.status in ('ADMIN_REVIEW', 'FAILED')`,
};
