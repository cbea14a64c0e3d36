import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  derived,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { CourseRight, isTaughtCourse, taughtCourses } from '../../courses/index.ts';
import { Deleted } from '../../operations/index.ts';
import { MAX_RUBRIC_ROWS } from '../assignment.entity.ts';
import { MarkingState } from '../assignment.enums.ts';
import {
  AssignmentExtension,
  AssignmentsToMarkPage,
  AssignmentToMark,
  MarkingQueueEntry,
  MarkingQueuePage,
  RubricRow,
  SubmissionGrade,
} from '../assignment.types.ts';
import {
  type AssignmentSubmission,
  MAX_SUBMISSION_FILES,
  MarkedSubmission,
  SubmissionFile,
} from '../submission.entity.ts';
import { filesSource, gradeFields, PART_OF_SUBMISSION, rubricRows } from '../submission.reads.ts';
import { claimSubmission } from './claim-submission.ts';
import { gradeSubmission, MarkSubmissionInput } from './grade-submission.ts';
import { assignmentsToMark, claimantName, markingQueue, stateSql } from './grading.reads.ts';
import { ReturnedSubmissions, ReturnSubmissionsInput, returnSubmissions } from './return-submissions.ts';
import { MAX_SAVED_COMMENTS, SavedComment } from './saved-comment.entity.ts';
import { CreateSavedCommentInput, createSavedComment, deleteSavedComment } from './saved-comments.ts';

@ArgsType()
class MarkingQueueArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of an assignment that the viewer may grade.' })
  assignmentId!: string;
}

const MARKED = 'The statement reads only assignments that the viewer may grade.';

@Resolver(() => MarkedSubmission)
export class GradingResolver {
  @Allow('course:read-own')
  @ReadQuery(() => AssignmentsToMarkPage, {
    description:
      'Assignments that the viewer may grade, sorted by their oldest submission that awaits grading.',
  })
  assignmentsToMark(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    const mayGrade = sql`a.course_id in ${taughtCourses(viewer, CourseRight.MARK)}`;
    return page<AssignmentToMark, { oldest: unknown }>(
      AssignmentToMark,
      (each) => ({
        orderBy: sql`${each.waiting} = 0, ${each.oldest} nulls last, ${each.assignmentId}`,
        page: number,
        limit,
      }),
      { from: assignmentsToMark(mayGrade, viewer.id), skipVisibility: MARKED },
    );
  }

  @Allow('course:read-own')
  @ReadQuery(() => MarkingQueuePage, {
    description:
      'Submissions for an assignment: first those that await grading, oldest first, then the graded, then the released.',
  })
  markingQueue(@Args() { assignmentId, page: number, limit }: MarkingQueueArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    const mayGrade = isTaughtCourse(viewer, sql`a.course_id`, CourseRight.MARK);
    return page<MarkingQueueEntry, { isReleased: unknown; isMarked: unknown }>(
      MarkingQueueEntry,
      (each) => ({
        orderBy: sql`${each.isReleased}, ${each.isMarked}, ${each.submittedAt}, ${each.submissionId}`,
        page: number,
        limit,
      }),
      { from: markingQueue(uuid(assignmentId), mayGrade, viewer.id), skipVisibility: MARKED },
    );
  }

  @Allow('course:read-own')
  @ReadQuery(() => MarkedSubmission, {
    nullable: true,
    description: 'Submission with its grading. Null if the viewer may not grade it.',
  })
  markedSubmission(
    @Arg('id', () => ID, { description: 'ID of the submission, as returned by the grading queue.' })
    id: string,
  ) {
    return rows(MarkedSubmission, (each) => ({ where: sql`${each.id} = ${uuid(id)}` }));
  }

  @Allow('course:update')
  @ReadMutation(() => MarkedSubmission, {
    description:
      'Reserves a submission for grading for five minutes. If another teacher has reserved it, `heldBy` is the name of that teacher. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. POLICY: the work is the viewer’s own.',
  })
  async claimSubmission(
    @Arg('submissionId', () => ID, { description: 'ID of submitted work.' }) submissionId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(MarkedSubmission, await claimSubmission(context, submissionId));
  }

  @Allow('course:update')
  @ReadMutation(() => MarkedSubmission, {
    description:
      'Saves the complete grading of a submission. Call it whenever the grading changes; the student sees nothing before the release. BAD_INPUT: a row or file is not part of the work, there are too many points, or rows are missing in a complete grading. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. CONFLICT: another teacher is grading the work, or the grading was saved since. POLICY: the work is the viewer’s own.',
  })
  async markSubmission(@Arg('input') input: MarkSubmissionInput, @Ctx() context: Context) {
    return resultRow(MarkedSubmission, await gradeSubmission(context, input));
  }

  @Allow('course:update')
  @Mutation(() => ReturnedSubmissions, {
    description:
      'Releases grades to students, all or none. Never revokes a pass. BAD_INPUT: no submissions, or too many. NOT_FOUND, FORBIDDEN: no work that the viewer may grade. CONFLICT: a grading is not complete, or another teacher is grading the work. POLICY: the work is the viewer’s own.',
  })
  returnSubmissions(
    @Arg('input') input: ReturnSubmissionsInput,
    @Ctx() context: Context,
  ): Promise<ReturnedSubmissions> {
    return returnSubmissions(context, input);
  }

  @Allow('course:read-own')
  @MaxRows(MAX_SAVED_COMMENTS)
  @ReadQuery(() => [SavedComment], { description: 'Saved comments of the viewer, newest first.' })
  savedComments() {
    return rows(SavedComment, (each) => ({
      orderBy: sql`${each.createdAt} desc, ${each.id}`,
      limit: MAX_SAVED_COMMENTS,
    }));
  }

  @Allow('course:update')
  @ReadMutation(() => SavedComment, {
    description:
      'Saves a comment for reuse. BAD_INPUT: the text is missing. POLICY: the viewer already has 100 saved comments.',
  })
  async createSavedComment(@Arg('input') input: CreateSavedCommentInput, @Ctx() context: Context) {
    return resultRow(SavedComment, await createSavedComment(context, input));
  }

  @Allow('course:update')
  @Mutation(() => Deleted, {
    description: 'Deletes a saved comment. NOT_FOUND: no such saved comment of the viewer.',
  })
  deleteSavedComment(
    @Arg('commentId', () => ID, { description: 'ID of a saved comment of the viewer.' }) commentId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteSavedComment(context, commentId);
  }
}

@Resolver(() => MarkedSubmission)
export class GradedSubmissionResolver {
  @ReadField(() => ID, { description: 'ID of the student who submitted the work.' })
  studentId(@Root() { student }: Row<MarkedSubmission>) {
    return student;
  }

  @ReadField(() => String, { description: 'Name of the student who submitted the work.' })
  studentName(@Root() { student }: Row<MarkedSubmission>) {
    return sql`(select p.full_name from person p where p.id = ${student})`;
  }

  @ReadField(() => MarkingState, { description: 'State of the grading.' })
  state(@Root() { status, markedAt }: Row<MarkedSubmission>) {
    return stateSql(status, markedAt);
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Name of another teacher who is grading the work now. Null if there is none.',
  })
  heldBy(@Root() work: Row<MarkedSubmission & AssignmentSubmission>, @Ctx() context: Context) {
    return claimantName(work, signedIn(context).id);
  }

  @ReadField(() => Int, { description: 'Maximum points of the rubric that applies to the submission.' })
  maxScore(@Root() { terms }: Row<MarkedSubmission>) {
    return sql`(${terms}->>'maxScore')::int`;
  }

  @ReadField(() => Int, { description: 'Points required to pass, as of the start of the draft.' })
  passScore(@Root() { terms }: Row<MarkedSubmission>) {
    return sql`(${terms}->>'passScore')::int`;
  }

  @MaxRows(MAX_RUBRIC_ROWS)
  @ReadField(() => [RubricRow], { description: 'Rubric as of the start of the draft.' })
  rubric(@Root() { terms }: Row<MarkedSubmission>) {
    return rubricRows(sql`${terms}->'rubric'`);
  }

  @MaxRows(MAX_SUBMISSION_FILES)
  @ReadField(() => [SubmissionFile], {
    description: 'Files of the submission, in the order in which they were added.',
  })
  files(@Root() { id }: Row<MarkedSubmission>) {
    return filesSource(id);
  }

  @ReadField(() => SubmissionGrade, {
    nullable: true,
    description: 'Current grading, which may not be released to the student yet. Null if there is none.',
  })
  grade(@Root() { marking }: Row<MarkedSubmission>) {
    return gradeFields(marking);
  }

  @ReadField(() => AssignmentExtension, {
    nullable: true,
    description: 'Extension granted to the student. Null if there is none.',
  })
  extension(@Root() { assignment, student }: Row<MarkedSubmission>) {
    return derived(
      AssignmentExtension,
      sql`select x.due_at as "dueAt", x.cut_off_at as "cutOffAt", x.reason from assignment_extension x
        where x.assignment_id = ${assignment} and x.student_id = ${student}`,
      PART_OF_SUBMISSION,
    );
  }
}
