import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  derived,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
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
import { filesOf, gradeIn, OF_SUBMISSION, rubricRows } from '../submission.reads.ts';
import { claimSubmission } from './claim-submission.ts';
import { MarkSubmissionInput, markSubmission } from './mark-submission.ts';
import { assignmentsToMark, holderOf, markingQueue, stateOf } from './marking.reads.ts';
import { ReturnedSubmissions, ReturnSubmissionsInput, returnSubmissions } from './return-submissions.ts';
import { MAX_SAVED_COMMENTS, SavedComment } from './saved-comment.entity.ts';
import { CreateSavedCommentInput, createSavedComment, deleteSavedComment } from './saved-comments.ts';

@ArgsType()
class MarkingQueueArgs extends PageArgs {
  @Field(() => ID, { description: 'Of an assignment that the viewer may mark.' })
  assignmentId!: string;
}

const MARKED = 'The statement takes assignments that the viewer may mark, and no others.';
const answer = (id: string) =>
  rows(MarkedSubmission, (each) => ({ where: sql`${each.id} = ${id}` }), {
    skipVisibility: COMMAND_DECIDED,
  });

@Resolver(() => MarkedSubmission)
export class MarkingResolver {
  @Allow('course:read-own')
  @ReadQuery(() => AssignmentsToMarkPage, {
    description: 'Assignments that the viewer may mark, those whose work waits longest first.',
  })
  assignmentsToMark(@Args() { page: number, limit }: PageArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    const marks = sql`a.course_id in ${taughtCourses(viewer, CourseRight.MARK)}`;
    return page<AssignmentToMark, { oldest: unknown }>(
      AssignmentToMark,
      (each) => ({
        orderBy: sql`${each.waiting} = 0, ${each.oldest} nulls last, ${each.assignmentId}`,
        page: number,
        limit,
      }),
      { from: assignmentsToMark(marks, viewer.id), skipVisibility: MARKED },
    );
  }

  @Allow('course:read-own')
  @ReadQuery(() => MarkingQueuePage, {
    description:
      'Work handed in at an assignment: the oldest that waits first, then what is marked, then what is released.',
  })
  markingQueue(@Args() { assignmentId, page: number, limit }: MarkingQueueArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    const marks = isTaughtCourse(viewer, sql`a.course_id`, CourseRight.MARK);
    return page<MarkingQueueEntry, { isReleased: unknown; isMarked: unknown }>(
      MarkingQueueEntry,
      (each) => ({
        orderBy: sql`${each.isReleased}, ${each.isMarked}, ${each.submittedAt}, ${each.submissionId}`,
        page: number,
        limit,
      }),
      { from: markingQueue(uuid(assignmentId), marks, viewer.id), skipVisibility: MARKED },
    );
  }

  @Allow('course:read-own')
  @ReadQuery(() => MarkedSubmission, {
    nullable: true,
    description: 'Handed in work with its marks; null where the viewer may not mark it.',
  })
  markedSubmission(
    @Arg('id', () => ID, { description: 'Of the submission, as the queue gives it.' }) id: string,
  ) {
    return rows(MarkedSubmission, (each) => ({ where: sql`${each.id} = ${uuid(id)}` }));
  }

  @Allow('course:update')
  @ReadMutation(() => MarkedSubmission, {
    description:
      'Takes work for five minutes to mark it; where another teacher has it, `heldBy` names them. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. POLICY: the viewer’s own work.',
  })
  async claimSubmission(
    @Arg('submissionId', () => ID, { description: 'Of handed in work.' }) submissionId: string,
    @Ctx() context: Context,
  ) {
    return answer(await claimSubmission(context, submissionId));
  }

  @Allow('course:update')
  @ReadMutation(() => MarkedSubmission, {
    description:
      'Keeps all marks of work, sent whenever one changes; its student sees none before the release. BAD_INPUT: a row or file is not of the work, too many points, or rows are missing where it is done. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. CONFLICT: another teacher has it, or another save was faster. POLICY: the viewer’s own work.',
  })
  async markSubmission(@Arg('input') input: MarkSubmissionInput, @Ctx() context: Context) {
    return answer(await markSubmission(context, input));
  }

  @Allow('course:update')
  @Mutation(() => ReturnedSubmissions, {
    description:
      'Gives students their marks, all or none; a pass is never taken back. BAD_INPUT: none or too many. NOT_FOUND, FORBIDDEN: no work that the viewer may mark. CONFLICT: marks are not complete, or another teacher has the work. POLICY: the viewer’s own work.',
  })
  returnSubmissions(
    @Arg('input') input: ReturnSubmissionsInput,
    @Ctx() context: Context,
  ): Promise<ReturnedSubmissions> {
    return returnSubmissions(context, input);
  }

  @Allow('course:read-own')
  @MaxRows(MAX_SAVED_COMMENTS)
  @ReadQuery(() => [SavedComment], { description: 'Comments that the viewer keeps, the newest first.' })
  savedComments() {
    return rows(SavedComment, (each) => ({
      orderBy: sql`${each.createdAt} desc, ${each.id}`,
      limit: MAX_SAVED_COMMENTS,
    }));
  }

  @Allow('course:update')
  @ReadMutation(() => SavedComment, {
    description: 'Keeps a comment to use it again. BAD_INPUT: no text. POLICY: 100 are kept already.',
  })
  async createSavedComment(@Arg('input') input: CreateSavedCommentInput, @Ctx() context: Context) {
    const id = await createSavedComment(context, input);
    return rows(SavedComment, (each) => ({ where: sql`${each.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('course:update')
  @Mutation(() => Deleted, { description: 'Forgets a comment. NOT_FOUND: none that the viewer keeps.' })
  deleteSavedComment(
    @Arg('commentId', () => ID, { description: 'Of a comment that the viewer keeps.' }) commentId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteSavedComment(context, commentId);
  }
}

@Resolver(() => MarkedSubmission)
export class MarkedSubmissionResolver {
  @ReadField(() => ID, { description: 'Of the student who handed it in.' })
  studentId(@Root() { student }: Row<MarkedSubmission>) {
    return student;
  }

  @ReadField(() => String, { description: 'The name of the student who handed it in.' })
  studentName(@Root() { student }: Row<MarkedSubmission>) {
    return sql`(select p.full_name from person p where p.id = ${student})`;
  }

  @ReadField(() => MarkingState, { description: 'How far its marking is.' })
  state(@Root() { status, markedAt }: Row<MarkedSubmission>) {
    return stateOf(status, markedAt);
  }

  @ReadField(() => String, { nullable: true, description: 'Another teacher who is marking it now, by name.' })
  heldBy(@Root() work: Row<MarkedSubmission & AssignmentSubmission>, @Ctx() context: Context) {
    return holderOf(work, signedIn(context).id);
  }

  @ReadField(() => Int, { description: 'All points of the rubric that it is held to.' })
  maxScore(@Root() { terms }: Row<MarkedSubmission>) {
    return sql`(${terms}->>'maxScore')::int`;
  }

  @ReadField(() => Int, { description: 'Points that passed it when it began.' })
  passScore(@Root() { terms }: Row<MarkedSubmission>) {
    return sql`(${terms}->>'passScore')::int`;
  }

  @MaxRows(MAX_RUBRIC_ROWS)
  @ReadField(() => [RubricRow], { description: 'The rubric as it was when the draft began.' })
  rubric(@Root() { terms }: Row<MarkedSubmission>) {
    return rubricRows(sql`${terms}->'rubric'`);
  }

  @MaxRows(MAX_SUBMISSION_FILES)
  @ReadField(() => [SubmissionFile], { description: 'Files of it, in the order they were added in.' })
  files(@Root() { id }: Row<MarkedSubmission>) {
    return filesOf(id);
  }

  @ReadField(() => SubmissionGrade, {
    nullable: true,
    description: 'Its marks as they are kept, which its student may not have yet; absent without any.',
  })
  grade(@Root() { marking }: Row<MarkedSubmission>) {
    return gradeIn(marking);
  }

  @ReadField(() => AssignmentExtension, { nullable: true, description: 'More time that its student has.' })
  extension(@Root() { assignment, student }: Row<MarkedSubmission>) {
    return derived(
      AssignmentExtension,
      sql`select x.due_at as "dueAt", x.cut_off_at as "cutOffAt", x.reason from assignment_extension x
        where x.assignment_id = ${assignment} and x.student_id = ${student}`,
      OF_SUBMISSION,
    );
  }
}
