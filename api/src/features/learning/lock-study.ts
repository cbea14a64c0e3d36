import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { conflict, forbidden } from '../../platform/errors/errors.ts';
import { Enrolment, EnrolmentAccess } from './enrolment.entity.ts';
import { lockEnrolment } from './enrolment-access.ts';

/**
 * Locks a student's enrolment for work in an opened lesson, so that requests of two tabs run one after another.
 * @throws FORBIDDEN without an enrolment
 * @throws CONFLICT if access has ended or the lesson was not opened
 */
export async function lockStudy(
  em: EntityManager,
  studentId: string,
  { courseId, lessonId }: { readonly courseId: string; readonly lessonId: string },
): Promise<Enrolment> {
  await lockEnrolment(em, studentId, courseId);
  const enrolment = await em.findOne(Enrolment, { student: studentId, course: courseId }, { refresh: true });
  if (!enrolment) throw forbidden('NOT_ENROLLED');
  if (enrolment.access !== EnrolmentAccess.ACTIVE)
    throw conflict('ACCESS_ENDED', { state: enrolment.access });
  const [opened] = await runSql(
    em,
    sql`select 1 from opened_lesson o join lesson l on l.id = o.lesson_id and l.removed_at is null
      where o.lesson_id = ${lessonId} and o.student_id = ${studentId}`,
  );
  if (!opened) throw conflict('LESSON_NOT_OPENED');
  return enrolment;
}
