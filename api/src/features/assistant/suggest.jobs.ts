import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import { sql } from '../../platform/sql.ts';
import { AssistantFailure, DraftKind } from './assistant.enums.ts';
import { courseMaterial, lessonMaterial } from './material.ts';
import { askProvider, ProviderError } from './provider.ts';
import { type DraftedQuestion, type Material, taskOf } from './suggestions.ts';

/** After so long without an answer nobody waits for one any more. */
const LOST_MINUTES = 10;

interface Wanted {
  readonly kind: DraftKind;
  readonly courseId: string;
  readonly lessonId: string | null;
}

/** Asks the provider for a draft, outside of any transaction. */
export const suggest = defineJob({
  name: 'assistant.suggest',
  payload: z.object({ requestId: z.uuid() }),
  retryLimit: 2,
  async handle(services, { requestId }, attempt) {
    const em = services.orm.em.fork();
    const [wanted] = await runSql<Wanted>(
      em,
      sql`select kind, course_id as "courseId", lesson_id as "lessonId"
        from assistant_request where id = ${requestId} and state = 'RUNNING'`,
    );
    if (!wanted) return;
    const material = await materialOf(em, wanted);
    try {
      if (!material) throw new ProviderError(AssistantFailure.LOST);
      const answer = await askProvider(services, taskOf(wanted.kind, material), signalOf(attempt));
      await finish(em, requestId, answer);
    } catch (error) {
      // The program stops, which is no failure of the provider’s: the job runs again
      if (!(error instanceof ProviderError) || attempt?.signal.aborted) throw error;
      await giveBack(em, requestId, error.failure);
    }
  },
});

const signalOf = (attempt: { readonly signal: AbortSignal } | undefined) =>
  attempt ? { signal: attempt.signal } : {};

const materialOf = (
  em: EntityManager,
  { kind, courseId, lessonId }: Wanted,
): Promise<Material | undefined> => {
  if (kind !== DraftKind.QUESTIONS) return courseMaterial(em, courseId);
  return lessonId ? lessonMaterial(em, lessonId) : Promise.resolve(undefined);
};

/** Whoever answers after the credit was given back comes too late. */
const finish = (
  em: EntityManager,
  id: string,
  { texts = [], questions = [] }: { texts?: string[]; questions?: DraftedQuestion[] },
) =>
  runSql(
    em,
    sql`update assistant_request set state = 'DONE', finished_at = now(), texts = ${texts},
      questions = ${JSON.stringify(questions)}::jsonb where id = ${id} and state = 'RUNNING'`,
  );

const giveBack = (em: EntityManager, id: string, failure: AssistantFailure) =>
  runSql(
    em,
    sql`update assistant_request set state = 'FAILED', finished_at = now(), failure = ${failure}
      where id = ${id} and state = 'RUNNING'`,
  );

/** Gives back the credits of requests whose process died. */
export const sweepSuggestions = defineJob({
  name: 'assistant.sweep',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  async handle({ orm }: Services) {
    await runSql(
      orm.em.fork(),
      sql`update assistant_request set state = 'FAILED', finished_at = now(), failure = ${AssistantFailure.LOST}
        where state = 'RUNNING' and created_at < now() - make_interval(mins => ${LOST_MINUTES}::int)`,
    );
  },
});
