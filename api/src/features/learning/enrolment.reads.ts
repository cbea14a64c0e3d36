import { type Row, raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Enrolment } from './enrolment.entity.ts';

/** The current access of an enrolment `e`, for handwritten statements. */
export const ACCESS = sql`access_now(e.access, e.expires_at)`;

/** The current access of an enrolment that the read compiler reads. */
export const accessSql = (e: Row<Enrolment>): Sql => sql`access_now(${e.writtenAccess}, ${e.expiresAt})`;

/**
 * Progress of an enrolment in whole per cent, rounded down: completed required lessons of all current required lessons
 * of the course, and 100 once the course is completed, even if lessons are added later (`newLessons`).
 */
export const percentage = (
  e: Record<'completedRequiredLessons' | 'completedAt', Sql>,
  requiredLessons: Sql,
): Sql => sql`study_percentage(${e.completedAt}, ${e.completedRequiredLessons}, ${requiredLessons})`;

/** For statements that read an enrolment or `course_enrolment` as `e` and its course as `c`. */
export const PERCENTAGE = percentage(
  { completedRequiredLessons: raw('e.completed_required'), completedAt: raw('e.completed_at') },
  raw('c.required_lessons'),
);

export const percentageSql = (e: Row<Enrolment>): Sql =>
  percentage(e, sql`(select c.required_lessons from course c where c.id = ${e.course})`);
