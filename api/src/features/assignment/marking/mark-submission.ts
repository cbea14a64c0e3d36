import { ArrayMaxSize, IsOptional, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { badInput, conflict } from '../../../platform/errors/errors.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { MAX_RUBRIC_ROWS } from '../assignment.entity.ts';
import { lockMarkedSubmission } from '../load.ts';
import { type AssignmentSubmission, SubmissionFile } from '../submission.entity.ts';
import { isComplete, type LineNote, type RowMark, totalOf } from '../terms.ts';
import { mustHold } from './claim-submission.ts';

/** Max commented lines of one submission. */
export const MAX_NOTES = 100;
const COMMENT = validationMessage('assignment.text', { max: 2000 });

@InputType({ description: 'What a row of the rubric is worth in work.' })
export class RowMarkInput {
  @Field(() => ID, { description: 'Of a row of the rubric that the work is held to.' })
  rowId!: string;
  @Field(() => Float, {
    nullable: true,
    description: 'From 0 to the row’s points, hundredths count; left out while it is not decided.',
  })
  @IsOptional()
  @Min(0, { message: 'assignment.points' })
  points?: number | null;
  @Field(() => String, { nullable: true, description: 'For the student; at most 2000 characters.' })
  @IsOptional()
  @MaxLength(2000, { message: COMMENT })
  comment?: string | null;
}

@InputType({ description: 'What is said of one line of work.' })
export class LineNoteInput {
  @Field(() => ID, { nullable: true, description: 'Of a file of the work; left out for its text.' })
  fileId?: string | null;
  @Field(() => Int, { description: 'Which line, from 1.' })
  @Min(1, { message: 'validation.invalid' })
  line!: number;
  @Field({ description: 'For the student; 1 to 1000 characters.' })
  @TrimmedLength(1, 1000, { message: validationMessage('assignment.text', { max: 1000 }) })
  text!: string;
}

@InputType({
  description: 'All marks of work as they are now; its student sees nothing of them before the release.',
})
export class MarkSubmissionInput {
  @Field(() => ID, { description: 'Of handed in work at an assignment that the viewer may mark.' })
  submissionId!: string;
  @Field(() => Int, { description: 'The `markingVersion` that the marks were made on.' })
  expectedVersion!: number;
  @Field(() => [RowMarkInput], { description: 'Rows of the rubric, each once at most.' })
  @ArrayMaxSize(MAX_RUBRIC_ROWS, {
    message: validationMessage('assignment.entries', { max: MAX_RUBRIC_ROWS }),
  })
  @ValidateNested({ each: true })
  marks!: RowMarkInput[];
  @Field(() => [LineNoteInput], {
    defaultValue: [],
    description: 'What is said of single lines; 100 at most.',
  })
  @ArrayMaxSize(MAX_NOTES, { message: validationMessage('assignment.entries', { max: MAX_NOTES }) })
  @ValidateNested({ each: true })
  notes!: LineNoteInput[];
  @Field(() => String, {
    nullable: true,
    description: 'Of all of it, for the student; at most 2000 characters.',
  })
  @IsOptional()
  @MaxLength(2000, { message: COMMENT })
  comment?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the student is to hand in another time; left out where they are not.',
  })
  redoUntil?: Date | null;
  @Field({ description: 'Whether the marks are complete, so that they can be released.' })
  isDone!: boolean;
}

/**
 * Saves the grading of work. Clients send it with every change, so nothing is recorded in the audit log before the
 * release.
 * @returns its ID
 */
export function markSubmission(context: Context, input: MarkSubmissionInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const submission = await lockMarkedSubmission(em, viewer, input.submissionId);
    await mustHold(em, submission, viewer.id);
    if (submission.markingVersion !== input.expectedVersion)
      throw conflict('STALE_VERSION', { version: submission.markingVersion });
    const marks = marksOf(submission, input);
    if (input.isDone && !isComplete(submission.terms, marks))
      throw badInput('marks', 'assignment.rowsMissing');
    if (input.redoUntil && input.redoUntil <= new Date()) throw badInput('redoUntil', 'assignment.past');
    const files = await em.find(SubmissionFile, { submission }, { fields: ['id'] });
    submission.marking = {
      marks,
      notes: notesOf(input, new Set(files.map(({ id }) => id))),
      comment: input.comment?.trim() || null,
      redoUntil: input.redoUntil?.toISOString() ?? null,
      total: totalOf(submission.terms, marks, submission.lateMinutes),
    };
    submission.markingVersion++;
    submission.markedAt = input.isDone ? new Date() : null;
    submission.markedBy = em.getReference(User, viewer.id);
    await em.flush();
    return submission.id;
  });
}

/** @throws BAD_INPUT for an unknown or repeated row of the rubric, and for too many points */
function marksOf({ terms }: AssignmentSubmission, { marks }: MarkSubmissionInput): RowMark[] {
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
function notesOf({ notes }: MarkSubmissionInput, files: ReadonlySet<string>): LineNote[] {
  return notes.map(({ fileId = null, line, text }, index) => {
    if (fileId && !files.has(fileId)) throw badInput(`notes.${index}.fileId`, 'assignment.unknownFile');
    return { fileId, line, text: text.trim() };
  });
}
