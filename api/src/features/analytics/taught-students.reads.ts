import { directionSql, type SortOrder } from '../../graphql/page.args.ts';
import { all, type Row, type Sql, sql, uuid } from '../../graphql/read/index.ts';
import { taughtCourses } from '../courses/index.ts';
import { PERCENTAGE } from '../learning/index.ts';
import { riskSql } from './student-risk.reads.ts';
import { type TaughtStudent, type TaughtStudentFilter, TaughtStudentSort } from './taught-students.types.ts';

/** The columns for filter, order and risk: symbolic columns of the read compiler, or those of a table alias. */
export const STUDENT_COLUMNS = [
  'id',
  'isErased',
  'fullName',
  'courseId',
  'access',
  'state',
  'percentage',
  'averageScore',
  'enrolledAt',
  'lastStudiedAt',
  'completedAt',
] as const;
export type StudentColumns = Pick<Row<TaughtStudent>, (typeof STUDENT_COLUMNS)[number]>;

/**
 * All enrolments in courses that the viewer teaches. The left join with person, where each row exists, lets
 * PostgreSQL drop the join from a count.
 */
export const studentsTaughtBy = (viewerId: string): Sql => sql`
  select e.enrolment_id as id, p.erased_at is not null as "isErased", p.full_name as "fullName", p.avatar_url as "avatarUrl",
    c.id as "courseId", c.title as "courseTitle", e.access,
    case when e.completed_at is not null then 'COMPLETED' when e.access <> 'ACTIVE' then 'ENDED'
      when e.last_studied_at is null then 'NOT_BEGUN' else 'STUDYING' end as state,
    ${PERCENTAGE} as percentage,
    (select round(avg(s.best_score))::int from lesson_study s where s.enrolment_id = e.enrolment_id) as "averageScore",
    e.enrolled_at as "enrolledAt", e.last_studied_at as "lastStudiedAt", e.completed_at as "completedAt"
  from course c join course_enrolment e on e.course_id = c.id left join person p on p.id = e.student_id
  where c.id in ${taughtCourses({ id: viewerId })}`;

/** The risk of a student. No row for an erased person, who cannot be reached. */
export const riskOfStudent = (s: StudentColumns): Sql =>
  sql`select r.* from (${riskSql(s)}) r where not ${s.isErased}`;

export function studentWhere(s: StudentColumns, filter: TaughtStudentFilter): Sql {
  const { search, courseId, state, reason, isAtRisk } = filter;
  const words = search?.trim();
  const risk = sql`select 1 from (${riskOfStudent(s)}) k`;
  return all([
    !!words && sql`position(plain(${words}) in plain(${s.fullName})) > 0`,
    courseId != null && sql`${s.courseId} = ${uuid(courseId)}`,
    state != null && sql`${s.state} = ${state}`,
    reason != null && sql`exists (${risk} where k.reason = ${reason})`,
    reason == null && isAtRisk === true && sql`exists (${risk})`,
  ]);
}

const columns: Record<TaughtStudentSort, (s: StudentColumns) => Sql> = {
  [TaughtStudentSort.LAST_STUDIED]: (s) => s.lastStudiedAt,
  [TaughtStudentSort.ENROLLED]: (s) => s.enrolledAt,
  [TaughtStudentSort.NAME]: (s) => sql`${s.fullName} collate vietnamese`,
  [TaughtStudentSort.PROGRESS]: (s) => s.percentage,
  [TaughtStudentSort.SCORE]: (s) => s.averageScore,
};

/** Empty values come last in both directions. */
export const studentOrder = (s: StudentColumns, sortBy: TaughtStudentSort, sortOrder: SortOrder): Sql =>
  sql`${columns[sortBy](s)} ${directionSql(sortOrder)} nulls last, ${s.id}`;
