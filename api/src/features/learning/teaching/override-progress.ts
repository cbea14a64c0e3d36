import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { sql, uuid } from '../../../graphql/read/index.ts';
import { runSql } from '../../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { CourseRight, lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { completeLesson, recountLessons } from '../complete-lesson.ts';
import { EnrolmentAccess } from '../enrolment.entity.ts';
import { ACCESS } from '../enrolment.reads.ts';

@InputType({ description: 'Input for marking a lesson as complete for a student, or resetting it.' })
export class OverrideProgressInput {
  @Field(() => ID, { description: 'ID of the student’s enrolment in the course.' })
  enrolmentId!: string;
  @Field(() => ID, { description: 'ID of a lesson of that course.' })
  lessonId!: string;
  @Field(() => Boolean, {
    description: 'True marks the lesson as complete. False resets it as if it had never been studied.',
  })
  isComplete!: boolean;
  @Field({ description: 'Reason shown to the student, 10 to 500 characters.' })
  @TrimmedLength(10, 500, { message: 'learning.overrideReason' })
  reason!: string;
}

interface Subject {
  readonly course: string;
  readonly courseTitle: string;
  readonly lessonTitle: string;
  readonly student: string;
}

/** Read under the lock of the enrolment. */
interface Progress {
  readonly access: EnrolmentAccess;
  readonly progress: string | null;
  readonly completed: boolean;
}

/**
 * Overrides a student's progress, as a teacher: for work that was done elsewhere, or to let the student repeat it. A
 * reset never reverts the completion of the course or its certificate. Idempotent.
 */
export function overrideProgress(context: Context, input: OverrideProgressInput): Promise<string> {
  const viewer = signedIn(context);
  const { enrolmentId, lessonId, isComplete } = input;
  return context.em.transactional(async (em) => {
    const subject = await findSubject(em, enrolmentId, lessonId);
    await lockOwnCourse(em, viewer, subject?.course ?? '', CourseRight.MARK);
    if (!subject) throw notFound();
    if (subject.student === viewer.id) throw policy('OWN_PROGRESS');
    const { access, progress, completed } = await lockProgress(em, enrolmentId, lessonId);
    if (access !== EnrolmentAccess.ACTIVE) throw conflict('ACCESS_ENDED', { state: access });
    if (isComplete ? completed : !progress) return enrolmentId;
    if (isComplete) await completeLesson(em, context.services, { enrolmentId, lessonId, why: 'TEACHER' });
    else await resetLesson(em, enrolmentId, lessonId);
    const reason = input.reason.trim();
    audit(em, context, {
      action: isComplete ? 'progress.complete' : 'progress.reset',
      targetType: 'enrolment',
      targetId: enrolmentId,
      before: { lesson: subject.lessonTitle, isComplete: completed },
      after: { lesson: subject.lessonTitle, isComplete },
      reason,
    });
    await notify(em, context.services, subject.student, {
      kind: 'PROGRESS_OVERRIDDEN',
      params: {
        course: subject.courseTitle,
        lesson: subject.lessonTitle,
        outcome: isComplete ? 'COMPLETE' : 'RESET',
        reason,
      },
      link: `/learning/${subject.course}?lesson=${lessonId}`,
    });
    return enrolmentId;
  });
}

/** @returns undefined if the lesson belongs to another course than the enrolment */
async function findSubject(
  em: EntityManager,
  enrolmentId: string,
  lessonId: string,
): Promise<Subject | undefined> {
  const [subject] = await runSql<Subject>(
    em,
    sql`select e.course_id as course, c.title as "courseTitle", l.title as "lessonTitle", e.student_id as student
      from enrolment e join course c on c.id = e.course_id join lesson l on l.course_id = c.id
      where e.id = ${uuid(enrolmentId)} and l.id = ${uuid(lessonId)} and l.removed_at is null`,
  );
  return subject;
}

async function lockProgress(em: EntityManager, enrolmentId: string, lessonId: string): Promise<Progress> {
  await runSql(em, sql`select id from enrolment where id = ${enrolmentId} for update`, 'enrolment.lock');
  const [row] = await runSql<Progress>(
    em,
    sql`select ${ACCESS} as access, p.id as progress, p.completed_at is not null as completed
      from enrolment e left join lesson_progress p on p.enrolment_id = e.id and p.lesson_id = ${lessonId}
      where e.id = ${enrolmentId}`,
  );
  return row!;
}

/** `reached_at` stays, because the refund rule counts opened lessons. */
async function resetLesson(em: EntityManager, enrolmentId: string, lessonId: string): Promise<void> {
  await runSql(
    em,
    sql`update lesson_progress set completed_at = null, completed_why = null, best_score = null,
        watched = '{}', done_sec = 0, position_sec = 0, reported_at = now()
      where enrolment_id = ${enrolmentId} and lesson_id = ${lessonId}`,
  );
  await recountLessons(em, enrolmentId);
}
