import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { EnrolmentAccess } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';

/**
 * Locks a student's place in a course until the transaction ends: whoever asks for the money back and whoever issues a
 * certificate wait here for each other.
 * @returns what access is now; undefined where there is no such place
 */
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
 * The same of the one place `e` that a condition names.
 * @param name keeps the statement prepared; a named statement has one text
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

/** Access rests while the money goes back. Where it is over there is none to rest, and the course may be bought anew. */
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

/** The money has gone back: the course is given back, its certificate no longer holds, and what its student thought of it no longer counts. */
export async function revokeEnrolment(em: EntityManager, studentId: string, courseId: string): Promise<void> {
  // Before the place in it, as whoever rates it: the score that follows is the course's
  await runSql(em, sql`select id from course where id = ${courseId} for no key update`);
  await setAccess(em, studentId, courseId, 'REVOKED');
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

/** What was bought anew has been given back: access is over. What its student had before stays theirs. */
export async function endEnrolment(em: EntityManager, studentId: string, courseId: string): Promise<void> {
  await runSql(
    em,
    sql`update enrolment set access = 'EXPIRED', expires_at = least(expires_at, now())
      where student_id = ${studentId} and course_id = ${courseId}`,
  );
}

/**
 * Certificates that were earned in the time of a purchase whose money has gone back no longer hold; one that only
 * corrects an earlier one was earned when that was.
 * @param until when the next purchase of the course was paid; null: none was
 */
export async function revokeEarned(
  em: EntityManager,
  studentId: string,
  courseId: string,
  { from, until }: { readonly from: string; readonly until: string | null },
): Promise<void> {
  await runSql(
    em,
    // A certificate bears the whole second in which it was issued
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

async function setAccess(
  em: EntityManager,
  studentId: string,
  courseId: string,
  access: `${EnrolmentAccess}`,
): Promise<void> {
  await runSql(
    em,
    sql`update enrolment set access = ${access} where student_id = ${studentId} and course_id = ${courseId}`,
  );
}
