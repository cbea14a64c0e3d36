import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/access/viewer.ts';
import { endOfMinute, millisecondsOf, momentOf } from '../../platform/db/moments.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import {
  type Course,
  CourseRight,
  type Lesson,
  LessonKind,
  lockOwnCourse,
  lockOwnLesson,
} from '../courses/index.ts';
import { lockEnrolment, lockStudy } from '../learning/index.ts';
import { Assignment } from './assignment.entity.ts';
import { SubmissionStatus } from './assignment.enums.ts';
import { AssignmentSubmission } from './submission.entity.ts';

/** The lesson of an assignment with its course locked. @throws CONFLICT for a lesson of another kind */
export async function lockAssignmentLesson(
  em: EntityManager,
  viewer: Viewer,
  lessonId: string,
): Promise<{ course: Course; lesson: Lesson }> {
  const locked = await lockOwnLesson(em, viewer, lessonId);
  if (locked.lesson.kind !== LessonKind.ASSIGNMENT) throw conflict('NOT_AN_ASSIGNMENT');
  return locked;
}

/** An assignment of a course that the viewer may mark; the course is locked. @throws NOT_FOUND, FORBIDDEN */
export async function lockMarkedAssignment(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<Assignment> {
  const assignment = isUuid(id) ? await em.findOne(Assignment, { id }) : null;
  await lockOwnCourse(em, viewer, assignment?.course.id ?? '', CourseRight.MARK);
  return assignment!;
}

/** Who handed something in, and where. */
interface Place {
  readonly student: string;
  readonly course: string;
  readonly lesson: string;
}

async function placeOf(em: EntityManager, id: string): Promise<Place | undefined> {
  const [place] = isUuid(id)
    ? await runSql<Place>(
        em,
        sql`select s.student_id as student, a.course_id as course, a.lesson_id as lesson
          from assignment_submission s join assignment a on a.id = s.assignment_id where s.id = ${id}`,
        'submission.place',
      )
    : [];
  return place;
}

async function lockSubmission(em: EntityManager, id: string): Promise<AssignmentSubmission> {
  const submission = await em.findOneOrFail(
    AssignmentSubmission,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  // Apart: the assignment would be locked with it, and a class that hands in at the due time would stand in one line
  await em.populate(submission, ['assignment']);
  return submission;
}

/**
 * Handed in work that the viewer may mark, locked behind its course and its student's enrolment.
 * @throws NOT_FOUND, FORBIDDEN; POLICY for the viewer's own
 */
export async function lockMarkedSubmission(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<AssignmentSubmission> {
  const place = await placeOf(em, id);
  await lockOwnCourse(em, viewer, place?.course ?? '', CourseRight.MARK);
  if (!place) throw notFound();
  if (place.student === viewer.id) throw policy('OWN_PROGRESS');
  await lockEnrolment(em, place.student, place.course);
  const submission = await lockSubmission(em, id);
  if (submission.status === SubmissionStatus.DRAFT) throw notFound();
  return submission;
}

/** Until when a student may hand in, as the view of deadlines says. */
export interface Deadlines {
  readonly dueAt: Date | null;
  /** When nothing is taken any more, by the late policy too. */
  readonly closesAt: Date | null;
}

/** The deadlines of one student now; the reads ask the same view. */
export async function deadlinesOf(
  em: EntityManager,
  assignmentId: string,
  studentId: string,
): Promise<Deadlines> {
  const [row] = await runSql<{ due: number | null; closes: number | null }>(
    em,
    sql`select ${millisecondsOf(sql`due_at`)} as due, ${millisecondsOf(sql`closes_at`)} as closes
      from assignment_deadline where assignment_id = ${assignmentId} and student_id = ${studentId}`,
    'assignment.deadlines',
  );
  return { dueAt: momentOf(row?.due), closesAt: momentOf(row?.closes) };
}

/** @throws CONFLICT before it opens, POLICY once nothing is taken any more */
export function mustTakeWork(
  { opensAt }: Pick<Assignment, 'opensAt'>,
  { closesAt }: Deadlines,
  now: Date,
): void {
  if (opensAt && now < opensAt) throw conflict('ASSIGNMENT_NOT_OPEN', { since: opensAt.toISOString() });
  if (closesAt && now > endOfMinute(closesAt))
    throw policy('ASSIGNMENT_CLOSED', { deadline: closesAt.toISOString() });
}

/** A draft with what is known of it at the moment at which it was locked. */
interface LockedDraft extends Deadlines {
  readonly submission: AssignmentSubmission;
  readonly now: Date;
}

/**
 * The viewer's draft, locked behind their enrolment, while work is taken.
 * @throws NOT_FOUND; CONFLICT when it was handed in or access has ended; POLICY once it is closed
 */
export async function lockOwnDraft(em: EntityManager, viewer: Viewer, id: string): Promise<LockedDraft> {
  const place = await placeOf(em, id);
  if (place?.student !== viewer.id) throw notFound();
  await lockStudy(em, viewer.id, { courseId: place.course, lessonId: place.lesson });
  const submission = await lockSubmission(em, id);
  const { assignment, status } = submission;
  if (status !== SubmissionStatus.DRAFT) throw conflict('SUBMISSION_HANDED_IN', { state: status });
  const deadlines = await deadlinesOf(em, assignment.id, viewer.id);
  const now = new Date();
  mustTakeWork(assignment, deadlines, now);
  return { submission, now, ...deadlines };
}
