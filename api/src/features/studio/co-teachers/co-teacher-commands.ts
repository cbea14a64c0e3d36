import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayUnique } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { getById, getValue, runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { countAttempt, publicNameAs, User } from '../../accounts/index.ts';
import { type Course, CourseRight, lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import type { TransferListener } from '../../review/index.ts';
import { notify } from '../../support/index.ts';
import { CoTeacher } from './co-teacher.entity.ts';
import { teachingInvitationMail } from './teaching-invitation.mail.tsx';

@InputType({ description: 'Input to invite a co-teacher.' })
export class InviteCoTeacherInput {
  @Field(() => ID, { description: 'ID of the viewer’s own course.' })
  courseId!: string;
  @Field({ description: 'Email address of the invited person, with or without an account.' })
  @IsEmailAddress()
  @AtMost(254)
  email!: string;
  @Field(() => [CourseRight], {
    description: 'Rights of the co-teacher. May be empty; every co-teacher can view the whole course.',
  })
  @ArrayUnique({ message: 'validation.invalid' })
  rights!: CourseRight[];
}

@InputType({ description: 'Input to update the rights of a co-teacher.' })
export class UpdateCoTeacherInput {
  @Field(() => ID, { description: 'ID of the co-teacher in the viewer’s own course.' })
  coTeacherId!: string;
  @Field(() => [CourseRight], { description: 'Complete new list of rights. May be empty.' })
  @ArrayUnique({ message: 'validation.invalid' })
  rights!: CourseRight[];
}

@InputType({ description: 'Input to accept or decline an invitation.' })
export class AnswerTeachingInvitationInput {
  @Field(() => ID, { description: 'ID of an invitation to the viewer.' })
  invitationId!: string;
  @Field({ description: 'True to accept, false to decline. The owner may invite again.' })
  accepts!: boolean;
}

/**
 * Invites an email address, without disclosing whether an account has it. Another invitation updates the rights and
 * notifies again.
 * @returns ID of the course
 * @throws RATE_LIMITED if the address has received many e-mails
 * @throws BAD_INPUT at `email`, POLICY if the owner's package allows no further co-teacher
 */
export async function inviteCoTeacher(
  context: Context,
  { courseId, email, rights }: InviteCoTeacherInput,
): Promise<string> {
  const viewer = signedIn(context);
  // Counted for every address, so that the limit does not disclose which ones have accounts
  const account = normalizeEmail(email);
  await countAttempt(context.services, 'mail', { account, address: context.request.address });
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId, 'OWNER');
    const owner = await em.findOneOrFail(User, viewer.id);
    const address = normalizeEmail(email);
    if (address === owner.email.toLowerCase()) throw badInput('email', 'catalog.coTeacherSelf');
    const known = await em.findOne(CoTeacher, { course, email: address });
    if (known?.acceptedAt) throw badInput('email', 'catalog.coTeacherTwice');
    if (!known) await assertCoTeacherRoom(em, course);
    const place = known ?? em.create(CoTeacher, { course, email: address, rights });
    place.rights = rights;
    place.invitedAt = new Date();
    await em.flush();
    record(em, context, course, 'invite', { email: address, rights });
    const locale = toLocale(course.language);
    const teacher = await getValue<string>(
      em,
      sql`select ${publicNameAs('p', locale)} from person p where p.id = ${owner.id}`,
    );
    const [invited] = await runSql<{ id: string }>(
      em,
      sql`select id from person where email = ${address} and is_active`,
    );
    if (invited)
      await notify(em, context.services, invited.id, {
        kind: 'TEACHING_INVITED',
        params: { course: course.title, teacher, teacherId: owner.id },
        link: '/teacher/courses',
      });
    else
      await sendMail(em, context.services, teachingInvitationMail, {
        to: address,
        locale,
        props: { course: course.title, teacher },
      });
    return course.id;
  });
}

/** @throws NOT_FOUND */
export function updateCoTeacher(
  context: Context,
  { coTeacherId, rights }: UpdateCoTeacherInput,
): Promise<string> {
  return context.em.transactional(async (em) => {
    const { course, place } = await lockPlace(em, context, coTeacherId);
    const before = place.rights;
    place.rights = rights;
    record(em, context, course, 'update', { email: place.email, before, rights });
    return course.id;
  });
}

/** @throws NOT_FOUND */
export function removeCoTeacher(context: Context, coTeacherId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const { course, place } = await lockPlace(em, context, coTeacherId);
    record(em, context, course, 'remove', { email: place.email });
    em.remove(place);
    return course.id;
  });
}

/** @throws NOT_FOUND */
export function leaveCourse(context: Context, courseId: string): Promise<void> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const place = isUuid(courseId)
      ? await em.findOne(CoTeacher, { course: courseId, person: viewer.id }, { populate: ['course'] })
      : null;
    if (!place) throw notFound();
    record(em, context, place.course, 'leave', { email: place.email });
    await notify(em, context.services, place.course.teacher.id, {
      kind: 'CO_TEACHER_MOVED',
      params: { course: place.course.title, email: place.email, outcome: 'LEFT' },
      link: `/teacher/courses/${place.course.id}/edit`,
    });
    em.remove(place);
  });
}

/** @throws NOT_FOUND if the invitation is not for the viewer's confirmed email address or was revoked */
export function answerTeachingInvitation(
  context: Context,
  { invitationId, accepts }: AnswerTeachingInvitationInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const person = await em.findOneOrFail(User, viewer.id);
    if (!person.emailVerifiedAt) throw notFound();
    const own = { email: person.email.toLowerCase(), person: null };
    const place = await getById(em, CoTeacher, invitationId, { populate: ['course'] }, own);
    const { course } = place;
    record(em, context, course, accepts ? 'accept' : 'decline', { email: place.email });
    await notify(em, context.services, course.teacher.id, {
      kind: 'CO_TEACHER_MOVED',
      params: { course: course.title, email: place.email, outcome: accepts ? 'ACCEPTED' : 'DECLINED' },
      link: `/teacher/courses/${course.id}/edit`,
    });
    if (accepts) {
      // A person who was invited by two email addresses can accept only one invitation
      if (await em.count(CoTeacher, { course, person })) throw conflict('ALREADY_TEACHES');
      place.person = person;
      place.acceptedAt = new Date();
    } else em.remove(place);
    return course.id;
  });
}

async function lockPlace(
  em: EntityManager,
  context: Context,
  id: string,
): Promise<{ course: Course; place: CoTeacher }> {
  const found = await getById(em, CoTeacher, id);
  const course = await lockOwnCourse(em, signedIn(context), found.course.id, 'OWNER');
  const place = await em.findOne(CoTeacher, { id }, { refresh: true });
  if (!place) throw notFound();
  return { course, place };
}

/** @throws POLICY */
async function assertCoTeacherRoom(em: EntityManager, course: Course): Promise<void> {
  const [room] = await runSql<{ code: string; limit: number; used: number }>(
    em,
    sql`select s.code, s.max_co_teachers as "limit",
        (select count(*)::int from co_teacher t where t.course_id = ${course.id}) as used
      from seller_package s where s.teacher_id = ${course.teacher.id}`,
  );
  const { code, limit, used } = room!;
  if (used >= limit) throw policy('CO_TEACHER_QUOTA', { package: code, limit, value: used });
}

function record(
  em: EntityManager,
  context: Context,
  course: Course,
  act: 'accept' | 'decline' | 'invite' | 'leave' | 'remove' | 'update',
  after: object,
): void {
  audit(em, context, { action: `co-teacher.${act}`, targetType: 'course', targetId: course.id, after });
}

/** The new owner of a course is no longer its co-teacher, and their invitation is deleted. */
export const leaveTransferred: TransferListener = (em, { courseId, teacherId }) =>
  runSql(
    em,
    sql`delete from co_teacher t using person p where t.course_id = ${courseId} and p.id = ${teacherId}
      and (t.person_id = p.id or t.email = p.email)`,
  );
