import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { createPageType } from '../../graphql/read/index.ts';
import { DateTime, RichText } from '../../graphql/scalars.ts';

@ObjectType({ description: 'An answer that requires manual grading.' })
export class WaitingAnswer {
  @Field(() => ID, { description: 'ID of the attempt that contains the answer.' })
  attemptId!: string;
  @Field(() => ID, { description: 'ID of the question that was answered.' })
  questionId!: string;
  @Field({ description: 'Name of the student who wrote the answer.' })
  studentName!: string;
  @Field({ description: 'Title of the lesson with the quiz.' })
  lessonTitle!: string;
  @Field({ description: 'Title of the course to which the lesson belongs.' })
  courseTitle!: string;
  @Field(() => DateTime, { description: 'Time at which the attempt was submitted.' })
  submittedAt!: Date;
  @Field(() => RichText, { description: 'Text of the question, with its images.' })
  prompt!: unknown;
  @Field({ description: 'Answer written by the student.' })
  text!: string;
  @Field(() => Int, { description: 'Maximum points for the answer.' })
  points!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Guidance on what a good answer contains. Null if the teacher wrote none.',
  })
  guidance?: string | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Points awarded for the answer. Null while it awaits grading.',
  })
  earned?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Comment of the grader to the student. Null if there is none.',
  })
  comment?: string | null;
}
export const WaitingAnswerPage = createPageType('WaitingAnswerPage', () => WaitingAnswer);

@ObjectType({ description: 'Result of one student in a quiz.' })
export class QuizResult {
  @Field(() => ID, { description: 'ID of the student who attempted the quiz.' })
  studentId!: string;
  @Field({ description: 'Full name of the student as in the profile.' })
  studentName!: string;
  @Field(() => Int, { description: 'Number of attempts that the student started.' })
  attempts!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Best score as a percentage. Null before the first submission.',
  })
  bestScore?: number | null;
  @Field({ description: 'True if an attempt of the student passed.' })
  passed!: boolean;
  @Field(() => DateTime, { description: 'Time at which the newest attempt started.' })
  lastStartedAt!: Date;
  @Field(() => Int, { description: 'Extra time of the student in seconds, added to the time limit.' })
  extraSec!: number;
}
export const QuizResultPage = createPageType('QuizResultPage', () => QuizResult);

@ObjectType({ description: 'Effects of regrading a question by its current answer key.' })
export class RemarkPreview {
  @Field(() => Int, { description: 'Number of submitted attempts graded by an older answer key.' })
  attempts!: number;
  @Field(() => Int, { description: 'Number of attempts that would gain points.' })
  gain!: number;
  @Field(() => Int, {
    description: 'Number of attempts that would lose points. Passed attempts stay passed.',
  })
  lose!: number;
  @Field(() => Int, { description: 'Number of attempts that would pass through the regrading.' })
  pass!: number;
}

@ObjectType({ description: 'A started background job that regrades a question.' })
export class RemarkStarted {
  @Field(() => ID, { description: 'ID of the question that is regraded.' })
  questionId!: string;
  @Field(() => Int, { description: 'Version of the answer key used for regrading.' })
  version!: number;
}
