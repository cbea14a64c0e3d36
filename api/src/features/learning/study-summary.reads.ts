import { type Sql, sql } from '../../graphql/read/index.ts';

/** All days are in Vietnam time. */

/** Minutes of a day `d`, rounded up, so that a short lesson counts as a day of study. */
export const MINUTES = sql`ceil(d.seconds / 60.0)::int`;

/** Rows of study_day of a person, one for each day. */
export const daysSql = (personId: Sql | string): Sql => sql`(
  select d.day, sum(d.seconds)::int as seconds from study_day d join enrolment e on e.id = d.enrolment_id
  where e.student_id = ${personId} group by d.day)`;

/** Seconds studied in an enrolment. They decide when its student may rate the course. */
export const studiedSeconds = (enrolmentId: Sql): Sql =>
  sql`(select coalesce(sum(d.seconds), 0)::int from study_day d where d.enrolment_id = ${enrolmentId})`;

/** Sequences of consecutive days: last day and length of each. */
export const streaksSql = (personId: Sql | string): Sql => sql`(
  select max(s.day) as last, count(*)::int as days from (
    select d.day, d.day - (row_number() over (order by d.day))::int as run from ${daysSql(personId)} d) s
  group by s.run)`;

/** A person's progress in each metric of achievements: rows of metric and value. */
export const metricsSql = (personId: Sql | string): Sql => sql`(
  select 'LESSONS' as metric, count(*)::int as value from lesson_progress p join enrolment e on e.id = p.enrolment_id
    where e.student_id = ${personId} and p.completed_at is not null
  union all select 'COURSES', count(*)::int from enrolment e where e.student_id = ${personId} and e.completed_at is not null
  union all select 'CERTIFICATES', count(*)::int from certificate c join enrolment e on e.id = c.enrolment_id
    where e.student_id = ${personId} and c.status = 'ISSUED'
  union all select 'HELPFUL_ANSWERS', count(*)::int from helpful_answer h where h.author_id = ${personId}
  union all select 'MINUTES', coalesce(sum(${MINUTES}), 0)::int from ${daysSql(personId)} d
  union all select 'STREAK', coalesce(max(s.days), 0)::int from ${streaksSql(personId)} s)`;

/** The feed of a person's activities, derived from the tables of the events. */
export const activitySql = (personId: string): Sql => sql`
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
