import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { conflict, forbidden } from '../../platform/errors/errors.ts';
import { Enrolment, EnrolmentAccess } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';

/** @returns undefined if the student was never enrolled */
export async function findAccess(
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

/** True if the course cannot be sold to the student again. Access that is suspended during a refund may resume. */
export const isOwned = (access: EnrolmentAccess | undefined): boolean =>
  access === EnrolmentAccess.ACTIVE || access === EnrolmentAccess.SUSPENDED;

/** Serialises refund requests and the issue of certificates. */
export const lockEnrolment = (
  em: EntityManager,
  studentId: string,
  courseId: string,
): Promise<string | undefined> =>
  lockEnrolmentWhere(
    em,
    sql`e.student_id = ${studentId} and e.course_id = ${courseId}`,
    'enrolment.lock-standing',
  );

/**
 * Locks the single enrolment `e` that matches a condition.
 * @param name name of the prepared statement. Each name must have one SQL text
 * @returns the current access, or undefined if there is no enrolment
 */
export async function lockEnrolmentWhere(
  em: EntityManager,
  condition: Sql,
  name: string,
): Promise<string | undefined> {
  const [enrolment] = await runSql<{ access: string }>(
    em,
    sql`select ${ACCESS} as access from enrolment e where ${condition} for update of e`,
    name,
  );
  return enrolment?.access;
}

/** Suspends access during a refund. Expired access stays expired, so that the course can be bought again. */
export async function suspendEnrolment(
  em: EntityManager,
  studentId: string,
  courseId: string,
): Promise<void> {
  await runSql(
    em,
    sql`update enrolment e set access = 'SUSPENDED'
      where student_id = ${studentId} and course_id = ${courseId} and ${ACCESS} <> 'EXPIRED'`,
  );
}

/** Revokes access after a refund, together with the certificate and the rating. */
export async function revokeEnrolment(em: EntityManager, studentId: string, courseId: string): Promise<void> {
  // Locks the course before the enrolment, in the same order as rating a course does: the trigger of the rating
  // updates the course
  await runSql(em, sql`select id from course where id = ${courseId} for no key update`);
  await runSql(
    em,
    sql`update enrolment set access = 'REVOKED' where student_id = ${studentId} and course_id = ${courseId}`,
  );
  await runSql(
    em,
    sql`update rating set status = 'HIDDEN', hidden_for = case status when 'PUBLISHED' then 'REFUND' else 'MODERATION' end
       where status in ('PUBLISHED', 'PENDING') and enrolment_id = (
       select id from enrolment where student_id = ${studentId} and course_id = ${courseId})`,
  );
  await runSql(
    em,
    sql`update certificate set status = 'REVOKED', revoked_at = now(), revoked_for = 'GIVEN_BACK'
     where status = 'ISSUED' and enrolment_id = (
       select id from enrolment where student_id = ${studentId} and course_id = ${courseId})`,
  );
}

/** Ends access after the refund of a renewal. What the student had before stays valid. */
export async function endEnrolment(em: EntityManager, studentId: string, courseId: string): Promise<void> {
  await runSql(
    em,
    sql`update enrolment set access = 'EXPIRED', expires_at = least(expires_at, now())
      where student_id = ${studentId} and course_id = ${courseId}`,
  );
}

/**
 * Revokes certificates that were earned in the time of a refunded purchase. A certificate that corrects an earlier
 * one counts as earned with the earlier one.
 * @param until when the next purchase of the course was paid. Null if there is none
 */
export async function revokeEarnedCertificates(
  em: EntityManager,
  studentId: string,
  courseId: string,
  { from, until }: { readonly from: string; readonly until: string | null },
): Promise<void> {
  await runSql(
    em,
    // The issue time of a certificate has a precision of whole seconds
    sql`with recursive earned as (
        select c.id, c.issued_at from certificate c join enrolment e on e.id = c.enrolment_id
          where e.student_id = ${studentId} and e.course_id = ${courseId} and c.replaces_id is null
        union all
        select c.id, r.issued_at from certificate c join earned r on c.replaces_id = r.id)
      update certificate c set status = 'REVOKED', revoked_at = now(), revoked_for = 'GIVEN_BACK' from earned
        where c.id = earned.id and c.status = 'ISSUED'
          and earned.issued_at >= date_trunc('second', ${from}::timestamptz)
          and earned.issued_at < coalesce(date_trunc('second', ${until}::timestamptz), 'infinity')`,
    'enrolment.revokeEarned',
  );
}

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
