import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LessonKind } from '../courses/index.ts';

/** In the order in which `reasons` lists them. */
export enum RepairReason {
  DROP = 'DROP',
  REPLAY = 'REPLAY',
  LOW_SCORE = 'LOW_SCORE',
  SLOW = 'SLOW',
  QUESTIONS = 'QUESTIONS',
}
registerEnumType(RepairReason, {
  name: 'RepairReason',
  description: 'Why a lesson deserves to be mended.',
  valuesConfig: {
    DROP: { description: 'Far more students stop before its end than at other lessons.' },
    REPLAY: { description: 'One place of its video is watched again by many.' },
    LOW_SCORE: { description: 'The best results of its students are low on average.' },
    SLOW: { description: 'Students take days from opening it to completing it.' },
    QUESTIONS: { description: 'Several questions below it have no answer.' },
  },
});

@ObjectType({ description: 'How far students come in a lesson, and what holds them up.' })
export class LessonFigures {
  @Field(() => ID, { description: 'Of the lesson, as in the outline.' })
  id!: string;
  @Field({ description: 'What the lesson is called.' })
  title!: string;
  @Field(() => LessonKind, { description: 'What it is made of.' })
  kind!: LessonKind;
  @Field(() => Int, { description: 'Its place among all lessons of the course, from 1.' })
  number!: number;
  @Field(() => Int, { description: 'The place of its section in the course, from 1.' })
  sectionNumber!: number;
  @Field(() => Int, { description: 'Students who opened it.' })
  opened!: number;
  @Field(() => Int, { description: 'Students for whom it is complete.' })
  completed!: number;
  @Field(() => Int, {
    description: 'Of all students of the course, in whole per cent, those who completed it.',
  })
  percentage!: number;
  @Field(() => Int, { description: 'Students who completed the lesson before it and not this one.' })
  lost!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Second at which the part begins that is watched again most; absent without sittings enough.',
  })
  replayFromSec?: number | null;
  @Field(() => Int, { nullable: true, description: 'The second after that part.' })
  replayToSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Share of sittings that watched it again, in whole per cent.',
  })
  replayPercent?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Average of the best results, 0 to 100; absent where fewer than five were marked.',
  })
  averageScore?: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Average days from opening to completing it; absent where fewer than five did.',
  })
  averageDays?: number | null;
  @Field(() => Int, { description: 'Questions below it that no teacher has answered.' })
  openQuestions!: number;
  @Field(() => [RepairReason], {
    description: 'Why it deserves to be mended; empty where nothing stands out.',
  })
  reasons!: RepairReason[];
  @Field(() => Int, {
    description:
      'Students whom mending it could keep: those lost there, or who opened and did not complete it.',
  })
  keeps!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the list of what to mend first, from 1; absent where nothing stands out.',
  })
  repairRank?: number | null;
}
