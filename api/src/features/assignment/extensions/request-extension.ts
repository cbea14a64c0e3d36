import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { getById, runSql, sql } from '../../../platform/db/index.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { lockStudy } from '../../learning/index.ts';
import { notify } from '../../support/index.ts';
import { Assignment } from '../assignment.entity.ts';
import { SubmissionStatus } from '../assignment.enums.ts';
import { findGraders } from '../grading/grading.reads.ts';
import { AssignmentSubmission } from '../submission.entity.ts';

@InputType({ description: 'Input for requesting an extension.' })
export class RequestExtensionInput {
  @Field(() => ID, { description: 'ID of an assignment with a due time whose lesson the viewer has opened.' })
  assignmentId!: string;
  @Field({ description: 'Reason shown to the teachers, 10 to 500 characters.' })
  @TrimmedLength(10, 500, { message: 'assignment.reason' })
  reason!: string;
}

/**
 * Requests more time from the teachers who may grade the assignment. One request at a time.
 * @throws CONFLICT while a request is open, or work awaits its grade
 */
export function requestExtension(context: Context, input: RequestExtensionInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { assignmentId } = input;
    const assignment = await getById(em, Assignment, assignmentId);
    await lockStudy(em, viewer.id, { courseId: assignment.course.id, lessonId: assignment.lesson.id });
    if (!assignment.dueAt && !assignment.cutOffAt) throw conflict('NO_DEADLINE');
    const mine = { assignment, student: viewer.id };
    if (await em.count(AssignmentSubmission, { ...mine, status: SubmissionStatus.SUBMITTED }))
      throw conflict('SUBMISSION_WAITS');
    const [made] = await runSql(
      em,
      sql`insert into extension_request (assignment_id, student_id, reason)
        values (${assignmentId}, ${viewer.id}, ${input.reason.trim()})
        on conflict (assignment_id, student_id) where status = 'PENDING' do nothing returning id`,
    );
    if (!made) throw conflict('EXTENSION_REQUESTED');
    const { graders, lesson, student } = await findGraders(em, assignmentId, viewer.id);
    await notify(em, context.services, graders, {
      kind: 'EXTENSION_REQUESTED',
      params: { lesson, student, studentId: viewer.id, reason: input.reason.trim() },
      link: `/teacher/marking/${assignmentId}?extensions=1`,
    });
    return assignmentId;
  });
}
