import { getColumns, raw, sql } from '../../graphql/read/index.ts';
import type { ScheduleSource } from '../calendar/index.ts';
import { ACCESS } from './enrolment.reads.ts';
import { opensAt } from './lesson-opening.ts';

/**
 * Lessons that open later. Lessons of a section that open simultaneously are one event with the title of the section.
 */
export const lessonsOpening: ScheduleSource = (personId) => ({
  id: sql`'opens:' || o.lesson_id`,
  kind: 'LESSON_OPENS',
  title: sql`case when o.lessons = 1 then o.lesson_title else o.section_title end`,
  startsAt: raw('o.at'),
  course: raw('o.course_id'),
  lessonId: raw('o.lesson_id'),
  isDone: sql`o.at <= now()`,
  from: sql`from (
    select e.course_id, t.at, s.title as section_title, count(*) as lessons, min(l.title) as lesson_title,
      (array_agg(l.id order by l.position))[1] as lesson_id
    from enrolment e join lesson l on l.course_id = e.course_id and l.removed_at is null and l.drip <> 'NONE' and not l.is_preview
    join section s on s.id = l.section_id
    cross join lateral (select ${opensAt(getColumns('l'), raw('e.enrolled_at'))} as at) t
    where e.student_id = ${personId} and ${ACCESS} = 'ACTIVE' and t.at > e.enrolled_at
    group by e.course_id, s.id, t.at) o`,
});

/** Live lessons. An event is done once the student has completed the lesson. */
export const liveLessons: ScheduleSource = (personId) => ({
  id: sql`'live:' || l.id`,
  kind: 'LIVE_LESSON',
  title: raw('l.title'),
  startsAt: raw('l.live_starts_at'),
  endsAt: sql`l.live_starts_at + make_interval(mins => l.minutes)`,
  course: raw('e.course_id'),
  lessonId: raw('l.id'),
  isDone: sql`exists (select 1 from lesson_progress p
    where p.enrolment_id = e.id and p.lesson_id = l.id and p.completed_at is not null)`,
  from: sql`from enrolment e join lesson l on l.course_id = e.course_id and l.removed_at is null and l.live_starts_at is not null
    where e.student_id = ${personId} and ${ACCESS} = 'ACTIVE'`,
});
