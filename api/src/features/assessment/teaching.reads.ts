import { type Sql, sql } from '../../graphql/read/index.ts';
import { CourseRight, taughtCourses } from '../courses/index.ts';
import { type WaitingSource } from '../studio/index.ts';

/**
 * Answers of OPEN questions that wait for grading, or those graded in the last 90 days.
 * @param taught a condition on the quizzes
 */
export const openAnswers = (taught: Sql, isMarked: boolean): Sql => sql`
  select a.id as "attemptId", (m->>'id')::uuid as "questionId", p.full_name as "studentName", l.title as "lessonTitle",
    c.title as "courseTitle", a.submitted_at as "submittedAt", i->'prompt' as prompt,
    i->>'soundId' as "soundId",
    coalesce(a.answers->(m->>'id')->'texts'->>0, '') as text, (m->>'points')::int as points,
    k->'body'->>'guidance' as guidance,
    case when m->'share' <> 'null' then (m->>'earned')::float8 end as earned, m->>'comment' as comment
  from quiz_attempt a join quiz z on z.id = a.quiz_id join lesson l on l.id = z.lesson_id
    join course c on c.id = z.course_id join person p on p.id = a.student_id
    cross join jsonb_array_elements(a.marks) m
    join lateral (select e as i from jsonb_array_elements(a.paper) e where e->>'id' = m->>'id') q on true
    join lateral (select e as k from jsonb_array_elements(a.keys) e where e->>'id' = m->>'id') r on true
  where ${
    isMarked
      ? sql`a.status <> 'IN_PROGRESS' and a.submitted_at > now() - interval '90 days' and k->>'kind' = 'OPEN'
          and m->'share' <> 'null' and a.answers->(m->>'id')->'texts'->>0 <> ''`
      : sql`a.status = 'SUBMITTED' and m->'share' = 'null'`
  } and ${taught}`;

export const answersWaiting: WaitingSource = {
  kind: 'TO_MARK',
  rows: (
    viewer,
  ) => sql`select a.submitted_at as since, null::timestamptz as due from quiz z join quiz_attempt a on a.quiz_id = z.id
      cross join jsonb_array_elements(a.marks) m
    where z.course_id in ${taughtCourses(viewer, CourseRight.MARK)} and a.status = 'SUBMITTED'
      and a.student_id <> ${viewer.id} and m->'share' = 'null'`,
};

export const quizResults = (quizId: string | null, taught: Sql): Sql => sql`
  select a.student_id as "studentId", min(p.full_name) as "studentName", count(*)::int as attempts,
    max(a.score) as "bestScore", bool_or(a.passed) as passed, max(a.started_at) as "lastStartedAt",
    coalesce(max(x.extra_sec), 0) as "extraSec"
  from quiz_attempt a join quiz z on z.id = a.quiz_id join person p on p.id = a.student_id
    left join quiz_extra_time x on x.quiz_id = a.quiz_id and x.student_id = a.student_id
  where a.quiz_id = ${quizId} and ${taught} group by a.student_id`;

/** Min attempts for a meaningful coefficient. */
const MIN_FOR_DISCRIMINATION = 5;

/** The results of each question of a quiz, without attempts in progress. The newest attempts are last. */
export const questionAnalysis = (quizId: string | null, taught: Sql): Sql => sql`
  with answer as (
    select m->>'id' as question, (m->>'share')::float8 as share, a.score, coalesce(a.answers->(m->>'id'), '{}') as given,
      (select e->'body' from jsonb_array_elements(a.keys) e where e->>'id' = m->>'id') as body
    from quiz_attempt a join quiz z on z.id = a.quiz_id cross join jsonb_array_elements(a.marks) m
    where a.quiz_id = ${quizId} and a.status <> 'IN_PROGRESS' and m->'share' <> 'null' and ${taught}),
  wrong as (
    select question, mode() within group (order by choice) as choice from answer,
      jsonb_array_elements_text(given->'choiceIds') choice
    where share < 1 and (exists (select 1 from jsonb_array_elements(body->'choices') e
        where e->>'id' = choice and not (e->>'isRight')::boolean and exists (
          select 1 from jsonb_array_elements(body->'choices') r where (r->>'isRight')::boolean))
      or (body->>'isTrue') <> choice)
    group by question)
  select s.question as "questionId", count(*)::int as attempts,
    count(*) filter (where coalesce(given->'choiceIds', '[]') = '[]' and coalesce(given->'pairs', '[]') = '[]'
      and not exists (select 1 from jsonb_array_elements_text(given->'texts') t where t <> ''))::int as skipped,
    avg(s.share) as "rightShare",
    case when count(*) >= ${MIN_FOR_DISCRIMINATION}::int then corr(s.share, s.score) end as discrimination,
    max(w.choice) as "mostChosenWrongId"
  from answer s left join wrong w on w.question = s.question group by s.question`;

/** The number of students who chose each choice of a question in a quiz. */
export const choiceCounts = (quizId: string | null, questionId: string | null, taught: Sql): Sql => sql`
  select choice as "choiceId", count(*)::int as count
  from quiz_attempt a join quiz z on z.id = a.quiz_id,
    jsonb_array_elements_text(a.answers->(${questionId}::text)->'choiceIds') choice
  where a.quiz_id = ${quizId} and a.status <> 'IN_PROGRESS' and ${taught} group by choice`;
