import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { DateTime } from '../../../graphql/scalars.ts';

/** In display order: work with a deadline first. */
export const TeachingQueueKind = defineEnum('TeachingQueueKind', 'Kind of pending work for teachers.', {
  REFUNDS: 'Refund requests for the viewer’s own courses to which the viewer may still respond.',
  QUESTIONS: 'Student questions that no teacher has answered.',
  TO_MARK: 'Submissions and quiz answers that wait to be graded.',
  RATINGS: 'Written ratings without a reply.',
});
export type TeachingQueueKind = keyof typeof TeachingQueueKind;

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
