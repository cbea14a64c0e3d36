import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { conflict, forbidden, gone, notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { confirmMailedAddress, countAttempt, hashToken, User } from '../../accounts/index.ts';
import { type Course, CourseStatus, lockCourse, lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { enrolStudent } from '../enrol-student.ts';
import { EnrolmentSource } from '../enrolment.entity.ts';
import { findAccess, isOwned } from '../enrolment-access.ts';
import { invite } from './invite.ts';

/** Max e-mails of one reminder. */
const MAX_REMINDED = 200;

@InputType({ description: 'Input to mail a new link to invited addresses.' })
export class RemindCourseInvitationsInput {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of the pending invitations, at most 200. Defaults to all.',
  })
  @ArrayMaxSize(MAX_REMINDED, { message: 'validation.invalid' })
  invitationIds?: string[] | null;
}

@InputType()
abstract class InvitationLink {
  @Field({ description: 'Code that follows `#token=` in the emailed link.' })
  @MaxLength(100, { message: 'validation.invalid' })
  token!: string;
}

@InputType({ description: 'Link of an invitation to read.' })
export class OpenCourseInvitationInput extends InvitationLink {}

@InputType({ description: 'Link of an invitation to accept.' })
export class AcceptCourseInvitationInput extends InvitationLink {}

/**
 * Mails new links, which replace the former ones. Addresses that received one in the last 24 hours are skipped.
 * @returns number of e-mails
 */
export function remindInvitations(
  context: Context,
  { courseId, invitationIds }: RemindCourseInvitationsInput,
): Promise<number> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId, 'OWNER');
    if (course.status !== CourseStatus.PUBLISHED) throw conflict('WRONG_STATE', { state: course.status });
    const ids = invitationIds?.filter(isUuid) ?? null;
    const pending = await runSql<{ email: string }>(
      em,
      sql`select email from course_invitation where course_id = ${courseId} and accepted_at is null
        and withdrawn_at is null and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
        order by sent_at, id limit ${MAX_REMINDED}::int`,
      'invitation.pending',
    );
    let sent = 0;
    for (const { email } of pending) if (await invite(em, context.services, course, email, viewer.id)) sent++;
    audit(em, context, {
      action: 'enrolment.remind',
      targetType: 'course',
      targetId: course.id,
      after: { sent, pending: pending.length },
    });
    return sent;
  });
}

/** The link in the e-mail becomes invalid. @returns ID of the course */
export function withdrawInvitation(context: Context, invitationId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const [found] = await runSql<{ courseId: string }>(
      em,
      sql`select course_id as "courseId" from course_invitation where id = ${uuid(invitationId)}`,
    );
    const course = await lockOwnCourse(em, signedIn(context), found?.courseId ?? '', 'OWNER');
    const [withdrawn] = await runSql(
      em,
      sql`update course_invitation set withdrawn_at = now()
        where id = ${invitationId} and accepted_at is null and withdrawn_at is null returning id`,
      'invitation.withdraw',
    );
    if (!withdrawn) throw gone('INVITATION_USED');
    audit(em, context, {
      action: 'enrolment.withdraw-invitation',
      targetType: 'course',
      targetId: course.id,
      after: { invitation: invitationId },
    });
    return course.id;
  });
}

interface Found {
  readonly id: string;
  readonly courseId: string;
  readonly email: string;
  readonly isUsed: boolean;
  readonly isExpired: boolean;
}

/** @throws GONE with the reason why the link is no longer valid */
export async function findInvitation(em: EntityManager, token: string): Promise<Found> {
  const [found] = await runSql<Found & { isWithdrawn: boolean }>(
    em,
    sql`select id, course_id as "courseId", email, accepted_at is not null as "isUsed",
        withdrawn_at is not null as "isWithdrawn", expires_at < now() as "isExpired"
      from course_invitation where token_hash = decode(${hashToken(token).toString('hex')}, 'hex')`,
    'invitation.find',
  );
  if (!found || found.isWithdrawn) throw gone('INVITATION_WITHDRAWN');
  if (found.isUsed) throw gone('INVITATION_USED');
  if (found.isExpired) throw gone('INVITATION_EXPIRED');
  return found;
}

/**
 * Enrols the viewer, who received the link at their own address, which the link confirms.
 * @returns ID of the course
 * @throws GONE if the link was used, replaced or withdrawn, or has expired
 * @throws FORBIDDEN if it was sent to another address
 */
export async function acceptInvitation(
  context: Context,
  { token }: AcceptCourseInvitationInput,
): Promise<string> {
  const viewer = signedIn(context);
  await countAttempt(context.services, 'joining', { account: viewer.id, address: context.request.address });
  return context.em.transactional(async (em) => {
    const { courseId } = await findInvitation(em, token);
    const course = await lockCourse(em, courseId);
    if (!course) throw notFound();
    // Under the lock, because another tab may have used it
    const { id, email } = await findInvitation(em, token);
    const person = await em.findOneOrFail(User, viewer.id);
    if (person.email.toLowerCase() !== email.toLowerCase()) throw forbidden('INVITATION_OTHER');
    if (course.status !== CourseStatus.PUBLISHED) throw conflict('WRONG_STATE', { state: course.status });
    await runSql(
      em,
      sql`update course_invitation set accepted_at = now(), accepted_by_id = ${viewer.id} where id = ${id}`,
    );
    await confirmMailedAddress(em, context, viewer.id);
    await joinCourse(em, viewer.id, course);
    audit(em, context, {
      action: 'enrolment.accept-invitation',
      targetType: 'course',
      targetId: course.id,
      after: { invitation: id },
    });
    return course.id;
  });
}

/** Enrols a student free of charge, for the access period with which the course is sold. @returns false if enrolled */
export async function joinCourse(
  em: EntityManager,
  studentId: string,
  { id, accessDays = null, teacher }: Course,
): Promise<boolean> {
  if (teacher.id === studentId || isOwned(await findAccess(em, studentId, id))) return false;
  await enrolStudent(em, studentId, id, { source: EnrolmentSource.TEACHER, accessDays });
  return true;
}
