import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { EnrolmentAccess } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';

/**
 * The student's current access to a course.
 * @returns undefined if the student was never enrolled
 */
export async function accessTo(
  em: EntityManager,
  studentId: string,
  courseId: string,
): Promise<EnrolmentAccess | undefined> {
  const [enrolment] = await runSql<{ access: EnrolmentAccess }>(
    em,
    sql`select ${ACCESS} as access from enrolment e where e.student_id = ${studentId} and e.course_id = ${courseId}`,
    'learning.access',
  );
  return enrolment?.access;
}

/**
 * True if the student owns the course, so that it cannot be sold to them again. Access that is suspended during a
 * refund may come back, so it counts. Expired and revoked access does not.
 */
export const isOwned = (access: EnrolmentAccess | undefined): boolean =>
  access === EnrolmentAccess.ACTIVE || access === EnrolmentAccess.SUSPENDED;
