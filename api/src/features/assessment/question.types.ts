import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { Question } from './question.entity.ts';

@ObjectType({ description: 'A choice with its key, or an item in its right place.' })
export class QuestionChoice {
  @Field(() => ID, { description: 'Stays the same when the question is edited.' })
  id!: string;
  @Field({ description: 'What is read; at most 500 characters.' })
  text!: string;
  @Field({ description: 'Whether it is right; means nothing where items are ordered.' })
  isRight!: boolean;
  @Field(() => String, { nullable: true, description: 'Said afterwards to whoever chose it.' })
  feedback?: string | null;
}

@ObjectType({ description: 'What a gap or a short answer takes.' })
export class QuestionBlank {
  @Field(() => [String], { description: 'Every text that is right, the best one first.' })
  accepted!: string[];
  @Field(() => Float, {
    nullable: true,
    description: 'How far a number may be off; absent where texts are compared.',
  })
  tolerance?: number | null;
}

@ObjectType({ description: 'Two things that belong together.' })
export class QuestionPair {
  @Field({ description: 'What is given; at most 500 characters.' })
  left!: string;
  @Field({ description: 'What belongs to it; at most 500 characters.' })
  right!: string;
}

export const QuestionPage = pageOf('QuestionPage', () => Question);

@ObjectType({ description: 'How students did at one question of a quiz, from submitted attempts.' })
export class QuestionAnalysis {
  @Field(() => ID, { description: 'Of the question that it is about.' })
  questionId!: string;
  @Field(() => Int, { description: 'Attempts whose answer to it is marked.' })
  attempts!: number;
  @Field(() => Int, { description: 'Attempts that left it empty.' })
  skipped!: number;
  @Field(() => Float, { description: 'Share of its points that was earned, 0 to 1.' })
  rightShare!: number;
  @Field(() => Float, {
    nullable: true,
    description:
      'How well it tells strong students from weak ones: correlation with the whole score, −1 to 1; absent with too few attempts.',
  })
  discrimination?: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The wrong choice that was made most often; absent where none was.',
  })
  mostChosenWrongId?: string | null;
}

@ObjectType({ description: 'How often one choice was made.' })
export class ChoiceCount {
  @Field(() => ID, { description: 'Of the choice; of TRUE_FALSE `true` or `false`.' })
  choiceId!: string;
  @Field(() => Int, { description: 'Submitted attempts in which it was chosen.' })
  count!: number;
}
