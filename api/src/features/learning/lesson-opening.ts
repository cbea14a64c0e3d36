import { raw, type Sql, sql } from '../../graphql/read/index.ts';

interface DripColumns {
  readonly drip: Sql;
  readonly dripDays: Sql;
  readonly dripAt: Sql;
}

/** The columns under the alias of their table, in statements that are written out. */
export const dripOf = (alias: string): DripColumns => ({
  drip: raw(`${alias}.drip`),
  dripDays: raw(`${alias}.drip_days`),
  dripAt: raw(`${alias}.drip_at`),
});

/**
 * The moment from which a lesson opens for a student, as an SQL expression over columns of the lesson; null where it is
 * open from the first moment on.
 */
export const opensAt = ({ drip, dripDays, dripAt }: DripColumns, enrolledAt: Sql): Sql =>
  sql`(case ${drip} when 'RELATIVE' then ${enrolledAt} + make_interval(hours => 24 * ${dripDays})
    when 'DATE' then ${dripAt} end)`;

/**
 * The first required lesson of a course that an enrolment has not completed, as an SQL expression: where lessons are
 * studied in order, those after it wait for it.
 * @param before only lessons that stand before this one, a row `l` of lessons
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
