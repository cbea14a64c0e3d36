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
  description: 'What waits for administrators.',
  valuesConfig: {
    COURSE_REVIEWS: { description: 'Courses and revisions that were submitted.' },
    REFUNDS: { description: 'Refunds that the platform decides, and those whose transfer failed.' },
    PAYOUTS: { description: 'Payouts that teachers asked for.' },
    DOUBTS: { description: 'Orders whose money does not fit them.' },
    SUSPENSE: { description: 'Money that came and fits nothing, or waits for its way back.' },
    DISPUTES: { description: 'Payments that a buyer’s bank took back.' },
    TICKETS: { description: 'What members and guests asked support, and wait to have answered.' },
    CONTENT_REPORTS: { description: 'Comments and ratings that were reported.' },
  },
});

@ObjectType({ description: 'How much of one kind waits for administrators, and how urgent it is.' })
export class DeskQueue {
  @Field(() => DeskQueueKind, { description: 'What kind of work waits in it.' })
  kind!: DeskQueueKind;
  @Field(() => Int, { description: 'How many pieces of it wait.' })
  count!: number;
  @Field(() => DateTime, { nullable: true, description: 'Since when the oldest waits; absent: none does.' })
  oldestAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'By when the next one has to be done, past times included; absent: no time was promised.',
  })
  nextDueAt?: Date | null;
  @Field(() => Int, { description: 'How many should have been done by now.' })
  overdueCount!: number;
  @Field(() => Vnd, {
    nullable: true,
    description: 'What they come to together, in đồng; absent where it is not about money, or none waits.',
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
  description: 'What of the program can fail and wants somebody to look.',
  valuesConfig: {
    DEAD_LETTERS: { description: 'Jobs that used up their attempts and wait for a decision.' },
    FAILED_REQUESTS: { description: 'Requests of the last 24 hours that the program could not answer.' },
    BACKUPS: { description: 'Backups that failed or were found damaged since the last whole one.' },
    DRILLS: { description: 'Drills of restoring that failed since the last one that passed.' },
  },
});

@ObjectType({ description: 'How much of one kind failed, for whoever looks after it.' })
export class DeskFailure {
  @Field(() => DeskFailureKind, { description: 'What kind of thing failed.' })
  kind!: DeskFailureKind;
  @Field(() => Int, { description: 'How many of them failed; 0 is as it should be.' })
  count!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Of how many, those that went well included; absent where that says nothing.',
  })
  outOf?: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the latest failed; absent: none did, or they are only counted.',
  })
  latestAt?: Date | null;
}
