import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { badInput, conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import {
  assertCourseSlot,
  type Course,
  CourseStatus,
  fitToQuota,
  lockCourse,
  lockTeacher,
} from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { withdrawOpenRevision } from '../open-review.ts';
import { findTaughtCourses } from '../review.policy.ts';
import type { TransferCourseInput } from './managed-courses.types.ts';

/**
 * Transfers a course to another teacher. Past sales remain with the former teacher: earnings, bills and refunds name
 * the teacher at the time of the sale. Its files still count against the quota of the former teacher.
 * @throws NOT_FOUND, BAD_INPUT at `teacherId`, POLICY if the viewer teaches it or is its new teacher, or the package
 * is full, CONFLICT while it is in review
 */
export function transferCourse(context: Context, input: TransferCourseInput): Promise<string> {
  const viewer = signedIn(context);
  const { courseId, teacherId } = input;
  const reason = input.reason.trim();
  return context.em.transactional(async (em) => {
    const former = await loadOwnerId(em, courseId);
    if (former === teacherId) throw badInput('teacherId', 'catalog.transferSame');
    const teacher = await findTeacher(em, teacherId);
    for (const id of [former, teacher.id].sort()) await lockTeacher(em, id);
    const course = await lockCourse(em, courseId);
    // The course was transferred before it was locked
    if (course?.teacher.id !== former) throw conflict('WRONG_STATE', { state: course?.status ?? '' });
    if (teacher.id === viewer.id || (await findTaughtCourses(em, viewer.id, [course.id])).size > 0)
      throw policy('OWN_COURSE_MANAGED');
    if (course.status === CourseStatus.PENDING_REVIEW)
      throw conflict('WRONG_STATE', { state: course.status });
    if (course.status === CourseStatus.PUBLISHED) await assertCourseSlot(em, teacher.id);
    // The new teacher has to submit the revision again, above all because of its prices
    await withdrawOpenRevision(em, course);
    await changeOwner(em, course, teacher);
    for (const id of [former, teacher.id]) await fitToQuota(em, id);
    audit(em, context, {
      action: 'course.transfer',
      targetId: course.id,
      before: { teacherId: former },
      after: { teacherId: teacher.id },
      reason,
    });
    for (const [to, outcome] of [
      [former, 'GIVEN'],
      [teacher.id, 'RECEIVED'],
    ] as const)
      await notify(em, context.services, to, {
        kind: 'COURSE_MANAGED',
        params: { course: course.title, outcome, reason },
        link: outcome === 'GIVEN' ? '/teacher/courses' : `/teacher/courses/${course.id}/edit`,
      });
    return course.id;
  });
}

/** Also updates the data of other features for the new owner. */
async function changeOwner(em: EntityManager, course: Course, teacher: User): Promise<void> {
  const formerTeacherId = course.teacher.id;
  course.teacher = teacher;
  // The former teacher's request to restore does not apply to the new one
  course.clearRestoreRequest();
  await em.flush();
  await notifyTransferListeners(em, { courseId: course.id, formerTeacherId, teacherId: teacher.id });
}

async function loadOwnerId(em: EntityManager, courseId: string): Promise<string> {
  const [row] = await runSql<{ id: string }>(
    em,
    sql`select teacher_id as id from course where id = ${uuid(courseId)}`,
  );
  if (!row) throw notFound();
  return row.id;
}

/** @throws BAD_INPUT unless the person is an active teacher */
async function findTeacher(em: EntityManager, id: string): Promise<User> {
  const [teaches] = await runSql(
    em,
    sql`select 1 from person p join teacher_profile t on t.person_id = p.id
          where p.id = ${uuid(id)} and p.is_active and p.erased_at is null and 'TEACHER' = any(p.roles)`,
  );
  if (!teaches) throw badInput('teacherId', 'catalog.transferTo');
  return em.findOneOrFail(User, { id });
}

export interface CourseTransfer {
  readonly courseId: string;
  readonly formerTeacherId: string;
  readonly teacherId: string;
}

/** Updates the data of a feature when a course is transferred, within the same transaction. */
export type TransferListener = (em: EntityManager, transfer: CourseTransfer) => Promise<unknown>;

const listeners: TransferListener[] = [];

/** Called once for each feature at the start. */
export const addTransferListeners = (added: readonly TransferListener[]): void =>
  void listeners.push(...added);

/** Lets all features follow a transfer. Part of the caller's transaction. */
export async function notifyTransferListeners(em: EntityManager, transfer: CourseTransfer): Promise<void> {
  for (const listener of listeners) await listener(em, transfer);
}
