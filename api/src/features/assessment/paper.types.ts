import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { RichText } from '../../graphql/scalars.ts';
import { LessonOutline } from '../courses/index.ts';
import { QuestionKind } from './question.enums.ts';

@ObjectType({ description: 'An item to select, order or match.' })
export class PaperPiece {
  @Field(() => ID, { description: 'Random item ID that does not reveal the correct answer.' })
  id!: string;
  @Field({ description: 'Text of the item, at most 500 characters.' })
  text!: string;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the item, shown instead of the text. Null if there is none.',
  })
  rich?: unknown;
}

/** The student's view of a question. It has no field or column for a key, an explanation or feedback. */
@ObjectType({ description: 'A question of an attempt as shown to the student, without its answer key.' })
export class PaperQuestion {
  @Field(() => ID, { description: 'Unique question ID, equal in all attempts.' })
  id!: string;
  @Field(() => Int, { description: 'Position of the question in the attempt, from 1.' })
  number!: number;
  @Field(() => QuestionKind, { description: 'Kind of answer that the question requires.' })
  kind!: QuestionKind;
  @Field(() => RichText, { description: 'Text of the question, with its images.' })
  prompt!: unknown;
  @Field(() => Int, { description: 'Points for a correct answer.' })
  points!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Topic of the question. Null if the teacher set none.',
  })
  topic?: string | null;
  @Field(() => String, { nullable: true, description: 'For BLANK: the text, with each gap written as ___.' })
  gapText?: string | null;
  @Field(() => Int, { description: 'Number of texts in an answer.' })
  gaps!: number;
}

@ObjectType({ description: 'A pair of items that was matched.' })
export class MatchedPair {
  @Field(() => ID, { description: 'ID of one of the question’s choices.' })
  pairId!: string;
  @Field(() => ID, { description: 'ID of one of the question’s matches.' })
  matchId!: string;
}

@ObjectType({ description: 'A saved answer of an attempt.' })
export class QuizAnswer {
  @Field(() => ID, { description: 'ID of the question that was answered.' })
  questionId!: string;
  @Field(() => [ID], {
    description:
      'IDs of the selected choices. For TRUE_FALSE: `true` or `false`. For ORDERING: all items in order.',
  })
  choiceIds!: string[];
  @Field(() => [String], { description: 'Text of each gap in order. For SHORT and OPEN: one text.' })
  texts!: string[];
  @Field({ description: 'True if the student flagged the question for review.' })
  isMarked!: boolean;
}

@ObjectType({ description: 'Grade of one answer in a submitted attempt.' })
export class QuizMark {
  @Field(() => ID, { description: 'ID of the question that was answered.' })
  questionId!: string;
  @Field(() => Float, {
    nullable: true,
    description: 'Share of the points earned, 0 to 1. Null while the answer awaits manual grading.',
  })
  share?: number | null;
  @Field(() => Float, {
    description: 'Points earned, in hundredths. 0 while the answer awaits manual grading.',
  })
  earned!: number;
  @Field(() => Int, { description: 'Points for a correct answer.' })
  points!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Comment of the teacher who graded the answer by hand. Null if there is none.',
  })
  comment?: string | null;
}

@ObjectType({ description: 'Feedback on one choice, available once the answers are shown.' })
export class ChoiceFeedback {
  @Field(() => ID, { description: 'ID of the choice to which the feedback refers.' })
  choiceId!: string;
  @Field({ description: 'Explanation why the choice is correct or wrong.' })
  text!: string;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the feedback, shown instead of the text. Null if there is none.',
  })
  rich?: unknown;
}

@ObjectType({
  description: 'Correct answer to a question of a submitted attempt, available once the quiz shows answers.',
})
export class QuizSolution {
  @Field(() => ID, { description: 'ID of the question that the solution answers.' })
  questionId!: string;
  @Field(() => [ID], {
    description: 'IDs of the correct choices. For ORDERING: all items in the correct order.',
  })
  choiceIds!: string[];
  @Field(() => [String], { description: 'Preferred text for each gap.' })
  texts!: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Explanation why the answer is correct. Null if the teacher wrote none.',
  })
  explanation?: string | null;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the explanation, shown instead of the text. Null if there is none.',
  })
  explanationRich?: unknown;
  @Field(() => LessonOutline, {
    nullable: true,
    description: 'Lesson that teaches the topic of the question, to review. Null if the teacher set none.',
  })
  reviewLesson?: LessonOutline | null;
  @Field(() => Int, { description: 'Position in the review lesson, in seconds.' })
  reviewSec!: number;
}
