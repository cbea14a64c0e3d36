import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Enrolment } from '../learning/index.ts';
import type { AttemptMark, PaperItem, QuestionKey, Solution } from './paper.ts';
import { AttemptStatus } from './question.enums.ts';
import type { Answer } from './question-body.ts';
import { Quiz } from './quiz.entity.ts';

/** A student's attempt at a quiz. Its paper and keys are those of its start. */
@Visible<Viewer, QuizAttempt>(
  (viewer, attempt: Row<QuizAttempt>) =>
    !!viewer &&
    sql`${attempt.student} = ${viewer.id}
      and exists (select 1 from study_standing e where e.enrolment_id = ${attempt.enrolment} and e.access = 'ACTIVE')`,
)
@Entity()
@ObjectType({ description: 'An attempt of the viewer at a quiz.' })
export class QuizAttempt {
  [OptionalProps]?:
    | 'status'
    | 'answers'
    | 'marks'
    | 'solutions'
    | 'sequence'
    | 'startedAt'
    | 'isTimedOut'
    | 'passed';

  @Field(() => ID, { description: 'Unique attempt ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Quiz, {
    nullable: true,
    description: 'Quiz of the attempt. Null if the viewer’s access has ended.',
  })
  @ManyToOne(() => Quiz)
  quiz!: Rel<Quiz>;

  @ManyToOne(() => User)
  student!: Rel<User>;

  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @Field(() => Int, { description: 'Sequential number of the student’s attempt at the quiz, from 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => AttemptStatus, {
    description: 'Status of the attempt: in progress, submitted, graded or expired.',
  })
  @Property({ type: 'text' })
  status: AttemptStatus = AttemptStatus.IN_PROGRESS;

  @Field(() => Int, { description: 'Percentage required to pass, as of the start of the attempt.' })
  @Property({ type: 'integer' })
  passPercent!: number;

  @Property({ type: 'json' })
  paper!: PaperItem[];

  /** Never read for a student. The part that they may see is copied to `solutions`. */
  @Property({ type: 'json' })
  keys!: QuestionKey[];

  @Property({ type: 'json' })
  answers: Record<string, Answer> = {};

  @Property({ type: 'json' })
  marks: AttemptMark[] = [];

  @Property({ type: 'json' })
  solutions: Solution[] = [];

  @Field(() => Int, {
    description: 'Sequence number, increased with every save. The next save sends this number plus one.',
  })
  @Property({ type: 'integer' })
  sequence: number = 0;

  /** Token of the browser tab that saved last. */
  @Property({ type: 'text', nullable: true })
  tab?: string | null;

  @Field(() => DateTime, { description: 'Time at which the attempt started, by the server’s clock.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  startedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the time limit ends. Null if there is no limit.',
  })
  @Property({ type: 'datetime', nullable: true })
  endsAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which answers were last saved. Null if none were saved.',
  })
  @Property({ type: 'datetime', nullable: true })
  savedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the attempt was submitted or its time limit ended. Null if it is in progress.',
  })
  @Property({ type: 'datetime', nullable: true })
  submittedAt?: Date | null;

  @Field({ description: 'True if the time limit ended; the saved answers were graded.' })
  @Property({ type: 'boolean' })
  isTimedOut: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description:
      'Percentage of points earned. A lower bound while answers await manual grading. Null before submission.',
  })
  @Property({ type: 'integer', nullable: true })
  score?: number | null;

  @Field({ description: 'True if the attempt passed the quiz. Regrading never revokes a pass.' })
  @Property({ type: 'boolean' })
  passed: boolean = false;
}
