import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { derived, MaxRows, ReadQuery } from '../../graphql/read/index.ts';
import { deadLetterKinds, deadLetterRows } from './dead-letter.reads.ts';
import { DeadLetter, DeadLetterKind, ReplayedDeadLetters, TakenDeadLetters } from './dead-letter.types.ts';
import {
  DiscardDeadLettersInput,
  discardDeadLetters,
  ReplayAllDeadLettersInput,
  ReplayDeadLettersInput,
  replayAllDeadLetters,
  replayDeadLetters,
} from './decide-dead-letters.ts';

const MAX_LETTERS = 100;
const MAX_KINDS = 200;
const ALLOWED = 'The query requires the permission to read performance data.';

@Resolver(() => DeadLetter)
export class DeadLetterResolver {
  @Allow('performance:read')
  @MaxRows(MAX_LETTERS)
  @ReadQuery(() => [DeadLetter], {
    description:
      'Jobs that used up their attempts and await a decision, newest first, and those decided within the last day; at most 100.',
  })
  deadLetters() {
    return derived(DeadLetter, deadLetterRows(MAX_LETTERS), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MAX_KINDS)
  @ReadQuery(() => [DeadLetterKind], {
    description:
      'Jobs that used up their attempts and await a decision, grouped by kind, most frequent first. These are the jobs that `replayAllDeadLetters` replays.',
  })
  deadLetterKinds() {
    return derived(DeadLetterKind, deadLetterKinds(MAX_KINDS), ALLOWED);
  }

  @Allow('dead-letter:replay')
  @Mutation(() => ReplayedDeadLetters, {
    description:
      'Replays all waiting jobs, optionally of one kind, the oldest 1,000 per call; see `deadLetterKinds`. BAD_INPUT: the reason is invalid.',
  })
  replayAllDeadLetters(
    @Arg('input') input: ReplayAllDeadLettersInput,
    @Ctx() context: Context,
  ): Promise<ReplayedDeadLetters> {
    return replayAllDeadLetters(context, input);
  }

  @Allow('dead-letter:replay')
  @Mutation(() => TakenDeadLetters, {
    description:
      'Replays jobs with their full number of attempts. A job that was already replayed or discarded counts as gone. BAD_INPUT: no IDs, or more than 100.',
  })
  replayDeadLetters(
    @Arg('input') input: ReplayDeadLettersInput,
    @Ctx() context: Context,
  ): Promise<TakenDeadLetters> {
    return replayDeadLetters(context, input);
  }

  @Allow('dead-letter:discard')
  @Mutation(() => TakenDeadLetters, {
    description:
      'Discards jobs irreversibly. A job that was already replayed or discarded counts as gone. BAD_INPUT: the reason is invalid, no IDs, or more than 100.',
  })
  discardDeadLetters(
    @Arg('input') input: DiscardDeadLettersInput,
    @Ctx() context: Context,
  ): Promise<TakenDeadLetters> {
    return discardDeadLetters(context, input);
  }
}
