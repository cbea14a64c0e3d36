import { type Context, signedIn } from '../../graphql/context.ts';
import { getById } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { lockStudy } from '../learning/index.ts';
import { Assignment } from './assignment.entity.ts';
import { SubmissionStatus } from './assignment.enums.ts';
import { assertAcceptsWork, loadDeadlines } from './load.ts';
import { AssignmentSubmission, MAX_SUBMISSIONS } from './submission.entity.ts';
import type { Terms } from './terms.ts';

const { DRAFT, SUBMITTED, RETURNED } = SubmissionStatus;

/**
 * Starts a submission of the viewer with fixed rubric and terms, or continues the draft.
 * @throws CONFLICT before it opens, and while work waits for grading
 * @throws POLICY without attempts, and after it is closed
 */
export function startSubmission(context: Context, assignmentId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const assignment = await getById(em, Assignment, assignmentId);
    const enrolment = await lockStudy(em, viewer.id, {
      courseId: assignment.course.id,
      lessonId: assignment.lesson.id,
    });
    const [last] = await em.find(
      AssignmentSubmission,
      { assignment, student: viewer.id },
      { orderBy: { number: 'desc' }, limit: 1 },
    );
    if (last?.status === DRAFT) return last.id;
    assertAttemptsLeft(assignment, last);
    assertAcceptsWork(assignment, await loadDeadlines(em, assignmentId, viewer.id), new Date());
    const draft = em.create(AssignmentSubmission, {
      assignment,
      student: em.getReference(User, viewer.id),
      enrolment,
      number: (last?.number ?? 0) + 1,
      terms: toTerms(assignment),
      // A further attempt begins with the text of the previous one
      text: last?.text ?? '',
    });
    await em.flush();
    return draft.id;
  });
}

/** Returned work always allows another attempt. Failed work allows one while attempts are left. */
function assertAttemptsLeft({ maxAttempts }: Assignment, last: AssignmentSubmission | undefined): void {
  if (!last) return;
  if (last.status === SUBMITTED) throw conflict('SUBMISSION_WAITS');
  const limit = last.status === RETURNED ? MAX_SUBMISSIONS : maxAttempts;
  if (last.number >= limit) throw policy('NO_ATTEMPTS_LEFT', { limit });
  if (last.status !== RETURNED && last.passed) throw policy('ALREADY_PASSED');
}

const toTerms = (assignment: Assignment): Terms => {
  const { maxScore, passScore, latePolicy, lateAmount, rubric, dueAt, cutOffAt } = assignment;
  return {
    ...{ maxScore, passScore, latePolicy, lateAmount, rubric },
    dueAt: dueAt?.toISOString() ?? null,
    cutOffAt: cutOffAt?.toISOString() ?? null,
  };
};
