import { Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../platform/errors/errors.ts';
import { completeLesson } from '../learning/index.ts';
import { notify } from '../support/index.ts';
import { SubmissionStatus } from './assignment.enums.ts';
import { findGraders } from './grading/grading.reads.ts';
import { lockOwnDraft } from './load.ts';
import { SubmissionFile } from './submission.entity.ts';
import { minutesLate } from './terms.ts';

@InputType({ description: 'Input for submitting a saved draft.' })
export class SubmitAssignmentInput {
  @Field(() => ID, { description: 'ID of a draft of the viewer.' })
  submissionId!: string;
  @Field(() => Int, {
    description: 'The `sequence` of the last save. Ensures that no text of another tab is missed.',
  })
  @Min(0, { message: 'validation.invalid' })
  sequence!: number;
  @Field({
    description: 'Declaration that the work is the student’s own and cites its sources. Must be true.',
  })
  isOwnWork!: boolean;
}

/**
 * Submits a draft, which completes a lesson with the rule SUBMIT. The server's clock decides whether it is late.
 * @throws CONFLICT if it was already submitted or another tab has saved more
 * @throws POLICY without text and files, or after the assignment is closed
 */
export function submitAssignment(
  context: Context,
  { submissionId, sequence, isOwnWork }: SubmitAssignmentInput,
): Promise<string> {
  const viewer = signedIn(context);
  if (!isOwnWork) throw badInput('isOwnWork', 'assignment.ownWork');
  return context.em.transactional(async (em) => {
    const { submission, now, dueAt } = await lockOwnDraft(em, viewer, submissionId);
    if (submission.sequence !== sequence)
      throw conflict('SUBMISSION_ELSEWHERE', { version: submission.sequence });
    if (!submission.text.trim() && !(await em.count(SubmissionFile, { submission })))
      throw policy('SUBMISSION_EMPTY');
    submission.status = SubmissionStatus.SUBMITTED;
    submission.submittedAt = now;
    submission.dueAt = dueAt;
    submission.lateMinutes = minutesLate(dueAt, now);
    await em.flush();
    const { assignment, enrolment } = submission;
    const lessonId = assignment.lesson.id;
    const [submits] = await runSql(em, sql`select 1 from lesson where id = ${lessonId} and rule = 'SUBMIT'`);
    if (submits)
      await completeLesson(em, context.services, { enrolmentId: enrolment.id, lessonId, why: 'SUBMIT' });
    const { graders, lesson, student } = await findGraders(em, assignment.id, viewer.id);
    await notify(em, context.services, graders, {
      kind: 'ASSIGNMENT_SUBMITTED',
      params: { lesson, student, studentId: viewer.id },
      link: `/teacher/marking/${assignment.id}?submission=${submissionId}`,
    });
    return submissionId;
  });
}
