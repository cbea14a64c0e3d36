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
} from './take-dead-letters.ts';

const MOST_LETTERS = 100;
const MOST_KINDS = 200;

@Resolver(() => DeadLetter)
export class DeadLetterResolver {
  @Allow('performance:read')
  @MaxRows(MOST_LETTERS)
  @ReadQuery(() => [DeadLetter], {
    description:
      'Jobs that used up their attempts and wait, the latest first, and those that were decided within the last day; at most 100.',
  })
  deadLetters() {
    return derived(
      DeadLetter,
      deadLetterRows(MOST_LETTERS),
      'The query is open to whoever may look at the performance.',
    );
  }

  @Allow('performance:read')
  @MaxRows(MOST_KINDS)
  @ReadQuery(() => [DeadLetterKind], {
    description:
      'All jobs that used up their attempts and wait, by kind: what replayAllDeadLetters would send. The most frequent kinds first.',
  })
  deadLetterKinds() {
    return derived(
      DeadLetterKind,
      deadLetterKinds(MOST_KINDS),
      'The query is open to whoever may look at the performance.',
    );
  }

  @Allow('dead-letter:replay')
  @Mutation(() => ReplayedDeadLetters, {
    description:
      'Sends all waiting jobs once more, or those of one kind, the oldest 1,000 at a time; deadLetterKinds says which they are. BAD_INPUT: the reason.',
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
      'Sends jobs once more, with all of their attempts; one that somebody else took first counts as gone. BAD_INPUT: none or more than 100.',
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
      'Gives jobs up for good; one that somebody else took first counts as gone. BAD_INPUT: the reason, none or more than 100.',
  })
  discardDeadLetters(
    @Arg('input') input: DiscardDeadLettersInput,
    @Ctx() context: Context,
  ): Promise<TakenDeadLetters> {
    return discardDeadLetters(context, input);
  }
}
