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
  description: 'What waits for those who teach.',
  valuesConfig: {
    REFUNDS: { description: 'Refunds of the viewer’s own courses that they may still answer.' },
    QUESTIONS: { description: 'Questions of students that no teacher has answered yet.' },
    TO_MARK: { description: 'Work handed in and answers of quizzes that wait to be marked.' },
    RATINGS: { description: 'Written ratings without an answer.' },
  },
});

@ObjectType({ description: 'How much of one kind waits for a teacher, and since when.' })
export class TeachingQueue {
  @Field(() => TeachingQueueKind, { description: 'What kind of work waits in it.' })
  kind!: TeachingQueueKind;
  @Field(() => Int, { description: 'How many pieces of it wait, to 100 at most.' })
  count!: number;
  @Field(() => DateTime, { nullable: true, description: 'Since when the oldest waits; absent: none does.' })
  oldestAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'By when the next one has to be done, past times included; absent: no time was promised.',
  })
  nextDueAt?: Date | null;
}
