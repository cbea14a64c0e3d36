import { type Sql, sql } from '../../graphql/read/index.ts';

const NOT_BEGUN_DAYS = 7;
const STOPPED_DAYS = 14;
/** Days without activity after which a student counts as gone. A message would come too late. */
const LEFT_DAYS = 90;
const FAILED_TRIES = 3;

/** The columns of an enrolment from which the risk is computed. */
interface Place {
  readonly id: Sql;
  readonly courseId: Sql;
  readonly access: Sql;
  readonly enrolledAt: Sql;
  readonly lastStudiedAt: Sql;
  readonly completedAt: Sql;
}

/**
 * The gravest reason why a student might not finish a course, in one row or none. It covers only students who can
 * still be reached: with access, not finished, and active within the last 90 days.
 */
export const riskSql = ({ id, courseId, access, enrolledAt, lastStudiedAt, completedAt }: Place): Sql => sql`
  select reason, lesson as "lessonTitle", count from (
    (select 'DEADLINE_MISSED' as reason, l.title as lesson, (extract(epoch from now() - d.due_at) / 86400)::int as count, 1 as grave
      from assignment_deadline d join lesson l on l.id = d.lesson_id and l.removed_at is null
      where d.enrolment_id = ${id} and d.course_id = ${courseId} and d.status not in ('SUBMITTED', 'GRADED')
        and d.due_at <= now() - interval '1 day' and d.due_at >= ${enrolledAt} + make_interval(days => ${NOT_BEGUN_DAYS}::int) and d.due_at > now() - make_interval(days => ${LEFT_DAYS}::int)
      order by d.due_at desc limit 1)
    union all
    (select 'QUIZ_FAILED', l.title, q.attempts, 2 from quiz_result q join lesson l on l.id = q.lesson_id and l.removed_at is null
      where q.enrolment_id = ${id} and q.attempts >= ${FAILED_TRIES}::int and not q.passed order by q.last_at desc limit 1)
    union all
    select 'NOT_BEGUN', null, (extract(epoch from now() - ${enrolledAt}) / 86400)::int, 3
      where ${lastStudiedAt} is null and ${enrolledAt} <= now() - make_interval(days => ${NOT_BEGUN_DAYS}::int)
    union all
    select 'STOPPED', null, (extract(epoch from now() - ${lastStudiedAt}) / 86400)::int, 4
      where ${lastStudiedAt} <= now() - make_interval(days => ${STOPPED_DAYS}::int)) each
  where ${access} = 'ACTIVE' and ${completedAt} is null
    and coalesce(${lastStudiedAt}, ${enrolledAt}) > now() - make_interval(days => ${LEFT_DAYS}::int)
  order by grave limit 1`;
