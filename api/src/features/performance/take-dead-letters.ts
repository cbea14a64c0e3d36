import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { TrimmedLength } from '../../platform/trimmed-length.ts';
import { recordAll } from '../operations/index.ts';
import type { TakenDeadLetters } from './dead-letter.types.ts';

const IDS = 'Of the dead letters, as `deadLetters` gives them: 1 to 100.';

@InputType({ description: 'Jobs that are to be tried once more.' })
export class ReplayDeadLettersInput {
  @Field(() => [ID], { description: IDS })
  @ArrayMinSize(1, { message: 'validation.invalid' })
  @ArrayMaxSize(100, { message: 'validation.invalid' })
  deadLetterIds!: string[];
}

@InputType({ description: 'Jobs that are not to be done.' })
export class DiscardDeadLettersInput {
  @Field(() => [ID], { description: IDS })
  @ArrayMinSize(1, { message: 'validation.invalid' })
  @ArrayMaxSize(100, { message: 'validation.invalid' })
  deadLetterIds!: string[];
  @Field({ description: 'Why they need not be done; it stands in the log. 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'performance.reason' })
  reason!: string;
}

/** Sends jobs once more, each with all of its attempts. Of two who ask at once, one does. */
export const replayDeadLetters = (context: Context, { deadLetterIds }: ReplayDeadLettersInput) =>
  take(context, deadLetterIds, null);

/** Gives jobs up for good. */
export const discardDeadLetters = (context: Context, { deadLetterIds, reason }: DiscardDeadLettersInput) =>
  take(context, deadLetterIds, reason.trim());

async function take(
  context: Context,
  deadLetterIds: readonly string[],
  reason: string | null,
): Promise<TakenDeadLetters> {
  const ids = [...new Set(deadLetterIds)];
  return context.em.transactional(async (em) => {
    const taken = await context.services.jobs.takeDeadLetters(em, ids.filter(isUuid), {
      isReplay: reason === null,
    });
    if (taken.length) {
      await runSql(
        em,
        sql`insert into dead_letter_outcome (id, queue, attempts, error, failed_at, replay_id, reason)
          select t.id, t.queue, t.attempts, t.error, t."failedAt", t."replayId", ${reason}::text
          from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
            t(id uuid, queue text, attempts int, error text, "failedAt" timestamptz, "replayId" uuid)`,
      );
      await recordAll(
        em,
        context,
        taken.map(({ id, queue, attempts }) => ({
          action: reason === null ? 'dead-letter.replay' : 'dead-letter.discard',
          targetType: 'dead-letter',
          targetId: id,
          before: { queue, attempts },
          after: { state: reason === null ? 'REPLAYING' : 'DISCARDED' },
          ...(reason !== null && { reason }),
        })),
      );
    }
    return { done: taken.length, gone: ids.length - taken.length };
  });
}
