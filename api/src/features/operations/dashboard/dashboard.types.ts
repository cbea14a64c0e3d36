import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';

/** In the order in which the dashboard shows them. */
export enum DeskQueueKind {
  COURSE_REVIEWS = 'COURSE_REVIEWS',
  REFUNDS = 'REFUNDS',
  PAYOUTS = 'PAYOUTS',
  DOUBTS = 'DOUBTS',
  SUSPENSE = 'SUSPENSE',
  DISPUTES = 'DISPUTES',
  TICKETS = 'TICKETS',
  CONTENT_REPORTS = 'CONTENT_REPORTS',
}
registerEnumType(DeskQueueKind, {
  name: 'DeskQueueKind',
  description: 'Kind of work that waits for administrators.',
  valuesConfig: {
    COURSE_REVIEWS: { description: 'Courses and revisions submitted for review.' },
    REFUNDS: { description: 'Refunds that the platform decides, and refunds whose transfer failed.' },
    PAYOUTS: { description: 'Payouts requested by teachers.' },
    DOUBTS: { description: 'Orders with payments that do not match.' },
    SUSPENSE: { description: 'Payments that match no order yet, or that are to be returned.' },
    DISPUTES: { description: 'Payments charged back by the buyer’s bank.' },
    TICKETS: { description: 'Questions to support from users and guests that wait for a response.' },
    CONTENT_REPORTS: { description: 'Reported comments and ratings.' },
  },
});

@ObjectType({ description: 'Work queue of the administration, with its size and urgency.' })
export class DeskQueue {
  @Field(() => DeskQueueKind, { description: 'Kind of work in the queue.' })
  kind!: DeskQueueKind;
  @Field(() => Int, { description: 'Number of items in the queue.' })
  count!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which the oldest item waits. Null if the queue is empty.',
  })
  oldestAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Earliest deadline in the queue, possibly in the past. Null if no item has one.',
  })
  nextDueAt?: Date | null;
  @Field(() => Int, { description: 'Number of items past their deadline.' })
  overdueCount!: number;
  @Field(() => Vnd, {
    nullable: true,
    description: 'Total amount of the items in đồng. Null if the queue is empty or not about money.',
  })
  amount?: number | null;
}

/** In the order in which the dashboard shows them. */
export enum DeskFailureKind {
  DEAD_LETTERS = 'DEAD_LETTERS',
  FAILED_REQUESTS = 'FAILED_REQUESTS',
  BACKUPS = 'BACKUPS',
  DRILLS = 'DRILLS',
}
registerEnumType(DeskFailureKind, {
  name: 'DeskFailureKind',
  description: 'Kind of system failure that requires attention.',
  valuesConfig: {
    DEAD_LETTERS: { description: 'Jobs that used up their attempts and wait for a decision.' },
    FAILED_REQUESTS: { description: 'Requests of the last 24 hours that failed on the server.' },
    BACKUPS: { description: 'Backups that failed or were found damaged since the last complete one.' },
    DRILLS: { description: 'Restore drills that failed since the last successful one.' },
  },
});

@ObjectType({ description: 'Number of failures of one kind.' })
export class DeskFailure {
  @Field(() => DeskFailureKind, { description: 'Kind of the failures.' })
  kind!: DeskFailureKind;
  @Field(() => Int, { description: 'Number of failures; 0 is the normal state.' })
  count!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Total number of operations, including successful ones. Null if not meaningful.',
  })
  outOf?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the latest failure. Null if none, or if failures are only counted.',
  })
  latestAt?: Date | null;
}
