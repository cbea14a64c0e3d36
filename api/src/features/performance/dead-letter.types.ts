import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';
import { DeadLetterState } from './performance.enums.ts';

@ObjectType({ description: 'Job that used up its attempts (dead letter).' })
export class DeadLetter {
  @Field(() => ID, { description: 'Unique ID of the dead letter. Immutable.' })
  id!: string;
  @Field({ description: 'Kind of job, for example `mail.deliver`.' })
  queue!: string;
  @Field(() => DeadLetterState, { description: 'Current state of the dead letter.' })
  state!: DeadLetterState;
  @Field(() => Int, { description: 'Number of attempts before the job became a dead letter.' })
  attempts!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'Error of the last attempt in one line, without email addresses and long numbers. Null if unknown.',
  })
  error?: string | null;
  @Field(() => DateTime, { description: 'Time at which the last attempt failed.' })
  failedAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the job was replayed or discarded. Null while waiting.',
  })
  decidedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason why the job was discarded. Null if it was not.',
  })
  reason?: string | null;
}

@ObjectType({ description: 'Result of replaying or discarding selected dead letters.' })
export class TakenDeadLetters {
  @Field(() => Int, { description: 'Number of jobs that were replayed or discarded.' })
  done!: number;
  @Field(() => Int, { description: 'Number of jobs that were already replayed or discarded.' })
  gone!: number;
}

@ObjectType({ description: 'Waiting dead letters of one kind of job.' })
export class DeadLetterKind {
  @Field({ description: 'Kind of job, for example `mail.deliver`.' })
  queue!: string;
  @Field(() => Int, { description: 'Number of waiting jobs of the kind.' })
  count!: number;
  @Field(() => DateTime, { description: 'Earliest time at which one of the jobs failed for the last time.' })
  firstFailedAt!: Date;
  @Field(() => DateTime, { description: 'Latest time at which one of the jobs failed for the last time.' })
  lastFailedAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'Error of the most recent job, without email addresses and long numbers. Null if unknown.',
  })
  error?: string | null;
}

@ObjectType({ description: 'Result of replaying all dead letters.' })
export class ReplayedDeadLetters {
  @Field(() => Int, { description: 'Number of replayed jobs; at most 1,000.' })
  done!: number;
  @Field(() => Int, { description: 'Number of selected jobs that still wait because of the limit per call.' })
  left!: number;
}
