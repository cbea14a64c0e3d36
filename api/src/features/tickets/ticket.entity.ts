import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../../graphql/language.ts';
import { type Row, type Sql, sql, View, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { RatingAuthor, User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { Order } from '../orders/index.ts';
import { TicketCategory, TicketPriority, TicketState } from './ticket.enums.ts';
import type { TicketTimes } from './ticket-times.ts';

/** Max messages of one ticket, including those that were merged into it. Commands reject further ones. */
export const MAX_MESSAGES = 300;
/** Max messages that people may write. The rest is reserved for events. */
export const MAX_WRITTEN = 200;

const secondsUntil = (moment: Date, now: Date) => Math.round((moment.getTime() - now.getTime()) / 1000);
const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

@Visible<Viewer, Ticket>((viewer) => !!viewer?.may('ticket:read'))
@Entity()
@ObjectType({ description: 'A support ticket, as shown to support.' })
export class Ticket {
  [OptionalProps]?: 'priority' | 'state' | 'messageCount' | 'version' | 'createdAt' | 'updatedAt';

  @Field(() => ID, { description: 'Unique ticket ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({
    description:
      'Human-readable ticket number, for example HT-1126-0431: month, year and a sequential number.',
  })
  @Property({ type: 'text' })
  number!: string;

  @Field({ description: 'Subject line as written by the requester.' })
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => TicketCategory, { description: 'Subject area of the ticket.' })
  @Property({ type: 'text' })
  category!: TicketCategory;

  @Field(() => TicketPriority, {
    description: 'Priority of the ticket, which determines its response times.',
  })
  @Property({ type: 'text' })
  priority: TicketPriority = TicketPriority.NORMAL;

  @Field(() => TicketState, { description: 'Pending party of the ticket, or how it ended.' })
  @Property({ type: 'text' })
  state: TicketState = TicketState.OPEN;

  @Field(() => Language, { description: 'Language in which the requester writes and receives emails.' })
  @Property({ type: 'text' })
  language!: Locale;

  @ManyToOne(() => User, { nullable: true })
  requester?: Rel<User> | null;

  @Property({ type: 'text', nullable: true })
  guestName?: string | null;

  @Property({ type: 'text', nullable: true })
  guestEmail?: string | null;

  @ManyToOne(() => Order, { nullable: true })
  order?: Rel<Order> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the related order as entered by the requester. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  orderNumber?: string | null;

  @ManyToOne(() => Course, { nullable: true })
  course?: Rel<Course> | null;

  @Field(() => RatingAuthor, {
    nullable: true,
    description: 'Agent assigned to the ticket. Null if no agent is assigned.',
  })
  @ManyToOne(() => User, { nullable: true })
  assignee?: Rel<User> | null;

  @ManyToOne(() => Ticket, { nullable: true })
  mergedInto?: Rel<Ticket> | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time by which the next reply is due. Null while the clock is paused, or no reply is due.',
  })
  @Property({ type: 'datetime', nullable: true })
  replyDueAt?: Date | null;

  @Property({ type: 'integer', nullable: true })
  replyLeftSec?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time by which the resolution is due. Null while the clock is paused.',
  })
  @Property({ type: 'datetime', nullable: true })
  solveDueAt?: Date | null;

  @Property({ type: 'integer', nullable: true })
  solveLeftSec?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The earlier of both due times, by which the queue is sorted. Null while the clocks are paused.',
  })
  @Property({ type: 'datetime', generated: 'always', nullable: true })
  dueAt?: Date | null;

  /** The due time for which the overdue notification was sent. */
  @Property({ type: 'datetime', nullable: true })
  toldOverdueAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the first reply by support. Null before the first reply.',
  })
  @Property({ type: 'datetime', nullable: true })
  firstRepliedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the ticket was last resolved. Null if it was never resolved.',
  })
  @Property({ type: 'datetime', nullable: true })
  resolvedAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Satisfaction of the requester, 1 to 5. Null if not rated.',
  })
  @Property({ type: 'integer', nullable: true })
  stars?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Comment of the requester with the rating. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  ratingComment?: string | null;

  @Property({ type: 'datetime', nullable: true })
  ratedAt?: Date | null;

  @Property({ type: 'integer' })
  messageCount: number = 0;

  @Field(() => Int, {
    description: 'Version number, increased with every message and change. Send it as `expectedVersion`.',
  })
  @Property({ type: 'integer' })
  version: number = 1;

  /** Idempotency key of a guest's request. */
  @Property({ type: 'text', nullable: true })
  requestKey?: string | null;

  @Property({ type: 'text', nullable: true })
  requestHash?: string | null;

  @Field(() => DateTime, { description: 'Time at which the ticket was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last message or change.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt!: Date;

  /** Words of number, subject, order and guest without accents. Generated by the database. */
  @Property({ type: 'string', columnType: 'tsvector', generated: 'always', lazy: true, nullable: true })
  search?: string | null;

  /** @throws CONFLICT unless it is the current version */
  assertVersion(version: number): void {
    if (this.version !== version) throw conflict('STALE_VERSION', { version: this.version });
  }

  /** @throws CONFLICT if it is closed */
  assertNotClosed(): void {
    if (this.state === TicketState.CLOSED) throw conflict('TICKET_CLOSED', { state: this.state });
  }

  touch(now: Date): void {
    this.version++;
    this.updatedAt = now;
  }

  /** Makes it wait for support: the remaining times continue, and the requester is promised a new answer. */
  open(times: TicketTimes, now: Date): void {
    const isNew = !this.solveDueAt && this.solveLeftSec == null;
    this.state = TicketState.OPEN;
    this.resolvedAt = null;
    this.replyDueAt ??= addSeconds(now, this.replyLeftSec ?? times.replySec);
    this.solveDueAt ??= addSeconds(now, isNew ? times.solveSec : this.solveLeftSec!);
    this.replyLeftSec = null;
    this.solveLeftSec = null;
  }

  /** Changes the state to one that does not wait for support, and stores the remaining times. */
  pause(state: Exclude<TicketState, 'OPEN'>, now: Date): void {
    this.state = state;
    if (this.replyDueAt) this.replyLeftSec = secondsUntil(this.replyDueAt, now);
    if (this.solveDueAt) this.solveLeftSec = secondsUntil(this.solveDueAt, now);
    this.replyDueAt = null;
    this.solveDueAt = null;
    if (state === TicketState.RESOLVED) this.resolvedAt = now;
  }

  /** Support has answered the requester, so the due time of the answer is fulfilled. */
  markAnswered(now: Date): void {
    this.firstRepliedAt ??= now;
    this.replyDueAt = null;
    this.replyLeftSec = null;
  }

  /** Applies the times of another priority. The time that has passed still counts. */
  reprioritise(priority: TicketPriority, before: TicketTimes, after: TicketTimes): void {
    this.priority = priority;
    const [reply, solve] = [after.replySec - before.replySec, after.solveSec - before.solveSec];
    if (this.replyDueAt) this.replyDueAt = addSeconds(this.replyDueAt, reply);
    if (this.solveDueAt) this.solveDueAt = addSeconds(this.solveDueAt, solve);
    if (this.replyLeftSec != null) this.replyLeftSec += reply;
    if (this.solveLeftSec != null) this.solveLeftSec += solve;
  }
}

const isRequester = (viewer: Viewer | undefined, ticket: Row<OwnTicket>): Sql | boolean =>
  !!viewer && sql`${ticket.requester} = ${viewer.id}`;

/** A ticket as its requester sees it. It has no field for internal notes. */
@Visible<Viewer, OwnTicket>(isRequester)
@View(() => Ticket, {
  ownVisibility: 'It has only fields that the requester may see. Support reads the tickets of others.',
})
@ObjectType({ description: 'A support ticket, as shown to its requester.' })
export class OwnTicket {
  requester!: Rel<User> | null;
  readonly course!: Rel<Course> | null;
  readonly mergedInto!: Rel<Ticket> | null;
  @Field(() => ID, { description: 'Unique ticket ID, equal to `Ticket.id`.' })
  id!: string;
  @Field({ description: 'Human-readable ticket number, for example HT-1126-0431.' })
  number!: string;
  @Field({ description: 'Subject line as written by the requester.' })
  subject!: string;
  @Field(() => TicketCategory, { description: 'Subject area of the ticket.' })
  category!: TicketCategory;
  @Field(() => TicketState, { description: 'Pending party of the ticket, or how it ended.' })
  state!: TicketState;
  @Field(() => String, {
    nullable: true,
    description: 'Number of the related order. Null if there is none.',
  })
  orderNumber?: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time by which support promises a reply. Null if no reply is due.',
  })
  replyDueAt?: Date | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Satisfaction of the requester, 1 to 5. Null if not rated.',
  })
  stars?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Comment of the requester with the rating. Null if there is none.',
  })
  ratingComment?: string | null;
  @Field(() => DateTime, { description: 'Time at which the ticket was created.' })
  createdAt!: Date;
  @Field(() => DateTime, { description: 'Time of the last message or change.' })
  updatedAt!: Date;
}
