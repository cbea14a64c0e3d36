import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { recordAll } from '../operations/index.ts';
import { deadLettersUntil } from './dead-letter.reads.ts';
import type { ReplayedDeadLetters, TakenDeadLetters } from './dead-letter.types.ts';

/** Max jobs of one replay of all. They are sent one by one in one transaction. */
const MAX_AT_ONCE = 1000;
const IDS = 'Dead letter IDs, as returned by `deadLetters`; 1 to 100.';

@InputType({ description: 'Jobs to run again with all of their attempts.' })
export class ReplayDeadLettersInput {
  @Field(() => [ID], { description: IDS })
  @ArrayMinSize(1, { message: 'validation.invalid' })
  @ArrayMaxSize(100, { message: 'validation.invalid' })
  deadLetterIds!: string[];
}

@InputType({ description: 'Jobs that will not run again.' })
export class DiscardDeadLettersInput {
  @Field(() => [ID], { description: IDS })
  @ArrayMinSize(1, { message: 'validation.invalid' })
  @ArrayMaxSize(100, { message: 'validation.invalid' })
  deadLetterIds!: string[];
  @Field({ description: 'Reason of 3 to 300 characters, recorded in the audit log.' })
  @TrimmedLength(3, 300, { message: 'performance.reason' })
  reason!: string;
}

@InputType({ description: 'Selection of waiting jobs to replay, and the reason.' })
export class ReplayAllDeadLettersInput {
  @Field(() => String, {
    nullable: true,
    description: 'Kind of job, as returned by `deadLetterKinds`. If omitted, jobs of all kinds are replayed.',
  })
  @AtMost(100)
  queue?: string | null;
  @Field(() => DateTime, {
    description:
      'Latest time of failure of the jobs to replay. Pass the `lastFailedAt` that was displayed to exclude later failures.',
  })
  until!: Date;
  @Field({ description: 'Reason of 3 to 300 characters, recorded in the audit log for each job.' })
  @TrimmedLength(3, 300, { message: 'performance.reason' })
  reason!: string;
}

interface Decision {
  isReplay: boolean;
  /** For a replay only if all were replayed. */
  reason: string | null;
}

/** Sends jobs again, each with all of its attempts. Of two concurrent requests only one has an effect. */
export const replayDeadLetters = (context: Context, { deadLetterIds }: ReplayDeadLettersInput) =>
  decideDeadLetters(context, deadLetterIds, { isReplay: true, reason: null });

export const discardDeadLetters = (context: Context, { deadLetterIds, reason }: DiscardDeadLettersInput) =>
  decideDeadLetters(context, deadLetterIds, { isReplay: false, reason: reason.trim() });

/**
 * Sends jobs again that were waiting at a time, oldest first, up to MAX_AT_ONCE. A concurrent request waits and
 * finds fewer.
 */
export function replayAllDeadLetters(
  context: Context,
  { queue, until, reason }: ReplayAllDeadLettersInput,
): Promise<ReplayedDeadLetters> {
  return context.em.transactional(async (em) => {
    const found = await runSql<{ id: string; total: number }>(
      em,
      deadLettersUntil(until, queue ?? null, MAX_AT_ONCE),
    );
    const ids = found.map(({ id }) => id);
    const done = await removeDeadLetters(context, em, ids, { isReplay: true, reason: reason.trim() });
    return { done, left: (found[0]?.total ?? 0) - ids.length };
  });
}

function decideDeadLetters(
  context: Context,
  deadLetterIds: readonly string[],
  decision: Decision,
): Promise<TakenDeadLetters> {
  const ids = [...new Set(deadLetterIds)];
  return context.em.transactional(async (em) => {
    const done = await removeDeadLetters(context, em, ids.filter(isUuid), decision);
    return { done, gone: ids.length - done };
  });
}

/**
 * Removes dead letters, and stores and logs the decision.
 * @returns the number of those that still existed
 */
async function removeDeadLetters(
  context: Context,
  em: EntityManager,
  ids: readonly string[],
  { isReplay, reason }: Decision,
): Promise<number> {
  const taken = await context.services.jobs.takeDeadLetters(em, ids, { isReplay });
  if (!taken.length) return 0;
  await runSql(
    em,
    sql`insert into dead_letter_outcome (id, queue, attempts, error, failed_at, replay_id, reason)
      select t.id, t.queue, t.attempts, t.error, t."failedAt", t."replayId", ${isReplay ? null : reason}::text
      from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
        t(id uuid, queue text, attempts int, error text, "failedAt" timestamptz, "replayId" uuid)`,
  );
  await recordAll(
    em,
    context,
    taken.map(({ id, queue, attempts }) => ({
      action: isReplay ? 'dead-letter.replay' : 'dead-letter.discard',
      targetId: id,
      before: { queue, attempts },
      after: { state: isReplay ? 'REPLAYING' : 'DISCARDED' },
      ...(reason !== null && { reason }),
    })),
  );
  return taken.length;
}
