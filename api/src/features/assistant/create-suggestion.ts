import type { EntityManager } from '@mikro-orm/postgresql';
import { IsUUID } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../platform/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { assertTeachesCourse, Course, countWords, Lesson, type RichTextDocument } from '../courses/index.ts';
import { IdempotencyKey, runOnce } from '../operations/index.ts';
import { assertCredit } from './allowance.ts';
import { DraftKind } from './assistant.enums.ts';
import { AssistantRequest } from './assistant-request.entity.ts';
import { suggest } from './suggest.jobs.ts';

/** Min words of a lesson. With fewer, a question would only repeat them. */
const MIN_WORDS = 40;

@InputType({ description: 'Input for requesting a draft of the assistant.' })
export class CreateSuggestionInput {
  @Field(() => ID, { description: 'ID of a course that the viewer may edit.' })
  courseId!: string;
  @Field(() => DraftKind, { description: 'Kind of draft to write.' })
  kind!: DraftKind;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the lesson, required for QUESTIONS only.',
  })
  @IsUUID('all', { message: 'validation.invalid' })
  lessonId?: string | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/** Uses a credit and enqueues a request for a draft. */
export function createSuggestion(
  context: Context,
  { courseId, kind, lessonId, idempotencyKey }: CreateSuggestionInput,
): Promise<string> {
  const { config, jobs } = context.services;
  return runOnce(
    context,
    idempotencyKey,
    { createSuggestion: { courseId, kind, lessonId } },
    async (em, viewer) => {
      if ((kind === DraftKind.QUESTIONS) !== !!lessonId) throw badInput('lessonId', 'validation.invalid');
      // The person is locked before the course, in the same order as everywhere
      const month = config.assistant && (await assertCredit(em, viewer.id));
      await assertTeachesCourse(em, viewer, courseId);
      if (!config.assistant || !month) throw policy('ASSISTANT_OFF');
      if (lessonId) await assertHasText(em, courseId, lessonId);
      const { isSimulated, imageModel } = config.assistant;
      const model = kind === DraftKind.PICTURE ? imageModel : config.assistant.model;
      if (!model) throw policy('ASSISTANT_DRAWS_NOT');
      const request = em.create(AssistantRequest, {
        person: em.getReference(User, viewer.id),
        course: em.getReference(Course, courseId),
        lesson: lessonId ? em.getReference(Lesson, lessonId) : null,
        ...{ kind, month, model, isSimulated },
      });
      await em.flush();
      await jobs.send(em, suggest, { requestId: request.id });
      return request.id;
    },
  );
}

/**
 * @throws NOT_FOUND unless it is a lesson of the course
 * @throws POLICY if its text is too short
 */
async function assertHasText(em: EntityManager, courseId: string, lessonId: string): Promise<void> {
  const [lesson] = await runSql<{ body: RichTextDocument | null }>(
    em,
    sql`select l.body from lesson l where l.id = ${lessonId} and l.course_id = ${courseId} and l.removed_at is null`,
  );
  if (!lesson) throw notFound();
  const value = countWords(lesson.body);
  if (value < MIN_WORDS) throw policy('LESSON_TOO_SHORT', { limit: MIN_WORDS, value });
}
