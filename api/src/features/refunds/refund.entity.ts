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

/** The buyer, the teacher, and administrators who decide refunds. */
const isParty = (viewer: Viewer | undefined, refund: Row<Refund>): Sql | boolean =>
  !!viewer && (viewer.may('refund:decide') || sql`${viewer.id} in (${refund.buyer}, ${refund.teacher})`);

@Visible<Viewer, Refund>(isParty)
@Entity()
@ObjectType({ description: 'A refund of one bought course.' })
export class Refund {
  [OptionalProps]?: 'requestedAt' | 'version' | 'isFlagged' | 'needsSecondPerson' | 'exchanged' | 'rest';

  @Field(() => ID, { description: 'Unique refund ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Refund number to quote, for example HT-1126-0417.' })
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
    description: 'The bought course. Null if the viewer may no longer see it.',
  })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => RefundStatus, { description: 'Current status of the refund.' })
  @Property({ type: 'text' })
  status!: RefundStatus;

  @Field(() => RefundReason, { description: 'The buyer’s reason for the request.' })
  @Property({ type: 'text' })
  reason!: RefundReason;

  @Field(() => String, { nullable: true, description: 'The buyer’s message, visible to the teacher.' })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => Vnd, { description: 'Refunded amount in đồng, including `exchanged`.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  @Field(() => Int, {
    description: 'Highest progress in the course at the time of the request, in per cent.',
  })
  @Property({ type: 'integer' })
  percentAtRequest!: number;

  /**
   * True if the buyer has requested refunds frequently. It is only a hint for the decision, never a reason to reject
   * it.
   */
  @Property({ type: 'boolean' })
  isFlagged: boolean = false;

  /**
   * True if two administrators must approve it. Fixed at the request, since administrators may also change the
   * setting.
   */
  @Property({ type: 'boolean' })
  needsSecondPerson: boolean = true;

  @Property({ type: 'text', nullable: true })
  bankBin?: string | null;

  /** Encrypted, so that read access to the table does not reveal account numbers. */
  @Property({ type: 'blob', nullable: true })
  bankNumberSealed?: Buffer | null;

  @Property({ type: 'text', nullable: true })
  bankLastDigits?: string | null;

  @Property({ type: 'text', nullable: true })
  bankHolder?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Deadline of the teacher’s or the platform’s answer. Null once it is decided.',
  })
  @Property({ type: 'datetime', nullable: true })
  answerBy?: Date | null;

  /** The administrator who gave the first of two approvals. */
  @ManyToOne(() => User, { nullable: true })
  firstApprover?: Rel<User> | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the approval or rejection.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Message to the buyer with the decision.' })
  @Property({ type: 'text', nullable: true })
  decisionNote?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the buyer’s appeal against a rejection.' })
  @Property({ type: 'datetime', nullable: true })
  appealedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'The buyer’s message with the appeal.' })
  @Property({ type: 'text', nullable: true })
  appealNote?: string | null;

  @Field(() => DateTime, { description: 'Time at which the refund was requested.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the refund was completed.' })
  @Property({ type: 'datetime', nullable: true })
  completedAt?: Date | null;

  @Property({ type: 'integer', version: true })
  version!: number;

  @Field(() => Vnd, {
    description: 'Part of the amount that paid another course in exchange, in đồng. 0 without an exchange.',
  })
  @Property({ type: new BigIntType('number') })
  exchanged: number = 0;

  /** The order that it paid, for an exchange. */
  @Property({ type: 'uuid', nullable: true })
  exchangeOrderId?: string | null;

  /** The amount to send to the buyer. */
  get rest(): number {
    return this.amount - this.exchanged;
  }

  /** Approves it for an exchange without a decision. It is completed immediately if nothing is left to send. */
  exchange(): void {
    this.move([RefundStatus.REQUESTED], RefundStatus.APPROVED);
    this.decide(null);
    if (this.rest > 0) return;
    this.status = RefundStatus.COMPLETED;
    this.completedAt = new Date();
  }

  awaitTeacher(answerBy: Date): void {
    this.move([RefundStatus.REQUESTED], RefundStatus.TEACHER_REVIEW);
    this.answerBy = answerBy;
  }

  /** Moves it to the platform: the teacher rejected it or did not answer, or the buyer appealed. */
  awaitPlatform(answerBy: Date): void {
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

  appeal(note: string, answerBy: Date): void {
    if (this.appealedAt) throw conflict('APPEALED_BEFORE');
    this.awaitPlatform(answerBy);
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

@Visible<Viewer, RefundStep>(
  (viewer, step) =>
    !!viewer &&
    sql`exists (select 1 from refund r where r.id = ${step.refund}
      and (${viewer.may('refund:decide')}::boolean or ${viewer.id} in (r.buyer_id, r.teacher_id)))`,
)
@Entity()
@ObjectType({ description: 'One step in the history of a refund.' })
export class RefundStep {
  [OptionalProps]?: 'at';

  @Field(() => ID, { description: 'Unique refund step ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Refund)
  refund!: Rel<Refund>;

  @Field(() => RefundStepKind, { description: 'Kind of the recorded step.' })
  @Property({ type: 'text' })
  kind!: RefundStepKind;

  @Field(() => RefundRole, { description: 'Role in which the step was taken.' })
  @Property({ type: 'text' })
  role!: RefundRole;

  @ManyToOne(() => User, { nullable: true })
  person?: Rel<User> | null;

  @Field(() => String, { nullable: true, description: 'Message recorded with the step.' })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => DateTime, { description: 'Time of the recorded step.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at!: Date;
}
