import { type Sql, sql } from '../../graphql/read/index.ts';

/** The feed of what a person did, out of the rows that say so. */
export const activityOf = (personId: string): Sql => sql`
  select 'enrolled:' || e.id as id, 'ENROLLED' as kind, e.enrolled_at as at, e.course_id as course,
      null::text as "lessonTitle", null::text as achievement
    from enrolment e where e.student_id = ${personId}
  union all select 'started:' || p.id, 'LESSON_STARTED', p.reached_at, e.course_id, l.title, null
    from lesson_progress p join enrolment e on e.id = p.enrolment_id join lesson l on l.id = p.lesson_id
    where e.student_id = ${personId}
  union all select 'completed:' || p.id, 'LESSON_COMPLETED', p.completed_at, e.course_id, l.title, null
    from lesson_progress p join enrolment e on e.id = p.enrolment_id join lesson l on l.id = p.lesson_id
    where e.student_id = ${personId} and p.completed_at is not null
  union all select 'done:' || e.id, 'COURSE_COMPLETED', e.completed_at, e.course_id, null, null
    from enrolment e where e.student_id = ${personId} and e.completed_at is not null
  union all select 'rated:' || r.id, 'RATED', r.created_at, r.course_id, null, null
    from rating r where r.author_id = ${personId}
  union all select 'achievement:' || a.code, 'ACHIEVEMENT', a.earned_at, null, null, a.code
    from earned_achievement a where a.person_id = ${personId}`;
