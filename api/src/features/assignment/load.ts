import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/access/viewer.ts';
import { endOfMinute, lockById, runSql, sql, toDate, toEpochMs, uuid } from '../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { CourseRight, lockOwnCourse } from '../courses/index.ts';
import { lockEnrolment, lockStudy } from '../learning/index.ts';
import { Assignment } from './assignment.entity.ts';
import { SubmissionStatus } from './assignment.enums.ts';
import { AssignmentSubmission } from './submission.entity.ts';

/**
 * Loads an assignment that the viewer may grade and locks its course.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function lockGradableAssignment(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<Assignment> {
  const assignment = isUuid(id) ? await em.findOne(Assignment, { id }) : null;
  await lockOwnCourse(em, viewer, assignment?.course.id ?? '', CourseRight.MARK);
  return assignment!;
}

async function findOwners(em: EntityManager, submissionId: string) {
  const [owners] = await runSql<Record<'student' | 'course' | 'lesson', string>>(
    em,
    sql`select s.student_id as student, a.course_id as course, a.lesson_id as lesson
      from assignment_submission s join assignment a on a.id = s.assignment_id where s.id = ${uuid(submissionId)}`,
    'submission.place',
  );
  return owners;
}

async function lockSubmission(em: EntityManager, id: string): Promise<AssignmentSubmission> {
  const submission = await lockById(em, AssignmentSubmission, id);
  // Loaded separately: otherwise the assignment would be locked too, and the submissions of a whole class would run
  // one after another
  await em.populate(submission, ['assignment']);
  return submission;
}

/**
 * Loads submitted work that the viewer may grade. Locks its course, its student's enrolment and then the submission.
 * @throws NOT_FOUND, FORBIDDEN
 * @throws POLICY for the viewer's own work
 */
export async function lockGradableSubmission(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<AssignmentSubmission> {
  const owners = await findOwners(em, id);
  await lockOwnCourse(em, viewer, owners?.course ?? '', CourseRight.MARK);
  if (!owners) throw notFound();
  if (owners.student === viewer.id) throw policy('OWN_PROGRESS');
  await lockEnrolment(em, owners.student, owners.course);
  const submission = await lockSubmission(em, id);
  if (submission.status === SubmissionStatus.DRAFT) throw notFound();
  return submission;
}

/** From the view of deadlines. */
export interface Deadlines {
  readonly dueAt: Date | null;
  /** Time at which submissions are closed, including the late period. */
  readonly closesAt: Date | null;
}

/** The current deadlines of one student, from the same view as in the reads. */
export async function loadDeadlines(
  em: EntityManager,
  assignmentId: string,
  studentId: string,
): Promise<Deadlines> {
  const [row] = await runSql<{ due: number | null; closes: number | null }>(
    em,
    sql`select ${toEpochMs(sql`due_at`)} as due, ${toEpochMs(sql`closes_at`)} as closes
      from assignment_deadline where assignment_id = ${assignmentId} and student_id = ${studentId}`,
    'assignment.deadlines',
  );
  return { dueAt: toDate(row?.due), closesAt: toDate(row?.closes) };
}

/**
 * @throws CONFLICT before the assignment opens
 * @throws POLICY after it is closed
 */
export function assertAcceptsWork(
  { opensAt }: Pick<Assignment, 'opensAt'>,
  { closesAt }: Deadlines,
  now: Date,
): void {
  if (opensAt && now < opensAt) throw conflict('ASSIGNMENT_NOT_OPEN', { since: opensAt.toISOString() });
  if (closesAt && now > endOfMinute(closesAt))
    throw policy('ASSIGNMENT_CLOSED', { deadline: closesAt.toISOString() });
}

/** `now` is the time of the lock. */
interface LockedDraft extends Deadlines {
  readonly submission: AssignmentSubmission;
  readonly now: Date;
}

/**
 * Loads the viewer's draft and locks it after their enrolment, while submissions are open.
 * @throws NOT_FOUND
 * @throws CONFLICT if it was submitted or access has ended
 * @throws POLICY after the assignment is closed
 */
export async function lockOwnDraft(em: EntityManager, viewer: Viewer, id: string): Promise<LockedDraft> {
  const owners = await findOwners(em, id);
  if (owners?.student !== viewer.id) throw notFound();
  await lockStudy(em, viewer.id, { courseId: owners.course, lessonId: owners.lesson });
  const submission = await lockSubmission(em, id);
  const { assignment, status } = submission;
  if (status !== SubmissionStatus.DRAFT) throw conflict('SUBMISSION_HANDED_IN', { state: status });
  const deadlines = await loadDeadlines(em, assignment.id, viewer.id);
  const now = new Date();
  assertAcceptsWork(assignment, deadlines, now);
  return { submission, now, ...deadlines };
}
