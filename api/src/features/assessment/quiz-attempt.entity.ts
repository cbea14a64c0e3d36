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
@ObjectType({ description: 'The viewer’s own attempt at a quiz.' })
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

  @Field(() => ID, { description: 'Of the attempt: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Quiz, { nullable: true, description: 'The quiz; absent once access to it has ended.' })
  @ManyToOne(() => Quiz)
  quiz!: Rel<Quiz>;

  @ManyToOne(() => User)
  student!: Rel<User>;

  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @Field(() => Int, { description: 'Which attempt of the student at the quiz, from 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => AttemptStatus, { description: 'What has become of it.' })
  @Property({ type: 'text' })
  status: AttemptStatus = AttemptStatus.IN_PROGRESS;

  @Field(() => Int, { description: 'Per cent that passed the quiz when it began.' })
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

  @Field(() => Int, { description: 'Rises with every save: the next one sends this number plus one.' })
  @Property({ type: 'integer' })
  sequence: number = 0;

  /** Token of the browser tab that saved last. */
  @Property({ type: 'text', nullable: true })
  tab?: string | null;

  @Field(() => DateTime, { description: 'When it began, by the server’s clock.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  startedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When its time is over; absent without a limit.' })
  @Property({ type: 'datetime', nullable: true })
  endsAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When answers were saved last.' })
  @Property({ type: 'datetime', nullable: true })
  savedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was handed in, or its time ran out.' })
  @Property({ type: 'datetime', nullable: true })
  submittedAt?: Date | null;

  @Field({ description: 'Whether its time ran out: what had been saved was marked.' })
  @Property({ type: 'boolean' })
  isTimedOut: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description: 'Per cent earned so far; at least that much while answers wait to be marked. Absent before.',
  })
  @Property({ type: 'integer', nullable: true })
  score?: number | null;

  @Field({ description: 'Whether it passed the quiz; never taken back.' })
  @Property({ type: 'boolean' })
  passed: boolean = false;
}
