import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';

/** In display order: work with a deadline first. */
export enum TeachingQueueKind {
  REFUNDS = 'REFUNDS',
  QUESTIONS = 'QUESTIONS',
  TO_MARK = 'TO_MARK',
  RATINGS = 'RATINGS',
}
registerEnumType(TeachingQueueKind, {
  name: 'TeachingQueueKind',
  description: 'Kind of pending work for teachers.',
  valuesConfig: {
    REFUNDS: {
      description: 'Refund requests for the viewer’s own courses to which the viewer may still respond.',
    },
    QUESTIONS: { description: 'Student questions that no teacher has answered.' },
    TO_MARK: { description: 'Submissions and quiz answers that wait to be graded.' },
    RATINGS: { description: 'Written ratings without a reply.' },
  },
});

@ObjectType({ description: 'A queue of one kind of pending work for a teacher.' })
export class TeachingQueue {
  @Field(() => TeachingQueueKind, { description: 'Kind of work in the queue.' })
  kind!: TeachingQueueKind;
  @Field(() => Int, { description: 'Number of items, up to 100.' })
  count!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which the oldest item waits. Null for an empty queue.',
  })
  oldestAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Earliest due time, which may be in the past. Null if no time was promised.',
  })
  nextDueAt?: Date | null;
}
