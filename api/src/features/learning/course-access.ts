import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { EnrolmentAccess } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';

/** What a student's enrolment in a course gives them now; undefined where they never had one. */
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
 * Whether the course counts as the student's own, so that it is not sold to them again: access that rests while a
 * refund is decided may come back, access that has ended or was given back does not.
 */
export const isHeld = (access: EnrolmentAccess | undefined): boolean =>
  access === EnrolmentAccess.ACTIVE || access === EnrolmentAccess.SUSPENDED;
