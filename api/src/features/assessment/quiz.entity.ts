import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { all, any, type Row, type Sql, sql, View, Visible } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Course, Lesson, LessonOutline } from '../courses/index.ts';
import { seesKeys } from './assessment.policy.ts';
import { AnswersShown } from './question.enums.ts';

export const MAX_QUESTIONS = 100;
/** Max attempts of a student at a quiz, even if the quiz has no limit. */
export const MAX_ATTEMPTS = 100;

/** Students who have opened the lesson may know the rules, and so may teachers and reviewers of the course. */
const mayTake = (viewer: Viewer | undefined, quiz: Row<Quiz>): Sql | boolean =>
  !!viewer &&
  all([
    sql`exists (select 1 from lesson l where l.id = ${quiz.lesson} and l.removed_at is null)`,
    any([
      seesKeys(viewer, quiz.course),
      sql`exists (select 1 from opened_lesson o
      where o.lesson_id = ${quiz.lesson} and o.student_id = ${viewer.id} and o.may_study)`,
    ]),
  ]);

/** The quiz of a lesson as its students see it: the rules, without questions. */
@Visible<Viewer, Quiz>(mayTake)
@Entity()
@ObjectType({ description: 'The rules of a lesson’s quiz, for its students once they opened the lesson.' })
export class Quiz {
  [OptionalProps]?: 'passPercent' | 'shufflesQuestions' | 'shufflesAnswers' | 'answersShown' | 'version';

  @Field(() => ID, { description: 'Of the quiz: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => LessonOutline, { description: 'The lesson that it belongs to.' })
  @OneToOne(() => Lesson, { owner: true })
  lesson!: Rel<Lesson>;

  @Field(() => Int, { description: 'Per cent of the points that pass it, 1 to 100.' })
  @Property({ type: 'integer' })
  passPercent: number = 70;

  @Field(() => Int, {
    nullable: true,
    description: 'How many attempts a student has; absent: 100, which no quiz exceeds.',
  })
  @Property({ type: 'integer', nullable: true })
  maxAttempts?: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds of an attempt; absent: no limit.' })
  @Property({ type: 'integer', nullable: true })
  timeLimitSec?: number | null;

  @Field({ description: 'Whether each attempt has the questions in another order.' })
  @Property({ type: 'boolean' })
  shufflesQuestions: boolean = false;

  @Field({ description: 'Whether each attempt has the choices in another order.' })
  @Property({ type: 'boolean' })
  shufflesAnswers: boolean = true;

  @Field(() => Int, { nullable: true, description: 'How many questions an attempt draws; absent: all.' })
  @Property({ type: 'integer', nullable: true })
  drawCount?: number | null;

  @Field(() => AnswersShown, { description: 'When right answers and explanations are shown.' })
  @Property({ type: 'text' })
  answersShown: AnswersShown = AnswersShown.AFTER_SUBMISSION;

  @Property({ type: 'integer' })
  version: number = 1;
}

/** The quiz with its questions, for teachers and reviewers of the course. */
@Visible<Viewer, QuizSetup>((viewer, quiz: Row<QuizSetup>) => seesKeys(viewer, quiz.course))
@View(() => Quiz, {
  ownVisibility: 'Its questions carry their keys, so only those who teach or review it see it.',
})
@ObjectType({ description: 'A quiz as it is built: its settings, and its questions with their keys.' })
export class QuizSetup {
  course!: Rel<Course>;
  @Field(() => ID, { description: 'The same id as of the quiz.' })
  id!: string;
  @Field(() => LessonOutline, { description: 'The lesson that it belongs to.' })
  lesson!: Rel<Lesson>;
  @Field(() => Int, { description: 'Per cent of the points that pass it, 1 to 100.' })
  passPercent!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'How many attempts a student has; absent: 100, which no quiz exceeds.',
  })
  maxAttempts?: number | null;
  @Field(() => Int, { nullable: true, description: 'Seconds of an attempt; absent: no limit.' })
  timeLimitSec?: number | null;
  @Field({ description: 'Whether each attempt has the questions in another order.' })
  shufflesQuestions!: boolean;
  @Field({ description: 'Whether each attempt has the choices in another order.' })
  shufflesAnswers!: boolean;
  @Field(() => Int, { nullable: true, description: 'How many questions an attempt draws; absent: all.' })
  drawCount?: number | null;
  @Field(() => AnswersShown, { description: 'When right answers and explanations are shown.' })
  answersShown!: AnswersShown;
  @Field(() => Int, { description: 'Rises with every edit, for `expectedVersion`.' })
  version!: number;
}
