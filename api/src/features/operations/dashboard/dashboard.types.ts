import { Field, Float, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';

/** In the order in which the dashboard shows them. */
export const DeskQueueKind = defineEnum('DeskQueueKind', 'Kind of work that waits for administrators.', {
  COURSE_REVIEWS: 'Courses and revisions submitted for review.',
  REFUNDS: 'Refunds that the platform decides, and refunds whose transfer failed.',
  PAYOUTS: 'Payouts requested by teachers.',
  DOUBTS: 'Orders with payments that do not match.',
  SUSPENSE: 'Payments that match no order yet, or that are to be returned.',
  DISPUTES: 'Payments charged back by the buyer’s bank.',
  E_INVOICES: 'E-invoices that were rejected, or about which the provider does not answer.',
  SELLERS: 'Identities of sellers that wait for verification.',
  PRIVACY_REQUESTS: 'Requests of people about their personal data that wait for an answer.',
  TICKETS: 'Questions to support from users and guests that wait for a response.',
  CONTENT_REPORTS: 'Reported comments and ratings.',
});
export type DeskQueueKind = keyof typeof DeskQueueKind;

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
export const DeskFailureKind = defineEnum(
  'DeskFailureKind',
  'Kind of system failure that requires attention.',
  {
    DEAD_LETTERS: 'Jobs that used up their attempts and wait for a decision.',
    FAILED_REQUESTS: 'Requests of the last 24 hours that failed on the server.',
    BACKUPS: 'Backups that failed or were found damaged since the last complete one.',
    DRILLS: 'Restore drills that failed since the last successful one.',
  },
);
export type DeskFailureKind = keyof typeof DeskFailureKind;

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
