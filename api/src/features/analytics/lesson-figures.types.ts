import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { LessonKind } from '../courses/index.ts';

/** In the order in which `reasons` lists them. */
export const RepairReason = defineEnum('RepairReason', 'Reason why a lesson needs improvement.', {
  DROP: 'Far more students drop out at this lesson than at others.',
  REPLAY: 'Many students watch one part of the video again.',
  LOW_SCORE: 'The average of the students’ best scores is low.',
  SLOW: 'Students take days from opening the lesson to completing it.',
  QUESTIONS: 'Several questions about the lesson have no answer.',
});
export type RepairReason = keyof typeof RepairReason;

@ObjectType({ description: 'Statistics of a lesson: how far students get, and where they stop.' })
export class LessonFigures {
  @Field(() => ID, { description: 'ID of the lesson in the course outline.' })
  id!: string;
  @Field({ description: 'Current title of the lesson.' })
  title!: string;
  @Field(() => LessonKind, { description: 'Type of content in the lesson.' })
  kind!: LessonKind;
  @Field(() => Int, { description: 'Position of the lesson among all lessons of the course, from 1.' })
  number!: number;
  @Field(() => Int, { description: 'Position of the lesson’s section in the course, from 1.' })
  sectionNumber!: number;
  @Field(() => Int, { description: 'Number of students who opened the lesson.' })
  opened!: number;
  @Field(() => Int, { description: 'Number of students who completed the lesson.' })
  completed!: number;
  @Field(() => Int, {
    description: 'Percentage of all students of the course who completed the lesson, in whole percent.',
  })
  percentage!: number;
  @Field(() => Int, { description: 'Number of students who completed the previous lesson but not this one.' })
  lost!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'First second of the part of the video that is replayed most. Null if there are too few viewing sessions.',
  })
  replayFromSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Second after the last one of that part. Null if there are too few viewing sessions.',
  })
  replayToSec?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Percentage of viewing sessions in which that part was replayed, in whole percent. Null if there are too few viewing sessions.',
  })
  replayPercent?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Average of the students’ best scores, 0 to 100. Null if fewer than five students have a score.',
  })
  averageScore?: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Average number of days from opening the lesson to completing it. Null if fewer than five students completed it.',
  })
  averageDays?: number | null;
  @Field(() => Int, { description: 'Number of questions about the lesson without an answer of a teacher.' })
  openQuestions!: number;
  @Field(() => [RepairReason], {
    description: 'Reasons why the lesson needs improvement. Empty if there are none.',
  })
  reasons!: RepairReason[];
  @Field(() => Int, {
    description:
      'Number of students whom an improvement could retain: those who stopped here, or opened the lesson without completing it.',
  })
  keeps!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Rank of the lesson in the list of suggested improvements, from 1. Null if the lesson needs none.',
  })
  repairRank?: number | null;
}
