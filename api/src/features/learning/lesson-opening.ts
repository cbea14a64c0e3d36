import { raw, type Sql, sql } from '../../graphql/read/index.ts';

interface DripColumns {
  readonly drip: Sql;
  readonly dripDays: Sql;
  readonly dripAt: Sql;
}

/**
 * Time at which a lesson opens for a student, as SQL over columns of the lesson. Null if it is open from the
 * beginning.
 */
export const opensAt = ({ drip, dripDays, dripAt }: DripColumns, enrolledAt: Sql): Sql =>
  sql`(case ${drip} when 'RELATIVE' then ${enrolledAt} + make_interval(hours => 24 * ${dripDays})
    when 'DATE' then ${dripAt} end)`;

/**
 * The first required lesson of a course that an enrolment has not completed, as SQL. In a course with enforced order,
 * later lessons stay closed until it is completed.
 * @param before only lessons before the lesson with the alias `l`
 */
export const firstIncomplete = (courseId: Sql, enrolmentId: Sql, { before = false } = {}): Sql => sql`(
  select x.id from lesson x join section s on s.id = x.section_id
  left join lesson_progress p on p.lesson_id = x.id and p.enrolment_id = ${enrolmentId}
  where x.course_id = ${courseId} and x.removed_at is null and x.is_required and p.completed_at is null
    and ${before ? IS_BEFORE : raw('true')}
  order by s.position, x.position limit 1)`;

const IS_BEFORE = raw(
  '(s.position, x.position) < ((select o.position from section o where o.id = l.section_id), l.position)',
);
