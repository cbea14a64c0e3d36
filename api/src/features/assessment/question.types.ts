import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { createPageType } from '../../graphql/read/index.ts';
import { RichText } from '../../graphql/scalars.ts';
import { Question } from './question.entity.ts';

@ObjectType({ description: 'A choice with its answer key, or an item in its correct position.' })
export class QuestionChoice {
  @Field(() => ID, { description: 'Unique choice ID, unchanged by edits of the question.' })
  id!: string;
  @Field({ description: 'Text of the choice, at most 500 characters.' })
  text!: string;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the choice, shown instead of the text. Null if there is none.',
  })
  rich?: unknown;
  @Field({ description: 'True if the choice is correct. Meaningless for ORDERING.' })
  isRight!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Feedback shown afterwards to students who selected the choice. Null if there is none.',
  })
  feedback?: string | null;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the feedback. Null if there is none.',
  })
  feedbackRich?: unknown;
}

@ObjectType({ description: 'Accepted texts of a gap or a short answer.' })
export class QuestionBlank {
  @Field(() => [String], { description: 'All accepted texts, the preferred one first.' })
  accepted!: string[];
  @Field(() => Float, {
    nullable: true,
    description: 'Accepted deviation of a numeric answer. Null if texts are compared.',
  })
  tolerance?: number | null;
}

@ObjectType({ description: 'Two items that belong together.' })
export class QuestionPair {
  @Field({ description: 'Left item of the pair, at most 500 characters.' })
  left!: string;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the left item. Null if there is none.',
  })
  leftRich?: unknown;
  @Field({ description: 'Right item of the pair, at most 500 characters.' })
  right!: string;
  @Field(() => RichText, {
    nullable: true,
    description: 'Rich form of the right item. Null if there is none.',
  })
  rightRich?: unknown;
}

@ObjectType({ description: 'A right item without a partner.' })
export class QuestionExtra {
  @Field({ description: 'Text of the item, at most 500 characters.' })
  text!: string;
  @Field(() => RichText, { nullable: true, description: 'Rich form of the item. Null if there is none.' })
  rich?: unknown;
}

export const QuestionPage = createPageType('QuestionPage', () => Question);

@ObjectType({ description: 'Statistics of a question in a quiz, from submitted attempts.' })
export class QuestionAnalysis {
  @Field(() => ID, { description: 'ID of the question that the statistics describe.' })
  questionId!: string;
  @Field(() => Int, { description: 'Number of attempts whose answer to the question is graded.' })
  attempts!: number;
  @Field(() => Int, { description: 'Number of attempts without an answer to the question.' })
  skipped!: number;
  @Field(() => Float, { description: 'Average share of the question’s points earned, 0 to 1.' })
  rightShare!: number;
  @Field(() => Float, {
    nullable: true,
    description:
      'Item discrimination: correlation of the question’s score with the whole score, −1 to 1. Null if there are too few attempts.',
  })
  discrimination?: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the wrong choice selected most often. Null if no wrong choice was selected.',
  })
  mostChosenWrongId?: string | null;
}

@ObjectType({ description: 'Number of times one choice was selected.' })
export class ChoiceCount {
  @Field(() => ID, { description: 'Choice ID. For TRUE_FALSE: `true` or `false`.' })
  choiceId!: string;
  @Field(() => Int, { description: 'Number of submitted attempts in which the choice was selected.' })
  count!: number;
}
