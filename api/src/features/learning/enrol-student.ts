import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../accounts/index.ts';
import { Course } from '../catalog/index.ts';
import { Enrolment, type EnrolmentSource } from './enrolment.entity.ts';

/**
 * Gives a student a course. Part of the caller's transaction, which has decided that they may have it.
 * Enrolling twice leaves one enrolment: the database holds one for each student and course.
 * @returns the enrolment's id
 */
export async function enrolStudent(
  em: EntityManager,
  studentId: string,
  courseId: string,
  source: EnrolmentSource,
): Promise<string> {
  await em.execute(
    `insert into enrolment (student_id, course_id, source) values (?, ?, ?)
     on conflict (student_id, course_id) do update set access = 'ACTIVE' where enrolment.access = 'REVOKED'`,
    [studentId, courseId, source],
  );
  const enrolment = await em.findOneOrFail(Enrolment, {
    student: em.getReference(User, studentId),
    course: em.getReference(Course, courseId),
  });
  return enrolment.id;
}
