import { sql } from '../../graphql/read/index.ts';
import type { DeskQueueSource } from '../operations/index.ts';

/** Submissions that wait for a reviewer. */
export const reviewQueue: DeskQueueSource = {
  kind: 'COURSE_REVIEWS',
  permission: 'course:review',
  rows: () => sql`select r.submitted_at as since, r.due_at as due, null::bigint as amount
    from course_review r where r.decision = 'PENDING'`,
};
