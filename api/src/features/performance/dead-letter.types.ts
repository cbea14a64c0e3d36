import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';
import { DeadLetterState } from './performance.enums.ts';

@ObjectType({ description: 'A job that used up its attempts.' })
export class DeadLetter {
  @Field(() => ID, { description: 'Of the dead letter: opaque, never changes.' })
  id!: string;
  @Field({ description: 'Name of the kind of job, for example `mail.deliver`.' })
  queue!: string;
  @Field(() => DeadLetterState, { description: 'What became of it.' })
  state!: DeadLetterState;
  @Field(() => Int, { description: 'How often it was tried before it came here.' })
  attempts!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'What the last attempt failed with, in one line without mail addresses and long numbers; absent: nothing is known.',
  })
  error?: string | null;
  @Field(() => DateTime, { description: 'When the last attempt failed.' })
  failedAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was replayed or discarded; absent: it waits.',
  })
  decidedAt?: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was discarded; absent where it was not.' })
  reason?: string | null;
}

@ObjectType({ description: 'What became of the dead letters that were asked for.' })
export class TakenDeadLetters {
  @Field(() => Int, { description: 'How many were replayed or discarded now.' })
  done!: number;
  @Field(() => Int, { description: 'How many were there no more: somebody else was first.' })
  gone!: number;
}

@ObjectType({ description: 'The jobs of one kind that used up their attempts and wait.' })
export class DeadLetterKind {
  @Field({ description: 'Name of the kind of job, for example `mail.deliver`.' })
  queue!: string;
  @Field(() => Int, { description: 'How many jobs of the kind wait.' })
  count!: number;
  @Field(() => DateTime, { description: 'When the first of them failed for the last time.' })
  firstFailedAt!: Date;
  @Field(() => DateTime, { description: 'When the latest of them failed for the last time.' })
  lastFailedAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'What the latest failed with, without mail addresses and long numbers; absent: unknown.',
  })
  error?: string | null;
}

@ObjectType({ description: 'What became of all dead letters that were asked for.' })
export class ReplayedDeadLetters {
  @Field(() => Int, { description: 'How many were sent once more now: at most 1,000.' })
  done!: number;
  @Field(() => Int, { description: 'How many of them still wait, because one call takes no more.' })
  left!: number;
}
