import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  jsonRows,
  MaxRows,
  Needs,
  ReadField,
  ReadMutation,
  type Row,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { isShown, type LessonFileType } from '../media/index.ts';
import { MAX_LEVELS, MAX_RUBRIC_ROWS } from './assignment.entity.ts';
import { LineNote, RowMark, RubricLevel, RubricRow, SubmissionGrade } from './assignment.types.ts';
import { submissionFileUrl } from './file-address.ts';
import { MAX_NOTES } from './marking/mark-submission.ts';
import { SaveSubmissionInput, saveSubmission } from './save-submission.ts';
import { startSubmission } from './start-submission.ts';
import { AssignmentSubmission, MAX_SUBMISSION_FILES, SubmissionFile } from './submission.entity.ts';
import { filesOf, gradeIn, OF_SUBMISSION, rubricRows } from './submission.reads.ts';
import { AddSubmissionFileInput, addSubmissionFile, removeSubmissionFile } from './submission-files.ts';
import { SubmitAssignmentInput, submitAssignment } from './submit-assignment.ts';

/** Parts of one JSON column, which cost no further rows. */
const PARTS = { countsAs: 1 };

/** The jsonb columns of list fields, which the GraphQL type does not have. */
interface Lists {
  readonly levelList: unknown;
  readonly markList: unknown;
  readonly noteList: unknown;
}

const answer = (id: string) =>
  rows(AssignmentSubmission, (each) => ({ where: sql`${each.id} = ${id}` }), {
    skipVisibility: COMMAND_DECIDED,
  });

/** A student's own work. Nothing here reads unreleased grading. A test checks that. */
@Resolver(() => AssignmentSubmission)
export class SubmissionResolver {
  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Begins work at an assignment, or goes on with the draft. NOT_FOUND: no such assignment. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, it is not open yet, or work waits for its mark. POLICY: no attempts are left, it is passed, or it is closed.',
  })
  async startSubmission(
    @Arg('assignmentId', () => ID, { description: 'Of an assignment of a course that one studies.' })
    assignmentId: string,
    @Ctx() context: Context,
  ) {
    return answer(await startSubmission(context, assignmentId));
  }

  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Keeps the text of a draft, sent whenever it changes. BAD_INPUT: the text is too long. NOT_FOUND: no draft of the viewer. CONFLICT: it was handed in, access has ended, or another tab saved since. POLICY: it is closed.',
  })
  async saveSubmission(@Arg('input') input: SaveSubmissionInput, @Ctx() context: Context) {
    return answer(await saveSubmission(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Adds a file to a draft. BAD_INPUT: no such upload, too large together, or not what its ending says. NOT_FOUND: no draft of the viewer. CONFLICT: it was handed in, or access has ended. POLICY: it has 5 files already, or it is closed.',
  })
  async addSubmissionFile(@Arg('input') input: AddSubmissionFileInput, @Ctx() context: Context) {
    return answer(await addSubmissionFile(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Takes a file out of a draft. NOT_FOUND: no file of a draft of the viewer. CONFLICT: it was handed in, or access has ended. POLICY: it is closed.',
  })
  async removeSubmissionFile(
    @Arg('fileId', () => ID, { description: 'Of a file of an own draft.' }) fileId: string,
    @Ctx() context: Context,
  ) {
    return answer(await removeSubmissionFile(context, fileId));
  }

  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Hands a draft in, by the server’s clock. BAD_INPUT: it is not said to be own work. NOT_FOUND: no draft of the viewer. CONFLICT: it was handed in before, access has ended, or another tab saved since. POLICY: it has neither text nor files, or it is closed.',
  })
  async submitAssignment(@Arg('input') input: SubmitAssignmentInput, @Ctx() context: Context) {
    return answer(await submitAssignment(context, input));
  }

  @ReadField(() => Int, { description: 'All points of the rubric that it is held to.' })
  maxScore(@Root() { terms }: Row<AssignmentSubmission>) {
    return sql`(${terms}->>'maxScore')::int`;
  }

  @ReadField(() => Int, { description: 'Points that passed it when it began.' })
  passScore(@Root() { terms }: Row<AssignmentSubmission>) {
    return sql`(${terms}->>'passScore')::int`;
  }

  @MaxRows(MAX_RUBRIC_ROWS, { countsAs: 4 })
  @ReadField(() => [RubricRow], { description: 'The rubric as it was when the draft began.' })
  rubric(@Root() { terms }: Row<AssignmentSubmission>) {
    return rubricRows(sql`${terms}->'rubric'`);
  }

  @MaxRows(MAX_SUBMISSION_FILES)
  @ReadField(() => [SubmissionFile], { description: 'Files of it, in the order they were added in.' })
  files(@Root() { id }: Row<AssignmentSubmission>) {
    return filesOf(id);
  }

  @ReadField(() => SubmissionGrade, {
    nullable: true,
    description: 'Its marks and what is said of it; absent before they are released.',
  })
  grade(@Root() { grade }: Row<AssignmentSubmission>) {
    return gradeIn(grade);
  }
}

@Resolver(() => RubricRow)
export class RubricRowResolver {
  @MaxRows(MAX_LEVELS, PARTS)
  @ReadField(() => [RubricLevel], { description: 'Grades from least to most; none: markers write points.' })
  levels(@Root() row: Row<RubricRow & Lists>) {
    return jsonRows(RubricLevel, row.levelList, OF_SUBMISSION);
  }
}

@Resolver(() => SubmissionGrade)
export class SubmissionGradeResolver {
  @MaxRows(MAX_RUBRIC_ROWS, PARTS)
  @ReadField(() => [RowMark], { description: 'What each row of the rubric was given.' })
  marks(@Root() grade: Row<SubmissionGrade & Lists>) {
    return jsonRows(RowMark, grade.markList, OF_SUBMISSION);
  }

  @MaxRows(MAX_NOTES, PARTS)
  @ReadField(() => [LineNote], { description: 'What is said of single lines; 100 at most.' })
  notes(@Root() grade: Row<SubmissionGrade & Lists>) {
    return jsonRows(LineNote, grade.noteList, OF_SUBMISSION);
  }
}

@Resolver(() => SubmissionFile)
export class SubmissionFileResolver {
  @ReadField(() => Int, { description: 'How large it is, in bytes.' })
  sizeBytes(@Root() { media }: Row<SubmissionFile>) {
    return sql`(select m.size_bytes::int from media m where m.id = ${media})`;
  }

  @Needs('type')
  @FieldResolver(() => Boolean, { description: 'Whether browsers show it in a page; others are saved.' })
  isShown(@Root() { type }: { type: LessonFileType }): boolean {
    return isShown(type);
  }

  @Needs('id')
  @FieldResolver(() => String, {
    description:
      'Signed address, below the platform’s own, of its content; for the viewer, six hours at most.',
  })
  url(@Root() { id }: { id: string }, @Ctx() context: Context): string {
    return submissionFileUrl(context.services.keys, id, signedIn(context));
  }

  @Needs('id')
  @FieldResolver(() => String, {
    description: 'The same address, which saves the file under its name; for the viewer, six hours at most.',
  })
  downloadUrl(@Root() { id }: { id: string }, @Ctx() context: Context): string {
    return `${submissionFileUrl(context.services.keys, id, signedIn(context))}&download=1`;
  }
}
