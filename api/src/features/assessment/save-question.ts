import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import {
  assertOwnsPictures,
  type Course,
  cleanRichText,
  holdFlagged,
  Lesson,
  lockOwnCourse,
  pictureIds,
  plainText,
} from '../courses/index.ts';
import { storeAudio } from '../media/index.ts';
import { type AuditAction, audit, type Deleted, runOnce } from '../operations/index.ts';
import { lockOwnQuestion } from './load.ts';
import { MAX_BANK, Question } from './question.entity.ts';
import type { CreateQuestionInput, QuestionContentInput, UpdateQuestionInput } from './question.input.ts';
import { Quiz } from './quiz.entity.ts';
import { secondsFor } from './quiz-length.ts';
import { toQuestionBody } from './to-question-body.ts';

export function createQuestion(
  context: Context,
  { courseId, content, idempotencyKey }: CreateQuestionInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { createQuestion: { courseId, content } }, async (em, viewer) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    course.assertEditable();
    if ((await em.count(Question, { course, removedAt: null })) >= MAX_BANK)
      throw policy('TOO_MANY_QUESTIONS', { limit: MAX_BANK });
    const question = em.create(Question, { course, ...(await toContent(em, context, course, content)) });
    await em.flush();
    record(em, context, 'question.create', question);
    return question.id;
  });
}

/** @throws CONFLICT if another edit was faster */
export function updateQuestion(context: Context, input: UpdateQuestionInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { course, question } = await lockOwnQuestion(em, signedIn(context), input.questionId);
    if (question.version !== input.expectedVersion)
      throw conflict('STALE_VERSION', { version: question.version });
    course.assertEditable();
    const former = questionTexts(question);
    Object.assign(question, await toContent(em, context, course, input.content, question));
    question.version++;
    // A question is checked when a quiz gets it, so only the edits of those in a quiz are checked here
    if (await isPlaced(em, question)) {
      const part = {
        kind: 'QUESTION',
        subjectId: question.id,
        title: plainText(former.prompt).slice(0, 120),
      } as const;
      const given = questionTexts(question);
      Object.assign(question, await holdFlagged(em, context, course, { ...part, former, given }));
    }
    record(em, context, 'question.update', question);
    return question.id;
  });
}

export const questionTexts = ({ prompt, body, topic, explanation }: Question) => ({
  ...{ prompt, body },
  topic: topic ?? null,
  explanation: explanation ?? null,
});

/** A quiz contains the question, or will contain it when a reviewer has approved that. */
async function isPlaced(em: EntityManager, { id, course }: Question): Promise<boolean> {
  const [row] = await runSql(
    em,
    sql`select 1 where exists (select 1 from quiz_question where question_id = ${id})
      or exists (select 1 from held_edit h where h.course_id = ${course.id} and h.kind = 'QUIZ'
        and h.decided_at is null and jsonb_exists(h.content->'questionIds', ${id}))`,
  );
  return row !== undefined;
}

/** Removes a question from the bank and its quizzes. Attempts that began with it keep it. */
export function removeQuestion(context: Context, questionId: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    const { course, question } = await lockOwnQuestion(em, signedIn(context), questionId);
    course.assertEditable();
    question.removedAt = new Date();
    await em.flush();
    await measureQuizzes(em, question);
    record(em, context, 'question.remove', question);
    return { id: question.id };
  });
}

/** Measures the lessons of the quizzes that contain a question. */
async function measureQuizzes(em: EntityManager, { id }: Question): Promise<void> {
  const counts = await runSql<{ quizId: string; questions: number }>(
    em,
    sql`select z.id as "quizId", coalesce(q.questions, 0) as questions
      from quiz_question x join quiz z on z.id = x.quiz_id left join lesson_quiz q on q.lesson_id = z.lesson_id
      where x.question_id = ${id}`,
  );
  for (const { quizId, questions } of counts) {
    const quiz = await em.findOneOrFail(Quiz, quizId, { populate: ['lesson'] });
    quiz.lesson.durationSec = secondsFor(quiz, questions);
  }
}

/**
 * Validates the content of a question and returns its stored form.
 * @throws BAD_INPUT that names the invalid field
 */
export async function toContent(
  em: EntityManager,
  context: Context,
  course: Course,
  content: QuestionContentInput,
  old?: Question,
) {
  const prompt = cleanRichText(content.prompt);
  if (!prompt) throw badInput('content.prompt', 'validation.richText');
  if (!plainText(prompt).trim() && !pictureIds(prompt).length)
    throw badInput('content.prompt', 'assessment.promptEmpty');
  await assertOwnsPictures(em, course, prompt, 'content.prompt');
  const { kind, points, soundUploadId } = content;
  return {
    kind,
    points,
    prompt,
    body: toQuestionBody(kind, content.body, old?.body),
    topic: content.topic?.trim() || null,
    explanation: content.explanation?.trim() || null,
    reviewLesson: await findReviewLesson(em, course, content.reviewLessonId),
    reviewSec: content.reviewSec,
    // Last, because claiming the upload moves its file
    sound: soundUploadId
      ? await storeAudio(em, context, signedIn(context), {
          uploadId: soundUploadId,
          field: 'content.soundUploadId',
        })
      : content.dropsSound
        ? null
        : (old?.sound ?? null),
  };
}

/** @throws BAD_INPUT for a lesson of another course */
async function findReviewLesson(
  em: EntityManager,
  course: Course,
  id: string | null | undefined,
): Promise<Lesson | null> {
  if (!id) return null;
  const lesson = isUuid(id) ? await em.findOne(Lesson, { id, course }) : null;
  if (!lesson) throw badInput('content.reviewLessonId', 'validation.invalid');
  return lesson;
}

const record = (
  em: EntityManager,
  context: Context,
  action: AuditAction,
  { id, kind, version }: Question,
): void => audit(em, context, { action, targetType: 'question', targetId: id, after: { kind, version } });
