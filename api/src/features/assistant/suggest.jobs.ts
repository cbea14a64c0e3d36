import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { notify } from '../support/index.ts';
import { AssistantFailure, DraftKind } from './assistant.enums.ts';
import { draftPicture } from './draft-picture.ts';
import { checkMaterial, courseMaterial, lessonMaterial } from './material.ts';
import { matchQuotes, storeMarks } from './moderation/check-by-provider.ts';
import { ProviderError, requestAnswer } from './provider.ts';
import { type Answer, buildTask, type Material } from './suggestions.ts';

/** Minutes after which a request without a response counts as lost. */
const LOST_MINUTES = 10;

interface RunningRequest {
  readonly kind: DraftKind;
  readonly courseId: string;
  readonly lessonId: string | null;
  readonly isSimulated: boolean;
}

/** Requests a draft from the provider, outside of any transaction. */
export const suggest = defineJob({
  name: 'assistant.suggest',
  payload: z.object({ requestId: z.uuid() }),
  retryLimit: 2,
  async handle(services, { requestId }, attempt) {
    const em = services.orm.em.fork();
    const [request] = await runSql<RunningRequest>(
      em,
      sql`select kind, course_id as "courseId", lesson_id as "lessonId", is_simulated as "isSimulated"
        from assistant_request where id = ${requestId} and state = 'RUNNING'`,
    );
    if (!request) return;
    const { kind } = request;
    const limits = attempt ? { signal: attempt.signal } : {};
    const ask = async (material: Material): Promise<Answer> =>
      kind === DraftKind.PICTURE
        ? { picture: await draftPicture(services, material, limits) }
        : requestAnswer(services, buildTask(kind, material), limits);
    try {
      if (kind === DraftKind.CHECK) await check(services, em, requestId, request, ask);
      else {
        const material = await loadMaterial(em, request);
        if (!material) throw new ProviderError(AssistantFailure.LOST);
        await finish(em, requestId, await ask(material));
      }
    } catch (error) {
      // The server shuts down, which is not a failure of the provider: the job runs again
      if (!(error instanceof ProviderError) || attempt?.signal.aborted) throw error;
      const { failure } = error;
      await em.transactional((inner) =>
        failAndRefund(services, inner, sql`id = ${requestId}`, failure, 'assistant.give-back'),
      );
    }
  },
});

/**
 * Marks the sentences that the provider quotes from the texts.
 * @throws ProviderError if all quotes are invented
 */
async function check(
  services: Services,
  em: EntityManager,
  requestId: string,
  { courseId, isSimulated }: RunningRequest,
  ask: (material: Material) => Promise<Answer>,
): Promise<void> {
  const { material, texts } = await checkMaterial(em, courseId);
  const { findings = [] } = await ask(material);
  const marks = matchQuotes(texts, findings);
  if (findings.length && !marks.length) throw new ProviderError(AssistantFailure.UNREADABLE);
  await em.transactional(async (inner) => {
    const sentences = [...new Set(marks.map(({ text, start, end }) => text.slice(start, end)))];
    if (!(await finish(inner, requestId, { texts: sentences }))) return;
    await storeMarks(inner, courseId, isSimulated, marks);
    await notifyChecked(
      inner,
      services,
      requestId,
      sentences.length ? 'MARKED' : 'NOTHING',
      sentences.length,
    );
  });
}

const loadMaterial = (
  em: EntityManager,
  { kind, courseId, lessonId }: RunningRequest,
): Promise<Material | undefined> => {
  if (kind !== DraftKind.QUESTIONS) return courseMaterial(em, courseId);
  return lessonId ? lessonMaterial(em, lessonId) : Promise.resolve(undefined);
};

/**
 * Stores the result unless the credit was already returned.
 * @returns true if it was stored
 */
const finish = async (
  em: EntityManager,
  id: string,
  { texts = [], questions = [], picture }: Answer,
): Promise<boolean> => {
  const done = await runSql(
    em,
    sql`update assistant_request set state = 'DONE', finished_at = now(), texts = ${texts},
      questions = ${JSON.stringify(questions)}::jsonb, picture = ${picture ?? null} where id = ${id} and state = 'RUNNING' returning id`,
  );
  return done.length > 0;
};

/** Marks running requests as failed, which returns their credits. The author of a check is notified. */
async function failAndRefund(
  services: Services,
  em: EntityManager,
  which: Sql,
  failure: AssistantFailure,
  name: string,
): Promise<void> {
  const failed = await runSql<{ id: string; kind: DraftKind }>(
    em,
    sql`update assistant_request set state = 'FAILED', finished_at = now(), failure = ${failure}
      where state = 'RUNNING' and ${which} returning id, kind`,
    name,
  );
  for (const { id, kind } of failed)
    if (kind === DraftKind.CHECK) await notifyChecked(em, services, id, 'FAILED', 0);
}

/** A check takes longer than users wait on the page, so its author is notified of the result. */
async function notifyChecked(
  em: EntityManager,
  services: Services,
  requestId: string,
  outcome: 'MARKED' | 'NOTHING' | 'FAILED',
  marks: number,
): Promise<void> {
  const [request] = await runSql<{ personId: string; courseId: string; course: string }>(
    em,
    sql`select r.person_id as "personId", r.course_id as "courseId", c.title as course
      from assistant_request r join course c on c.id = r.course_id where r.id = ${requestId}`,
  );
  const { personId, courseId, course } = request!;
  await notify(em, services, personId, {
    kind: 'COURSE_CHECKED',
    params: { course, marks, outcome },
    link: `/teacher/ai/moderation?course=${courseId}`,
  });
}

/** Days until an unused picture is deleted. */
const PICTURE_DAYS = 30;

/** Fails the requests of dead processes, which returns their credits, and deletes unused pictures. */
export const sweepSuggestions = defineJob({
  name: 'assistant.sweep',
  schedule: '*/5 * * * *',
  async handle(services: Services) {
    const late = sql`created_at < now() - make_interval(mins => ${LOST_MINUTES}::int)`;
    await services.orm.em
      .fork()
      .transactional((em) => failAndRefund(services, em, late, AssistantFailure.LOST, 'assistant.sweep'));
    await runSql(
      services.orm.em.fork(),
      sql`update assistant_request set picture = null where picture is not null
        and created_at < now() - make_interval(days => ${PICTURE_DAYS}::int)`,
    );
  },
});
