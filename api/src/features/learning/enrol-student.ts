import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { EnrolmentSource } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';

export interface EnrolmentTerms {
  readonly source: EnrolmentSource;
  /** Days of access that were bought. Null means unlimited. */
  readonly accessDays: number | null;
}

/**
 * Enrols a student, or renews an enrolment that has expired or was revoked; opened lessons stay open. Access ends at the
 * end of its last day in Vietnam (`access_end`). The caller has checked under the lock of the course that the student
 * may be enrolled.
 * @returns the enrolment's ID
 * @throws Error if the student already has access, because a buyer would receive nothing for the payment
 */
export async function enrolStudent(
  em: EntityManager,
  studentId: string,
  courseId: string,
  { source, accessDays }: EnrolmentTerms,
): Promise<string> {
  const [enrolment] = await runSql<{ id: string }>(
    em,
    sql`insert into enrolment as e (student_id, course_id, source, expires_at)
       values (${studentId}, ${courseId}, ${source}, access_end(${accessDays}::int))
     on conflict (student_id, course_id) do update
       set access = 'ACTIVE', source = excluded.source, expires_at = excluded.expires_at, told_days = null,
         enrolled_at = case e.access when 'REVOKED' then now() else e.enrolled_at end
       where ${ACCESS} in ('REVOKED', 'EXPIRED')
     returning id`,
    'learning.enrol',
  );
  if (!enrolment) throw new Error(`Student ${studentId} already has access to course ${courseId}`);
  return enrolment.id;
}
