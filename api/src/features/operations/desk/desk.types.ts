import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';

/** In the order in which the desk shows them. */
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
