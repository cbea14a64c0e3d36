import { ArrayMaxSize, Length, Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { RichText } from '../../graphql/scalars.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { AtMost, AtMostEntries } from '../../platform/input/at-most.ts';
import { Between } from '../../platform/input/between.ts';
import { IdempotencyKey } from '../operations/index.ts';
import { QuestionKind } from './question.enums.ts';

export const MAX_PIECES = 20;
const MAX_ACCEPTED = 20;
const MAX_PIECE_LENGTH = 500;

/** Max characters of a rich form as JSON. */
export const MAX_RICH_LENGTH = 20_000;

const PIECE = validationMessage('assessment.text', { max: MAX_PIECE_LENGTH });
const TOO_MANY = validationMessage('assessment.tooMany', { max: MAX_PIECES });

@InputType({ description: 'A choice of a question, or an item to order.' })
export class QuestionChoiceInput {
  @Field(() => ID, { nullable: true, description: 'ID of an existing choice. Omit it for a new choice.' })
  choiceId?: string | null;
  @Field({ description: 'Text of the choice, at most 500 characters.' })
  @Length(1, MAX_PIECE_LENGTH, { message: PIECE })
  text!: string;
  @Field(() => RichText, {
    nullable: true,
    description:
      'Rich form of the choice, which students see instead of the text, at most 20,000 characters as JSON. Its images and audio must belong to the course.',
  })
  rich?: unknown;
  @Field({ defaultValue: false, description: 'True if the choice is correct. Ignored for ORDERING.' })
  isRight!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Feedback shown afterwards to students who selected the choice.',
  })
  @AtMost(MAX_PIECE_LENGTH, { message: 'assessment.text' })
  feedback?: string | null;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the feedback. Requires a feedback text.',
  })
  feedbackRich?: unknown;
}

@InputType({ description: 'Accepted texts of a gap or a short answer.' })
export class QuestionBlankInput {
  @Field(() => [String], { description: 'All accepted texts, the preferred one first. At most 20.' })
  @ArrayMaxSize(MAX_ACCEPTED, { message: TOO_MANY })
  @Length(1, 200, { each: true, message: validationMessage('assessment.text', { max: 200 }) })
  accepted!: string[];
  @Field(() => Float, {
    nullable: true,
    description: 'Accepted deviation of a numeric answer. Null to compare texts.',
  })
  @Min(0, { message: 'assessment.numbers' })
  tolerance?: number | null;
}

@InputType({ description: 'Two items that belong together.' })
export class QuestionPairInput {
  @Field({ description: 'Left item of the pair, at most 500 characters.' })
  @Length(1, MAX_PIECE_LENGTH, { message: PIECE })
  left!: string;
  @Field(() => RichText, { nullable: true, description: 'Rich form of the left item.' })
  leftRich?: unknown;
  @Field({ description: 'Right item of the pair, at most 500 characters.' })
  @Length(1, MAX_PIECE_LENGTH, { message: PIECE })
  right!: string;
  @Field(() => RichText, { nullable: true, description: 'Rich form of the right item.' })
  rightRich?: unknown;
}

@InputType({ description: 'A right item without a partner.' })
export class QuestionExtraInput {
  @Field({ description: 'Text of the item, at most 500 characters.' })
  @Length(1, MAX_PIECE_LENGTH, { message: PIECE })
  text!: string;
  @Field(() => RichText, { nullable: true, description: 'Rich form of the item.' })
  rich?: unknown;
}

@InputType({
  description: 'Content of a question with its answer key. Fields that its kind does not use are ignored.',
})
export class QuestionBodyInput {
  @Field(() => [QuestionChoiceInput], {
    defaultValue: [],
    description:
      'For SINGLE and MULTIPLE: the choices. For ORDERING: the items in the correct order. 2 to 20.',
  })
  @AtMostEntries(MAX_PIECES, 'assessment.tooMany')
  @ValidateNested({ each: true })
  choices!: QuestionChoiceInput[];
  @Field(() => Boolean, { nullable: true, description: 'For TRUE_FALSE: true if the statement is true.' })
  isTrue?: boolean | null;
  @Field(() => String, { nullable: true, description: 'For BLANK: the text, with each gap written as ___.' })
  @AtMost(2000, { message: 'assessment.text' })
  gapText?: string | null;
  @Field(() => [QuestionBlankInput], {
    defaultValue: [],
    description: 'For BLANK: one entry for each gap in order. For SHORT: exactly one entry.',
  })
  @AtMostEntries(MAX_PIECES, 'assessment.tooMany')
  @ValidateNested({ each: true })
  blanks!: QuestionBlankInput[];
  @Field(() => [QuestionPairInput], { defaultValue: [], description: 'For MATCHING: 2 to 20 pairs.' })
  @AtMostEntries(MAX_PIECES, 'assessment.tooMany')
  @ValidateNested({ each: true })
  pairs!: QuestionPairInput[];
  @Field(() => [String], {
    defaultValue: [],
    description: 'For MATCHING: right items without a partner. At most 20.',
  })
  @AtMostEntries(MAX_PIECES, 'assessment.tooMany')
  @Length(1, MAX_PIECE_LENGTH, { each: true, message: PIECE })
  extras!: string[];
  @Field(() => [QuestionExtraInput], {
    nullable: true,
    description: 'For MATCHING: replaces `extras` by items with a rich form. At most 20.',
  })
  @AtMostEntries(MAX_PIECES, 'assessment.tooMany')
  @ValidateNested({ each: true })
  extraItems?: QuestionExtraInput[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'For OPEN: guidance for graders on what a good answer contains.',
  })
  @AtMost(2000, { message: 'assessment.text' })
  guidance?: string | null;
}

@InputType({ description: 'Complete content and settings of a question.' })
export class QuestionContentInput {
  @Field(() => QuestionKind, { description: 'Kind of answer that the question requires.' })
  kind!: QuestionKind;
  @Field(() => RichText, { description: 'Text of the question. Its images must belong to the course.' })
  prompt!: unknown;
  @Field(() => QuestionBodyInput, { description: 'Content of the question with its answer key.' })
  @ValidateNested()
  body!: QuestionBodyInput;
  @Field(() => Int, { defaultValue: 1, description: 'Points for a correct answer, 1 to 100.' })
  @Between(1, 100, 'assessment.points')
  points!: number;
  @Field(() => String, { nullable: true, description: 'Topic of the question, at most 60 characters.' })
  @AtMost(60, { message: 'assessment.text' })
  topic?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Explanation why the answer is correct, at most 2,000 characters.',
  })
  @AtMost(2000, { message: 'assessment.text' })
  explanation?: string | null;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the explanation. Requires an explanation.',
  })
  explanationRich?: unknown;
  @Field(() => ID, { nullable: true, description: 'ID of the lesson of the course that teaches the topic.' })
  reviewLessonId?: string | null;
  @Field(() => Int, { defaultValue: 0, description: 'Position in the review lesson, in seconds.' })
  @Min(0, { message: 'validation.invalid' })
  reviewSec!: number;
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a finished audio upload (MP3, M4A, OGG or WAV, at most 20 MB). Replaces the existing audio.',
  })
  soundUploadId?: string | null;
  @Field({ defaultValue: false, description: 'True to remove the existing audio.' })
  dropsSound!: boolean;
}

@InputType({ description: 'Input for adding a question to a course’s question bank.' })
export class CreateQuestionInput {
  @Field(() => ID, { description: 'ID of the viewer’s course to which the question is added.' })
  courseId!: string;
  @Field(() => QuestionContentInput, { description: 'Content of the question with its answer key.' })
  @ValidateNested()
  content!: QuestionContentInput;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({
  description: 'Input for editing a question. Attempts that have already started use the previous version.',
})
export class UpdateQuestionInput {
  @Field(() => ID, { description: 'ID of the question to edit.' })
  questionId!: string;
  @Field(() => Int, {
    description: 'Version on which the edit is based. CONFLICT if the question was edited since.',
  })
  expectedVersion!: number;
  @Field(() => QuestionContentInput, { description: 'Complete new content of the question.' })
  @ValidateNested()
  content!: QuestionContentInput;
}
