import { type Row, type Sql, sql } from '../../graphql/read/index.ts';
import type { Enrolment } from './enrolment.entity.ts';

/** Whether the student of an enrolment `e` may study at this moment, in statements that are written out. */
export const ACCESS = sql`access_now(e.access, e.expires_at)`;

/** The same of an enrolment in a read. */
export const accessOf = (e: Row<Enrolment>): Sql => sql`access_now(${e.writtenAccess}, ${e.expiresAt})`;

/** Complete lessons of all that the course has now, in whole per cent: lessons that are added later lower it. */
export const percentage = (completed: Sql, total: Sql): Sql =>
  sql`least(100, 100 * ${completed} / greatest(${total}, 1))`;

/** Lessons of an enrolment's course now. */
export const totalLessons = (e: Row<Enrolment>): Sql =>
  sql`(select c.lesson_count from course c where c.id = ${e.course})`;

export const percentageOf = (e: Row<Enrolment>): Sql => percentage(e.completedLessons, totalLessons(e));
