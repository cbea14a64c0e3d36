import { raw, sql } from '../../graphql/read/index.ts';
import type { ScheduleSource } from './schedule-source.ts';

/** Done once the person has studied on its day. */
export const ownSlots: ScheduleSource = (personId) => ({
  id: sql`'slot:' || s.id`,
  kind: 'STUDY_SLOT',
  title: raw('s.title'),
  startsAt: raw('s.starts_at'),
  endsAt: sql`s.starts_at + make_interval(mins => s.minutes)`,
  course: raw('s.course_id'),
  isDone: sql`exists (select 1 from study_time t where t.student_id = s.person_id and t.seconds > 0
    and t.day = (s.starts_at at time zone 'Asia/Ho_Chi_Minh')::date)`,
  from: sql`from study_slot s where s.person_id = ${personId}`,
});
