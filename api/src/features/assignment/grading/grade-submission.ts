import { Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { badInput, conflict } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { AtMost, AtMostEntries } from '../../../platform/input/at-most.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { MAX_RUBRIC_ROWS } from '../assignment.entity.ts';
import { lockGradableSubmission } from '../load.ts';
import { type AssignmentSubmission, SubmissionFile } from '../submission.entity.ts';
import { getTotal, isComplete, type LineNote, type RowMark } from '../terms.ts';
import { assertClaimed } from './claim-submission.ts';

/** Max commented lines of one submission. */
export const MAX_NOTES = 100;

@InputType({ description: 'Grade of a submission in one rubric row.' })
export class RowMarkInput {
  @Field(() => ID, { description: 'ID of a row of the rubric that applies to the submission.' })
  rowId!: string;
  @Field(() => Float, {
    nullable: true,
    description: 'Points from 0 to those of the row, with at most two decimals. Omit while undecided.',
  })
  @Min(0, { message: 'assignment.points' })
  points?: number | null;
  @Field(() => String, { nullable: true, description: 'Comment to the student, at most 2,000 characters.' })
  @AtMost(2000, { message: 'assignment.text' })
  comment?: string | null;
}

@InputType({ description: 'A comment on one line of a submission.' })
export class LineNoteInput {
  @Field(() => ID, { nullable: true, description: 'ID of a file of the submission. Omit for its text.' })
  fileId?: string | null;
  @Field(() => Int, { description: 'Line number, from 1.' })
  @Min(1, { message: 'validation.invalid' })
  line!: number;
  @Field({ description: 'Comment to the student, 1 to 1,000 characters.' })
  @TrimmedLength(1, 1000, { message: validationMessage('assignment.text', { max: 1000 }) })
  text!: string;
}

@InputType({
  description:
    'Complete current grading of a submission. It is not visible to the student before the release.',
})
export class MarkSubmissionInput {
  @Field(() => ID, { description: 'ID of a submission for an assignment that the viewer may grade.' })
  submissionId!: string;
  @Field(() => Int, { description: 'The `markingVersion` on which the grading is based.' })
  expectedVersion!: number;
  @Field(() => [RowMarkInput], { description: 'Grades of the rubric rows, at most one for each row.' })
  @AtMostEntries(MAX_RUBRIC_ROWS, 'assignment.entries')
  @ValidateNested({ each: true })
  marks!: RowMarkInput[];
  @Field(() => [LineNoteInput], { defaultValue: [], description: 'Comments on single lines, at most 100.' })
  @AtMostEntries(MAX_NOTES, 'assignment.entries')
  @ValidateNested({ each: true })
  notes!: LineNoteInput[];
  @Field(() => String, {
    nullable: true,
    description: 'Overall comment to the student, at most 2,000 characters.',
  })
  @AtMost(2000, { message: 'assignment.text' })
  comment?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the student may submit again. Omit if no resubmission is requested.',
  })
  redoUntil?: Date | null;
  @Field({ description: 'True if the grading is complete and can be released.' })
  isDone!: boolean;
}

/** Saves the grading. Clients send it with every change, so it is not audited before the release. */
export function gradeSubmission(context: Context, input: MarkSubmissionInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const submission = await lockGradableSubmission(em, viewer, input.submissionId);
    await assertClaimed(em, submission, viewer.id);
    if (submission.markingVersion !== input.expectedVersion)
      throw conflict('STALE_VERSION', { version: submission.markingVersion });
    const marks = toMarks(submission, input);
    if (input.isDone && !isComplete(submission.terms, marks))
      throw badInput('marks', 'assignment.rowsMissing');
    if (input.redoUntil && input.redoUntil <= new Date()) throw badInput('redoUntil', 'assignment.past');
    const files = await em.find(SubmissionFile, { submission }, { fields: ['id'] });
    submission.marking = {
      marks,
      notes: toNotes(input, new Set(files.map(({ id }) => id))),
      comment: input.comment?.trim() || null,
      redoUntil: input.redoUntil?.toISOString() ?? null,
      total: getTotal(submission.terms, marks, submission.lateMinutes),
    };
    submission.markingVersion++;
    submission.markedAt = input.isDone ? new Date() : null;
    submission.markedBy = em.getReference(User, viewer.id);
    await em.flush();
    return submission.id;
  });
}

/** @throws BAD_INPUT for an unknown or repeated row of the rubric, and for too many points */
function toMarks({ terms }: AssignmentSubmission, { marks }: MarkSubmissionInput): RowMark[] {
  return marks.map(({ rowId, points, comment }, index) => {
    const row = terms.rubric.find(({ id }) => id === rowId);
    const isFirst = marks.findIndex((each) => each.rowId === rowId) === index;
    if (!row || !isFirst) throw badInput(`marks.${index}.rowId`, 'assignment.unknownRow');
    if (points != null && points > row.points)
      throw badInput(`marks.${index}.points`, 'assignment.points', { min: 0, max: row.points });
    return {
      rowId,
      points: points == null ? null : Math.round(points * 100) / 100,
      comment: comment?.trim() || null,
    };
  });
}

/** @throws BAD_INPUT for a file of another submission */
function toNotes({ notes }: MarkSubmissionInput, files: ReadonlySet<string>): LineNote[] {
  return notes.map(({ fileId = null, line, text }, index) => {
    if (fileId && !files.has(fileId)) throw badInput(`notes.${index}.fileId`, 'assignment.unknownFile');
    return { fileId, line, text: text.trim() };
  });
}
