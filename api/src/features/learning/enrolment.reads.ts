import { type Row, raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Enrolment } from './enrolment.entity.ts';

/** The current access of an enrolment `e`, for handwritten statements. */
export const ACCESS = sql`access_now(e.access, e.expires_at)`;

/** The current access of an enrolment that the read compiler reads. */
export const accessSql = (e: Row<Enrolment>): Sql => sql`access_now(${e.writtenAccess}, ${e.expiresAt})`;

/**
 * Progress of an enrolment in whole per cent, rounded down: completed lessons of all current lessons of the course,
 * and 100 once the course is completed, even if lessons are added later (`newLessons`).
 */
export const percentage = (e: Record<'completedLessons' | 'completedAt', Sql>, total: Sql): Sql =>
  sql`case when ${e.completedAt} is null then least(100, 100 * ${e.completedLessons} / greatest(${total}, 1)) else 100 end`;

/** For statements that read an enrolment or `course_enrolment` as `e` and its course as `c`. */
export const PERCENTAGE = percentage(
  { completedLessons: raw('e.completed_lessons'), completedAt: raw('e.completed_at') },
  raw('c.lesson_count'),
);

export const totalLessons = (e: Row<Enrolment>): Sql =>
  sql`(select c.lesson_count from course c where c.id = ${e.course})`;

export const percentageSql = (e: Row<Enrolment>): Sql => percentage(e, totalLessons(e));
