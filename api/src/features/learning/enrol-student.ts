import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import type { EnrolmentSource } from './enrolment.entity.ts';

/**
 * Gives a student a course: a new enrolment, or the former one anew when its access has ended or was given back.
 * Part of the caller's transaction, which has decided that they may have it (course-access.ts) under the course's
 * lock; the database holds one enrolment for each student and course.
 * @returns the enrolment's id
 * @throws an unexpected error where the student holds the course already: whoever paid for it would get nothing
 */
export async function enrolStudent(
  em: EntityManager,
  studentId: string,
  courseId: string,
  source: EnrolmentSource,
): Promise<string> {
  const [enrolment] = await runSql<{ id: string }>(
    em,
    sql`insert into enrolment as e (student_id, course_id, source) values (${studentId}, ${courseId}, ${source})
     on conflict (student_id, course_id) do update
       set access = 'ACTIVE', source = excluded.source, enrolled_at = now()
       where e.access in ('REVOKED', 'EXPIRED')
     returning id`,
  );
  if (!enrolment) throw new Error(`the course ${courseId} is held by ${studentId} already`);
  return enrolment.id;
}
