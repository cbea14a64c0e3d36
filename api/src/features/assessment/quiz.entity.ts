import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { all, any, type Row, type Sql, sql, View, Visible } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Course, Lesson, LessonOutline } from '../courses/index.ts';
import { seesKeys } from './question.entity.ts';
import { AnswersShown } from './question.enums.ts';

export const MAX_QUESTIONS = 100;
/** Max attempts of a student at a quiz, even if the quiz has no limit. */
export const MAX_ATTEMPTS = 100;

/** Students who have opened the lesson may know the rules, and so may teachers and reviewers of the course. */
const maySeeRules = (viewer: Viewer | undefined, quiz: Row<Quiz>): Sql | boolean =>
  !!viewer &&
  all([
    sql`exists (select 1 from lesson l where l.id = ${quiz.lesson} and l.removed_at is null)`,
    any([
      seesKeys(viewer, quiz.course),
      sql`exists (select 1 from opened_lesson o
      where o.lesson_id = ${quiz.lesson} and o.student_id = ${viewer.id} and o.may_study)`,
    ]),
  ]);

/** The rules that students and teachers see. */
@ObjectType()
abstract class QuizRules {
  @Field(() => Int, { description: 'Percentage of points required to pass, 1 to 100.' })
  @Property({ type: 'integer' })
  passPercent: number = 70;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of attempts per student. Null for the platform limit of 100.',
  })
  @Property({ type: 'integer', nullable: true })
  maxAttempts?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Time limit of an attempt in seconds. Null if there is no limit.',
  })
  @Property({ type: 'integer', nullable: true })
  timeLimitSec?: number | null;

  @Field({ description: 'True if the order of questions is shuffled in each attempt.' })
  @Property({ type: 'boolean' })
  shufflesQuestions: boolean = false;

  @Field({ description: 'True if the order of choices is shuffled in each attempt.' })
  @Property({ type: 'boolean' })
  shufflesAnswers: boolean = true;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of questions drawn for each attempt. Null to use all questions.',
  })
  @Property({ type: 'integer', nullable: true })
  drawCount?: number | null;

  @Field(() => AnswersShown, { description: 'Time at which correct answers and explanations are shown.' })
  @Property({ type: 'text' })
  answersShown: AnswersShown = AnswersShown.AFTER_SUBMISSION;
}

/** The quiz of a lesson as its students see it: the rules, without questions. */
@Visible<Viewer, Quiz>(maySeeRules)
@Entity()
@ObjectType({ description: 'Rules of a lesson’s quiz, for students who have opened the lesson.' })
export class Quiz extends QuizRules {
  [OptionalProps]?: 'passPercent' | 'shufflesQuestions' | 'shufflesAnswers' | 'answersShown' | 'version';

  @Field(() => ID, { description: 'Unique quiz ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => LessonOutline, { description: 'Lesson to which the quiz belongs.' })
  @OneToOne(() => Lesson, { owner: true })
  lesson!: Rel<Lesson>;

  @Property({ type: 'integer' })
  version: number = 1;
}

/** The quiz with its questions, for teachers and reviewers of the course. */
@Visible<Viewer, QuizSetup>((viewer, quiz: Row<QuizSetup>) => seesKeys(viewer, quiz.course))
@View(() => Quiz, {
  ownVisibility: 'Its questions contain their keys, so only teachers and reviewers of the course see it.',
})
@ObjectType({ description: 'Editable quiz with its settings and its questions with answer keys.' })
export class QuizSetup extends QuizRules {
  course!: Rel<Course>;
  @Field(() => ID, { description: 'Unique ID of the quiz, equal to `Quiz.id`.' })
  id!: string;
  @Field(() => LessonOutline, { description: 'Lesson to which the quiz belongs.' })
  lesson!: Rel<Lesson>;
  @Field(() => Int, {
    description: 'Version number, increased with every edit. Send it as `expectedVersion`.',
  })
  version!: number;
}
