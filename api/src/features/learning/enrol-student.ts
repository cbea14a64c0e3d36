import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { EnrolmentSource } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';

/** What a student comes to a course by. */
export interface EnrolmentTerms {
  readonly source: EnrolmentSource;
  /** Days that were bought; null: for good. */
  readonly accessDays: number | null;
}

/**
 * Gives a student a course: a new enrolment, or the former one anew when its access has ended or was given back.
 * Whoever comes back after their time finds everything as it was: what had opened stays open.
 * So many days end with the last of them in Vietnam (`access_end`).
 * Part of the caller's transaction, which has decided that they may have it (course-access.ts) under the course's
 * lock; the database holds one enrolment for each student and course.
 * @returns the enrolment's id
 * @throws an unexpected error where the student holds the course already: whoever paid for it would get nothing
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
  if (!enrolment) throw new Error(`the course ${courseId} is held by ${studentId} already`);
  return enrolment.id;
}
