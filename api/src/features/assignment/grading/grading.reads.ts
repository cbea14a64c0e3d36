import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sql, sql } from '../../../graphql/read/index.ts';
import { runSql } from '../../../platform/db/index.ts';

/** The name of another teacher who has claimed the work. Null if there is none. */
export const claimantName = (
  { claimedBy, claimedUntil }: { readonly claimedBy: Sql; readonly claimedUntil: Sql },
  viewerId: string,
): Sql => sql`(select p.full_name from person p
  where p.id = ${claimedBy} and p.id <> ${viewerId} and ${claimedUntil} > now())`;

/** The state of the grading, from columns of the submission. */
export const stateSql = (status: Sql, markedAt: Sql): Sql =>
  sql`(case when ${status} <> 'SUBMITTED' then 'RELEASED' when ${markedAt} is null then 'WAITING' else 'MARKED' end)`;

export const markingQueue = (assignmentId: string | null, mayGrade: Sql, viewerId: string): Sql => sql`
  select s.id as "submissionId", p.full_name as "studentName", s.number, s.submitted_at as "submittedAt",
    s.late_minutes as "lateMinutes", ${stateSql(sql`s.status`, sql`s.marked_at`)} as state,
    (s.marking->'total'->>'score')::float8 as score,
    ${claimantName({ claimedBy: sql`s.claimed_by_id`, claimedUntil: sql`s.claimed_until` }, viewerId)} as "heldBy",
    s.status <> 'SUBMITTED' as "isReleased", s.marked_at is not null as "isMarked"
  from assignment_submission s join assignment a on a.id = s.assignment_id join person p on p.id = s.student_id
  where a.id = ${assignmentId} and s.status <> 'DRAFT' and s.student_id <> ${viewerId} and ${mayGrade}`;

export const assignmentsToMark = (mayGrade: Sql, viewerId: string): Sql => sql`
  select a.id as "assignmentId", l.title as "lessonTitle", c.title as "courseTitle", a.due_at as "dueAt",
    w.waiting, w.marked, w.oldest,
    (select count(*)::int from extension_request r
      where r.assignment_id = a.id and r.status = 'PENDING' and r.student_id <> ${viewerId}) as requests
  from assignment a join lesson l on l.id = a.lesson_id and l.removed_at is null join course c on c.id = a.course_id
    cross join lateral (select count(*) filter (where s.marked_at is null)::int as waiting,
        count(*) filter (where s.marked_at is not null)::int as marked, min(s.submitted_at) as oldest
      from assignment_submission s
      where s.assignment_id = a.id and s.status = 'SUBMITTED' and s.student_id <> ${viewerId}) w
  where ${mayGrade}`;

interface Graders {
  readonly graders: string[];
  readonly lesson: string;
  readonly student: string;
}

/** Finds the teachers who may grade an assignment, except the student, and the names for a notification. */
export async function findGraders(
  em: EntityManager,
  assignmentId: string,
  studentId: string,
): Promise<Graders> {
  const [row] = await runSql<Graders>(
    em,
    sql`select l.title as lesson, p.full_name as student, array(
          select c.teacher_id from course c where c.id = a.course_id and c.teacher_id <> p.id
          union select t.person_id from co_teacher t
            where t.course_id = a.course_id and 'MARK' = any(t.rights) and t.person_id <> p.id) as graders
      from assignment a join lesson l on l.id = a.lesson_id, person p
      where a.id = ${assignmentId} and p.id = ${studentId}`,
    'assignment.markers',
  );
  return row!;
}
