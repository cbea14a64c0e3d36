import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { Order, OrderLine } from '../orders/index.ts';
import { RefundReason, RefundRole, RefundStatus, RefundStepKind, UNDECIDED } from './refund.enums.ts';

export * from './refund.enums.ts';

/** The buyer, the teacher, and whoever decides for the platform. */
const isParty = (viewer: Viewer | undefined, refund: Row<Refund>): Sql | boolean =>
  !!viewer && (viewer.may('refund:decide') || sql`${viewer.id} in (${refund.buyer}, ${refund.teacher})`);

/** The money of one order line, asked back. */
@Visible<Viewer, Refund>(isParty)
@Entity()
@ObjectType({ description: 'The money of one bought course, asked back.' })
export class Refund {
  [OptionalProps]?: 'requestedAt' | 'version' | 'isFlagged' | 'needsSecondPerson' | 'exchanged' | 'rest';

  @Field(() => ID, { description: 'Of the refund: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'For people to quote, for instance HT-1126-0417.' })
  @Property({ type: 'text' })
  number!: string;

  @ManyToOne(() => OrderLine)
  line!: Rel<OrderLine>;

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @ManyToOne(() => User)
  buyer!: Rel<User>;

  @ManyToOne(() => User)
  teacher!: Rel<User>;

  @Field(() => Course, {
    nullable: true,
    description: 'What was bought; absent once the viewer may not know of it any more.',
  })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => RefundStatus, { description: 'Where it is between asked for and paid back.' })
  @Property({ type: 'text' })
  status!: RefundStatus;

  @Field(() => RefundReason, { description: 'Why the buyer wants the money back.' })
  @Property({ type: 'text' })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: 'The buyer’s own words; the teacher reads them.' })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => Vnd, { description: 'What goes back, in đồng.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  @Field(() => Int, { description: 'The most of the course that had been studied by then, in per cent.' })
  @Property({ type: 'integer' })
  percentAtRequest!: number;

  /** That the buyer has asked often lately: it is looked at closely, never refused for that. */
  @Property({ type: 'boolean' })
  isFlagged: boolean = false;

  /** Whether two administrators must approve it. Fixed at the request: who decides may also change the settings. */
  @Property({ type: 'boolean' })
  needsSecondPerson: boolean = true;

  @Property({ type: 'text', nullable: true })
  bankBin?: string | null;

  /** Encrypted: whoever reads the table learns no account numbers. */
  @Property({ type: 'blob', nullable: true })
  bankNumberSealed?: Buffer | null;

  @Property({ type: 'text', nullable: true })
  bankLastDigits?: string | null;

  @Property({ type: 'text', nullable: true })
  bankHolder?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'By when the teacher or the platform answers; absent once it is decided.',
  })
  @Property({ type: 'datetime', nullable: true })
  answerBy?: Date | null;

  /** Who agreed to an amount that two have to agree to. */
  @ManyToOne(() => User, { nullable: true })
  firstApprover?: Rel<User> | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was granted or refused.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'What was said to the buyer with the decision.' })
  @Property({ type: 'text', nullable: true })
  decisionNote?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the buyer asked to look at a refusal once more.',
  })
  @Property({ type: 'datetime', nullable: true })
  appealedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'What the buyer said to that.' })
  @Property({ type: 'text', nullable: true })
  appealNote?: string | null;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the money was known to have gone back.' })
  @Property({ type: 'datetime', nullable: true })
  completedAt?: Date | null;

  @Property({ type: 'integer', version: true })
  version!: number;

  @Field(() => Vnd, {
    description: 'What of it paid another course that the buyer took instead, in đồng; 0 where none was.',
  })
  @Property({ type: new BigIntType('number') })
  exchanged: number = 0;

  /** The order that it paid, where the course was exchanged. */
  @Property({ type: 'uuid', nullable: true })
  exchangeOrderId?: string | null;

  /** What is to be sent to the buyer. */
  get rest(): number {
    return this.amount - this.exchanged;
  }

  /** Another course is taken for it: no one decides, and without a rest nothing is sent. */
  exchange(): void {
    this.move([RefundStatus.REQUESTED], RefundStatus.APPROVED);
    this.decide(null);
    if (this.rest > 0) return;
    this.status = RefundStatus.COMPLETED;
    this.completedAt = new Date();
  }

  /** Its teacher answers first. */
  giveToTeacher(answerBy: Date): void {
    this.move([RefundStatus.REQUESTED], RefundStatus.TEACHER_REVIEW);
    this.answerBy = answerBy;
  }

  /** The platform decides: the teacher disagreed or did not answer, or the buyer appealed. */
  giveToPlatform(answerBy: Date): void {
    this.move([RefundStatus.TEACHER_REVIEW, RefundStatus.REJECTED], RefundStatus.ADMIN_REVIEW);
    this.answerBy = answerBy;
    this.firstApprover = null;
  }

  approve(note: string | null): void {
    this.move([RefundStatus.TEACHER_REVIEW, RefundStatus.ADMIN_REVIEW], RefundStatus.APPROVED);
    this.decide(note);
  }

  reject(note: string): void {
    this.move([RefundStatus.ADMIN_REVIEW], RefundStatus.REJECTED);
    this.decide(note);
  }

  cancel(): void {
    this.move(UNDECIDED, RefundStatus.CANCELLED);
    this.answerBy = null;
  }

  /** The buyer wants a refusal to be looked at once more. */
  appeal(note: string, answerBy: Date): void {
    if (this.appealedAt) throw conflict('APPEALED_BEFORE');
    this.giveToPlatform(answerBy);
    this.appealedAt = new Date();
    this.appealNote = note;
  }

  send(): void {
    this.move([RefundStatus.APPROVED, RefundStatus.FAILED], RefundStatus.PROCESSING);
  }

  fail(): void {
    this.move([RefundStatus.PROCESSING], RefundStatus.FAILED);
  }

  complete(): void {
    this.move([RefundStatus.PROCESSING], RefundStatus.COMPLETED);
    this.completedAt = new Date();
  }

  private decide(note: string | null): void {
    this.decidedAt = new Date();
    this.decisionNote = note;
    this.answerBy = null;
  }

  private move(from: readonly RefundStatus[], to: RefundStatus): void {
    if (!from.includes(this.status)) throw conflict('WRONG_STATE', { state: this.status });
    this.status = to;
  }
}

/** One thing that happened to a refund. */
@Visible<Viewer, RefundStep>(
  (viewer, step) =>
    !!viewer &&
    sql`exists (select 1 from refund r where r.id = ${step.refund}
      and (${viewer.may('refund:decide')}::boolean or ${viewer.id} in (r.buyer_id, r.teacher_id)))`,
)
@Entity()
@ObjectType({ description: 'One thing that happened to a refund.' })
export class RefundStep {
  [OptionalProps]?: 'at';

  @Field(() => ID, { description: 'Of the step: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Refund)
  refund!: Rel<Refund>;

  @Field(() => RefundStepKind, { description: 'What happened to the refund.' })
  @Property({ type: 'text' })
  kind!: RefundStepKind;

  @Field(() => RefundRole, { description: 'As what it was done.' })
  @Property({ type: 'text' })
  role!: RefundRole;

  @ManyToOne(() => User, { nullable: true })
  person?: Rel<User> | null;

  @Field(() => String, { nullable: true, description: 'What was said with it.' })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => DateTime, { description: 'When the step was taken.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at!: Date;
}
