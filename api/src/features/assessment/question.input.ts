import { ArrayMaxSize, IsOptional, Length, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { RichText } from '../../graphql/scalars.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { IdempotencyKey } from '../operations/index.ts';
import { QuestionKind } from './question.enums.ts';

export const MAX_PIECES = 20;
const MAX_ACCEPTED = 20;
const LONGEST_PIECE = 500;

const PIECE = validationMessage('assessment.text', { max: LONGEST_PIECE });
const LONG = validationMessage('assessment.text', { max: 2000 });
const TOO_MANY = validationMessage('assessment.tooMany', { max: MAX_PIECES });
const POINTS = validationMessage('assessment.points', { min: 1, max: 100 });

@InputType({ description: 'A choice of a question, or an item that is brought into order.' })
export class QuestionChoiceInput {
  @Field(() => ID, { nullable: true, description: 'Of a choice that is kept; left out for a new one.' })
  @IsOptional()
  choiceId?: string | null;
  @Field({ description: 'What is read; at most 500 characters.' })
  @Length(1, LONGEST_PIECE, { message: PIECE })
  text!: string;
  @Field({ defaultValue: false, description: 'Whether it is right; means nothing where items are ordered.' })
  isRight!: boolean;
  @Field(() => String, { nullable: true, description: 'Said afterwards to whoever chose it.' })
  @IsOptional()
  @MaxLength(LONGEST_PIECE, { message: PIECE })
  feedback?: string | null;
}

@InputType({ description: 'What a gap or a short answer takes.' })
export class QuestionBlankInput {
  @Field(() => [String], { description: 'Every text that is right, the best one first; at most 20.' })
  @ArrayMaxSize(MAX_ACCEPTED, { message: TOO_MANY })
  @Length(1, 200, { each: true, message: validationMessage('assessment.text', { max: 200 }) })
  accepted!: string[];
  @Field(() => Float, {
    nullable: true,
    description: 'How far a number may be off; absent where texts are compared.',
  })
  @IsOptional()
  @Min(0, { message: 'assessment.numbers' })
  tolerance?: number | null;
}

@InputType({ description: 'Two things that belong together.' })
export class QuestionPairInput {
  @Field({ description: 'What is given; at most 500 characters.' })
  @Length(1, LONGEST_PIECE, { message: PIECE })
  left!: string;
  @Field({ description: 'What belongs to it; at most 500 characters.' })
  @Length(1, LONGEST_PIECE, { message: PIECE })
  right!: string;
}

@InputType({ description: 'What a question is made of, with its key; only what its kind uses is kept.' })
export class QuestionBodyInput {
  @Field(() => [QuestionChoiceInput], {
    defaultValue: [],
    description: 'Of SINGLE and MULTIPLE; of ORDERING in the right order. 2 to 20.',
  })
  @ArrayMaxSize(MAX_PIECES, { message: TOO_MANY })
  @ValidateNested({ each: true })
  choices!: QuestionChoiceInput[];
  @Field(() => Boolean, { nullable: true, description: 'Of TRUE_FALSE: whether the statement is true.' })
  @IsOptional()
  isTrue?: boolean | null;
  @Field(() => String, { nullable: true, description: 'Of BLANK: the text, each gap written as ___.' })
  @IsOptional()
  @MaxLength(2000, { message: LONG })
  gapText?: string | null;
  @Field(() => [QuestionBlankInput], {
    defaultValue: [],
    description: 'Of BLANK one for each gap in order; of SHORT exactly one.',
  })
  @ArrayMaxSize(MAX_PIECES, { message: TOO_MANY })
  @ValidateNested({ each: true })
  blanks!: QuestionBlankInput[];
  @Field(() => [QuestionPairInput], { defaultValue: [], description: 'Of MATCHING: 2 to 20 pairs.' })
  @ArrayMaxSize(MAX_PIECES, { message: TOO_MANY })
  @ValidateNested({ each: true })
  pairs!: QuestionPairInput[];
  @Field(() => [String], {
    defaultValue: [],
    description: 'Of MATCHING: what belongs to nothing; at most 20.',
  })
  @ArrayMaxSize(MAX_PIECES, { message: TOO_MANY })
  @Length(1, LONGEST_PIECE, { each: true, message: PIECE })
  extras!: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Of OPEN: what a good answer has, for whoever marks it.',
  })
  @IsOptional()
  @MaxLength(2000, { message: LONG })
  guidance?: string | null;
}

@InputType({ description: 'What a question asks, and everything that belongs to it.' })
export class QuestionContentInput {
  @Field(() => QuestionKind, { description: 'How it is answered and marked.' })
  kind!: QuestionKind;
  @Field(() => RichText, { description: 'What is asked; pictures are those of the course.' })
  prompt!: unknown;
  @Field(() => QuestionBodyInput, { description: 'What it is made of, with its key.' })
  @ValidateNested()
  body!: QuestionBodyInput;
  @Field(() => Int, { defaultValue: 1, description: 'Points of a right answer, 1 to 100.' })
  @Min(1, { message: POINTS })
  @Max(100, { message: POINTS })
  points!: number;
  @Field(() => String, { nullable: true, description: 'What it is about; at most 60 characters.' })
  @IsOptional()
  @MaxLength(60, { message: validationMessage('assessment.text', { max: 60 }) })
  topic?: string | null;
  @Field(() => String, { nullable: true, description: 'Why the answer is right; at most 2000 characters.' })
  @IsOptional()
  @MaxLength(2000, { message: LONG })
  explanation?: string | null;
  @Field(() => ID, { nullable: true, description: 'The lesson of the course that teaches what it asks.' })
  @IsOptional()
  reviewLessonId?: string | null;
  @Field(() => Int, { defaultValue: 0, description: 'From which second of that lesson.' })
  @Min(0, { message: 'validation.invalid' })
  reviewSec!: number;
  @Field(() => ID, {
    nullable: true,
    description:
      'A finished upload of a sound (MP3, M4A, OGG or WAV, at most 20 MB) that takes the place of the one there is.',
  })
  @IsOptional()
  soundUploadId?: string | null;
  @Field({ defaultValue: false, description: 'Whether the sound that there is goes.' })
  dropsSound!: boolean;
}

@InputType({ description: 'A new question of a course’s bank.' })
export class CreateQuestionInput {
  @Field(() => ID, { description: 'Of the own course whose bank it joins.' })
  courseId!: string;
  @Field(() => QuestionContentInput, { description: 'What it asks, with its key.' })
  @ValidateNested()
  content!: QuestionContentInput;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'An edited question; attempts that began before keep what they began with.' })
export class UpdateQuestionInput {
  @Field(() => ID, { description: 'Of the question that is edited.' })
  questionId!: string;
  @Field(() => Int, {
    description: 'The version the edits were made on; CONFLICT when another edit was faster.',
  })
  expectedVersion!: number;
  @Field(() => QuestionContentInput, { description: 'All of it, as it is to be.' })
  @ValidateNested()
  content!: QuestionContentInput;
}
