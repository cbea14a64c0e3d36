import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { DateTime, RichText } from '../../graphql/scalars.ts';

@ObjectType({ description: 'An answer that a person marks.' })
export class WaitingAnswer {
  @Field(() => ID, { description: 'Of the attempt that it belongs to.' })
  attemptId!: string;
  @Field(() => ID, { description: 'Of the question that it answers.' })
  questionId!: string;
  @Field({ description: 'The name of the student who wrote it.' })
  studentName!: string;
  @Field({ description: 'Of the lesson whose quiz it is.' })
  lessonTitle!: string;
  @Field({ description: 'Of the course that the lesson belongs to.' })
  courseTitle!: string;
  @Field(() => DateTime, { description: 'When it was handed in.' })
  submittedAt!: Date;
  @Field(() => RichText, { description: 'What the question asks for.' })
  prompt!: unknown;
  @Field({ description: 'What the student has written.' })
  text!: string;
  @Field(() => Int, { description: 'The most points that it can be given.' })
  points!: number;
  @Field(() => String, { nullable: true, description: 'What a good answer has, where its teacher said so.' })
  guidance?: string | null;
  @Field(() => Float, { nullable: true, description: 'Points that it was given; absent while it waits.' })
  earned?: number | null;
  @Field(() => String, { nullable: true, description: 'What whoever marked it wrote to the student.' })
  comment?: string | null;
}
export const WaitingAnswerPage = pageOf('WaitingAnswerPage', () => WaitingAnswer);

@ObjectType({ description: 'What became of one student at a quiz.' })
export class QuizResult {
  @Field(() => ID, { description: 'Of the student who took it.' })
  studentId!: string;
  @Field({ description: 'Their full name, as their profile has it.' })
  studentName!: string;
  @Field(() => Int, { description: 'Attempts that were begun.' })
  attempts!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The best score in per cent; absent before one was handed in.',
  })
  bestScore?: number | null;
  @Field({ description: 'Whether an attempt passed.' })
  passed!: boolean;
  @Field(() => DateTime, { description: 'When the newest attempt began.' })
  lastStartedAt!: Date;
  @Field(() => Int, { description: 'Seconds that the student has beyond the limit.' })
  extraSec!: number;
}
export const QuizResultPage = pageOf('QuizResultPage', () => QuizResult);

@ObjectType({ description: 'What marking a question again by its present key would change.' })
export class RemarkPreview {
  @Field(() => Int, { description: 'Submitted attempts that were marked by an older key.' })
  attempts!: number;
  @Field(() => Int, { description: 'Attempts that gain points.' })
  gain!: number;
  @Field(() => Int, { description: 'Attempts that lose points; a pass stays all the same.' })
  lose!: number;
  @Field(() => Int, { description: 'Attempts that pass by it.' })
  pass!: number;
}

@ObjectType({ description: 'A question that is being marked again, attempt by attempt.' })
export class RemarkStarted {
  @Field(() => ID, { description: 'Of the question that is marked again.' })
  questionId!: string;
  @Field(() => Int, { description: 'The version of the key that attempts are marked by now.' })
  version!: number;
}
