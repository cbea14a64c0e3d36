import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMinSize } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { AtMostEntries } from '../../../platform/input/at-most.ts';
import { completeLesson, storeScore } from '../../learning/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { SubmissionStatus } from '../assignment.enums.ts';
import { lockGradableAssignment, lockGradableSubmission } from '../load.ts';
import type { AssignmentSubmission } from '../submission.entity.ts';
import { getTotal } from '../terms.ts';
import { assertClaimed } from './claim-submission.ts';

const MAX_AT_ONCE = 50;
const ENTRIES = validationMessage('assignment.entries', { max: MAX_AT_ONCE });

@InputType({ description: 'Input for releasing grades to students.' })
export class ReturnSubmissionsInput {
  @Field(() => ID, { description: 'ID of the assignment to which all submissions belong.' })
  assignmentId!: string;
  @Field(() => [ID], { description: 'IDs of submissions with complete grading, 1 to 50.' })
  @ArrayMinSize(1, { message: ENTRIES })
  @AtMostEntries(MAX_AT_ONCE, 'assignment.entries')
  submissionIds!: string[];
}

@ObjectType({ description: 'Submissions whose grades were released.' })
export class ReturnedSubmissions {
  @Field(() => ID, { description: 'ID of the assignment to which all submissions belong.' })
  assignmentId!: string;
  @Field(() => [ID], { description: 'IDs of the submissions whose grades were released.' })
  submissionIds!: string[];
}

/**
 * Releases grades to students, all or none. A pass is never revoked, nor is a completed lesson.
 * @throws CONFLICT if the grading is incomplete or another teacher has claimed it
 */
export function returnSubmissions(
  context: Context,
  { assignmentId, submissionIds }: ReturnSubmissionsInput,
): Promise<ReturnedSubmissions> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    await lockGradableAssignment(em, viewer, assignmentId);
    const ids = [...new Set(submissionIds)].sort();
    for (const id of ids) {
      const submission = await lockGradableSubmission(em, viewer, id);
      if (submission.assignment.id !== assignmentId) throw notFound();
      await assertClaimed(em, submission, viewer.id);
      await release(em, context, submission);
    }
    return { assignmentId, submissionIds: ids };
  });
}

async function release(em: EntityManager, context: Context, submission: AssignmentSubmission): Promise<void> {
  const { terms, marking, lateMinutes, grade: before } = submission;
  if (!submission.markedAt) throw conflict('SUBMISSION_NOT_MARKED');
  const grade = { ...marking, total: getTotal(terms, marking.marks ?? [], lateMinutes) };
  submission.claimedBy = null;
  submission.claimedUntil = null;
  // The same grade was released before, and the student was notified
  if (isDeepStrictEqual(grade, before)) return;
  const { score } = grade.total;
  submission.grade = grade;
  submission.score = score;
  submission.passed ||= score >= terms.passScore;
  submission.status = marking.redoUntil ? SubmissionStatus.RETURNED : SubmissionStatus.GRADED;
  submission.redoUntil = marking.redoUntil ? new Date(marking.redoUntil) : null;
  submission.returnedAt = new Date();
  audit(em, context, {
    action: before ? 'submission.change-mark' : 'submission.return',
    targetId: submission.id,
    before: before ? { score: before.total.score } : undefined,
    after: { score, status: submission.status },
  });
  await em.flush();
  await settle(em, context, submission);
  await notifyReleased(em, context, submission);
}

/** The best result counts. A pass completes a lesson with the rule PASS. */
async function settle(em: EntityManager, { services }: Context, submission: AssignmentSubmission) {
  const { assignment, enrolment, terms, score, passed } = submission;
  const lesson = {
    enrolmentId: enrolment.id,
    lessonId: assignment.lesson.id,
    score: (100 * score!) / terms.maxScore,
  };
  const [passes] = await runSql(
    em,
    sql`select 1 from lesson where id = ${lesson.lessonId} and rule = 'PASS'`,
  );
  if (passes && passed) await completeLesson(em, services, { ...lesson, why: 'PASS' });
  else await storeScore(em, lesson);
}

async function notifyReleased(em: EntityManager, { services }: Context, submission: AssignmentSubmission) {
  const { assignment, student, score, terms, status } = submission;
  const [lesson] = await runSql<{ title: string }>(
    em,
    sql`select title from lesson where id = ${assignment.lesson.id}`,
  );
  await notify(em, services, student.id, {
    kind: 'ASSIGNMENT_RETURNED',
    params: {
      lesson: lesson!.title,
      score: score!,
      points: terms.maxScore,
      outcome: status === SubmissionStatus.RETURNED ? 'AGAIN' : 'GRADED',
    },
    link: `/assignments/${assignment.id}`,
  });
}
