import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { RichText } from '../../graphql/scalars.ts';
import { LessonOutline } from '../courses/index.ts';
import { QuestionKind } from './question.enums.ts';

@ObjectType({ description: 'Something that is chosen, ordered or matched.' })
export class PaperPiece {
  @Field(() => ID, { description: 'Random: it tells nothing of what is right.' })
  id!: string;
  @Field({ description: 'What is read; at most 500 characters.' })
  text!: string;
}

/** The student's view of a question. It has no field or column for a key, an explanation or feedback. */
@ObjectType({ description: 'A question as it is put to a student in an attempt: without its key.' })
export class PaperQuestion {
  @Field(() => ID, { description: 'The same in every attempt that has it.' })
  id!: string;
  @Field(() => Int, { description: 'Place in the attempt, from 1.' })
  number!: number;
  @Field(() => QuestionKind, { description: 'How it is answered.' })
  kind!: QuestionKind;
  @Field(() => RichText, { description: 'What is asked, with its pictures.' })
  prompt!: unknown;
  @Field(() => Int, { description: 'Points of a right answer.' })
  points!: number;
  @Field(() => String, { nullable: true, description: 'What it is about, where its teacher said so.' })
  topic?: string | null;
  @Field(() => String, { nullable: true, description: 'Of BLANK: the text, each gap written as ___.' })
  gapText?: string | null;
  @Field(() => Int, { description: 'How many texts its answer has.' })
  gaps!: number;
}

@ObjectType({ description: 'What was matched with what.' })
export class MatchedPair {
  @Field(() => ID, { description: 'One of the question’s choices.' })
  pairId!: string;
  @Field(() => ID, { description: 'One of the question’s matches.' })
  matchId!: string;
}

@ObjectType({ description: 'An answer of an attempt, as it is saved.' })
export class QuizAnswer {
  @Field(() => ID, { description: 'Of the question that it answers.' })
  questionId!: string;
  @Field(() => [ID], {
    description: 'Choices; of TRUE_FALSE `true` or `false`; of ORDERING all of them in order.',
  })
  choiceIds!: string[];
  @Field(() => [String], { description: 'Of each gap in order; of SHORT and OPEN one.' })
  texts!: string[];
  @Field({ description: 'Whether the student wants to look at it again.' })
  isMarked!: boolean;
}

@ObjectType({ description: 'What an answer of a submitted attempt came to.' })
export class QuizMark {
  @Field(() => ID, { description: 'Of the question that was answered.' })
  questionId!: string;
  @Field(() => Float, {
    nullable: true,
    description: 'Share of the points, 0 to 1; absent while a person has to mark it.',
  })
  share?: number | null;
  @Field(() => Float, { description: 'Points earned, in hundredths; 0 while it waits.' })
  earned!: number;
  @Field(() => Int, { description: 'Points of a right answer.' })
  points!: number;
  @Field(() => String, { nullable: true, description: 'Of whoever marked it by hand.' })
  comment?: string | null;
}

@ObjectType({ description: 'What is said of one choice once the answer may be seen.' })
export class ChoiceFeedback {
  @Field(() => ID, { description: 'Of the choice that it is about.' })
  choiceId!: string;
  @Field({ description: 'Why it is right or wrong.' })
  text!: string;
}

@ObjectType({
  description: 'The right answer to a question of a submitted attempt, once its quiz shows answers.',
})
export class QuizSolution {
  @Field(() => ID, { description: 'Of the question that it answers.' })
  questionId!: string;
  @Field(() => [ID], { description: 'Right choices; of ORDERING all of them in the right order.' })
  choiceIds!: string[];
  @Field(() => [String], { description: 'Of each gap the best text.' })
  texts!: string[];
  @Field(() => String, { nullable: true, description: 'Why the answer is right, where its teacher said so.' })
  explanation?: string | null;
  @Field(() => LessonOutline, {
    nullable: true,
    description: 'The lesson that teaches it, to look at again.',
  })
  reviewLesson?: LessonOutline | null;
  @Field(() => Int, { description: 'From which second of that lesson.' })
  reviewSec!: number;
}
