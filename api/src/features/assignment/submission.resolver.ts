import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import {
  jsonRows,
  MaxRows,
  Needs,
  ReadField,
  ReadMutation,
  type Row,
  resultRow,
  sql,
} from '../../graphql/read/index.ts';
import { isShown, type LessonFileType } from '../media/index.ts';
import { MAX_LEVELS, MAX_RUBRIC_ROWS } from './assignment.entity.ts';
import { LineNote, RowMark, RubricLevel, RubricRow, SubmissionGrade } from './assignment.types.ts';
import { submissionFileUrl } from './file-url.ts';
import { MAX_NOTES } from './grading/grade-submission.ts';
import { SaveSubmissionInput, saveSubmission } from './save-submission.ts';
import { startSubmission } from './start-submission.ts';
import { AssignmentSubmission, MAX_SUBMISSION_FILES, SubmissionFile } from './submission.entity.ts';
import { filesSource, gradeFields, PART_OF_SUBMISSION, rubricRows } from './submission.reads.ts';
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

/** A student's own work. Nothing here reads unreleased grading. A test checks that. */
@Resolver(() => AssignmentSubmission)
export class SubmissionResolver {
  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Starts a submission for an assignment, or resumes the draft. NOT_FOUND: no such assignment. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, the assignment is not open yet, or a submission awaits its grade. POLICY: no attempts are left, or the assignment is passed or closed.',
  })
  async startSubmission(
    @Arg('assignmentId', () => ID, {
      description: 'ID of an assignment in a course that the viewer studies.',
    })
    assignmentId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(AssignmentSubmission, await startSubmission(context, assignmentId));
  }

  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Saves the text of a draft. Call it whenever the text changes. BAD_INPUT: the text is too long. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was submitted, access has ended, or another tab saved since. POLICY: the assignment is closed.',
  })
  async saveSubmission(@Arg('input') input: SaveSubmissionInput, @Ctx() context: Context) {
    return resultRow(AssignmentSubmission, await saveSubmission(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Adds a file to a draft. BAD_INPUT: no such upload, the files are too large in total, or the content does not match the file extension. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was submitted, or access has ended. POLICY: the draft already has 5 files, or the assignment is closed.',
  })
  async addSubmissionFile(@Arg('input') input: AddSubmissionFileInput, @Ctx() context: Context) {
    return resultRow(AssignmentSubmission, await addSubmissionFile(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Removes a file from a draft. NOT_FOUND: no such file in a draft of the viewer. CONFLICT: the draft was submitted, or access has ended. POLICY: the assignment is closed.',
  })
  async removeSubmissionFile(
    @Arg('fileId', () => ID, { description: 'ID of a file in a draft of the viewer.' }) fileId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(AssignmentSubmission, await removeSubmissionFile(context, fileId));
  }

  @Allow('lesson:study')
  @ReadMutation(() => AssignmentSubmission, {
    description:
      'Submits a draft. Lateness is measured by the server’s clock. BAD_INPUT: the work is not declared as the viewer’s own. NOT_FOUND: no such draft of the viewer. CONFLICT: the draft was already submitted, access has ended, or another tab saved since. POLICY: the draft has neither text nor files, or the assignment is closed.',
  })
  async submitAssignment(@Arg('input') input: SubmitAssignmentInput, @Ctx() context: Context) {
    return resultRow(AssignmentSubmission, await submitAssignment(context, input));
  }

  @ReadField(() => Int, { description: 'Maximum points of the rubric that applies to the submission.' })
  maxScore(@Root() { terms }: Row<AssignmentSubmission>) {
    return sql`(${terms}->>'maxScore')::int`;
  }

  @ReadField(() => Int, { description: 'Points required to pass, as of the start of the draft.' })
  passScore(@Root() { terms }: Row<AssignmentSubmission>) {
    return sql`(${terms}->>'passScore')::int`;
  }

  @MaxRows(MAX_RUBRIC_ROWS, { countsAs: 4 })
  @ReadField(() => [RubricRow], { description: 'Rubric as of the start of the draft.' })
  rubric(@Root() { terms }: Row<AssignmentSubmission>) {
    return rubricRows(sql`${terms}->'rubric'`);
  }

  @MaxRows(MAX_SUBMISSION_FILES)
  @ReadField(() => [SubmissionFile], {
    description: 'Files of the submission, in the order in which they were added.',
  })
  files(@Root() { id }: Row<AssignmentSubmission>) {
    return filesSource(id);
  }

  @ReadField(() => SubmissionGrade, {
    nullable: true,
    description: 'Grade with its feedback. Null before the release.',
  })
  grade(@Root() { grade }: Row<AssignmentSubmission>) {
    return gradeFields(grade);
  }
}

@Resolver(() => RubricRow)
export class RubricRowResolver {
  @MaxRows(MAX_LEVELS, PARTS)
  @ReadField(() => [RubricLevel], {
    description: 'Levels with increasing points. If empty, graders enter points.',
  })
  levels(@Root() row: Row<RubricRow & Lists>) {
    return jsonRows(RubricLevel, row.levelList, PART_OF_SUBMISSION);
  }
}

@Resolver(() => SubmissionGrade)
export class SubmissionGradeResolver {
  @MaxRows(MAX_RUBRIC_ROWS, PARTS)
  @ReadField(() => [RowMark], { description: 'Grade of each rubric row.' })
  marks(@Root() grade: Row<SubmissionGrade & Lists>) {
    return jsonRows(RowMark, grade.markList, PART_OF_SUBMISSION);
  }

  @MaxRows(MAX_NOTES, PARTS)
  @ReadField(() => [LineNote], { description: 'Comments on single lines, at most 100.' })
  notes(@Root() grade: Row<SubmissionGrade & Lists>) {
    return jsonRows(LineNote, grade.noteList, PART_OF_SUBMISSION);
  }
}

@Resolver(() => SubmissionFile)
export class SubmissionFileResolver {
  @ReadField(() => Int, { description: 'Size of the stored file in bytes.' })
  sizeBytes(@Root() { media }: Row<SubmissionFile>) {
    return sql`(select m.size_bytes::int from media m where m.id = ${media})`;
  }

  @Needs('type')
  @FieldResolver(() => Boolean, {
    description: 'True if browsers can display the file inline. Other files are downloaded.',
  })
  isShown(@Root() { type }: { type: LessonFileType }): boolean {
    return isShown(type);
  }

  @Needs('id')
  @FieldResolver(() => String, {
    description:
      'Signed URL of the file’s content, below the platform’s own. Valid for the viewer for at most six hours.',
  })
  url(@Root() { id }: { id: string }, @Ctx() context: Context): string {
    return submissionFileUrl(context.services.keys, id, signedIn(context));
  }

  @Needs('id')
  @FieldResolver(() => String, {
    description:
      'Signed URL that downloads the file under its name, below the platform’s own. Valid for the viewer for at most six hours.',
  })
  downloadUrl(@Root() { id }: { id: string }, @Ctx() context: Context): string {
    return `${submissionFileUrl(context.services.keys, id, signedIn(context))}&download=1`;
  }
}
