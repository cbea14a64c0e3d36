import { raw, sql } from '../../graphql/read/index.ts';
import type { ScheduleSource } from '../calendar/index.ts';

/** Unpaid orders in the buyer's schedule. */
export const ordersDue: ScheduleSource = (personId) => ({
  id: sql`'order:' || d.id`,
  kind: 'ORDER_DUE',
  title: raw('d.title'),
  startsAt: raw('d.expires_at'),
  course: raw('d.course_id'),
  isDone: sql`false`,
  from: sql`from payable_course d where d.buyer_id = ${personId}`,
});
