import type { EntityManager } from '@mikro-orm/postgresql';
import { Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { AtMostEntries } from '../../platform/input/at-most.ts';
import { Between } from '../../platform/input/between.ts';
import { isUuid } from '../../platform/input/ids.ts';
import {
  type Course,
  HeldEdit,
  holdFlagged,
  type Lesson,
  LessonKind,
  lockOwnLesson,
  textsOf,
} from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { Question } from './question.entity.ts';
import { AnswersShown } from './question.enums.ts';
import { MAX_QUESTIONS, Quiz } from './quiz.entity.ts';
import { secondsFor } from './quiz-length.ts';
import { questionTexts } from './save-question.ts';

const TIME = validationMessage('assessment.timeLimit', { min: 1, max: 480 });

@InputType({ description: 'Complete settings and ordered questions of a quiz.' })
export class SaveQuizInput {
  @Field(() => ID, { description: 'ID of a lesson of kind QUIZ that the viewer may edit.' })
  lessonId!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Version on which the edit is based. Omit it if the quiz has never been saved.',
  })
  expectedVersion?: number | null;
  @Field(() => [ID], { description: 'IDs of distinct questions of the course in order. At most 100.' })
  @AtMostEntries(MAX_QUESTIONS, 'assessment.tooMany')
  questionIds!: string[];
  @Field(() => Int, { defaultValue: 70, description: 'Percentage of points required to pass, 1 to 100.' })
  @Between(1, 100, 'assessment.percent')
  passPercent!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of attempts per student, 1 to 20. Defaults to 100.',
  })
  @Between(1, 20, 'assessment.attempts')
  maxAttempts?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Time limit of an attempt in seconds, 60 to 28,800. Null for no limit.',
  })
  @Min(60, { message: TIME })
  @Max(28_800, { message: TIME })
  timeLimitSec?: number | null;
  @Field({ defaultValue: false, description: 'True to shuffle the order of questions in each attempt.' })
  shufflesQuestions!: boolean;
  @Field({ defaultValue: true, description: 'True to shuffle the order of choices in each attempt.' })
  shufflesAnswers!: boolean;
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of questions drawn for each attempt, at most all of them. Null to use all questions.',
  })
  @Min(1, { message: 'assessment.drawCount' })
  drawCount?: number | null;
  @Field(() => AnswersShown, {
    defaultValue: AnswersShown.AFTER_SUBMISSION,
    description: 'Time at which students see correct answers and explanations.',
  })
  answersShown!: AnswersShown;
}

/** Creates the quiz of a lesson, or replaces its settings and questions. */
export function saveQuiz(context: Context, input: SaveQuizInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockOwnLesson(em, signedIn(context), input.lessonId);
    if (lesson.kind !== LessonKind.QUIZ) throw conflict('NOT_A_QUIZ');
    const quiz = await em.findOne(Quiz, { lesson });
    if ((quiz?.version ?? null) !== (input.expectedVersion ?? null))
      throw conflict('STALE_VERSION', { version: quiz?.version ?? 0 });
    course.edit(false);
    await assertInQuestionBank(em, course.id, input);
    const { lessonId: _, expectedVersion: __, questionIds, ...settings } = input;
    const terms = { ...NO_LIMITS, ...settings };
    const saved = quiz
      ? em.assign(quiz, { ...terms, version: quiz.version + 1 })
      : em.create(Quiz, { course, lesson, ...terms });
    await em.flush();
    const applied = await holdOrder(em, context, { course, lesson }, saved.id, questionIds);
    await storeOrder(em, saved.id, applied);
    lesson.durationSec = secondsFor(saved, applied.length);
    audit(em, context, {
      action: 'quiz.save',
      targetId: saved.id,
      after: { ...terms, questions: questionIds.length },
    });
    return saved.id;
  });
}

/** A limit that the input omits is removed. */
const NO_LIMITS = { maxAttempts: null, timeLimitSec: null, drawCount: null };

/** @throws BAD_INPUT for a question of another course, one that was removed or is repeated, and for too many to draw */
async function assertInQuestionBank(
  em: EntityManager,
  courseId: string,
  { questionIds, drawCount }: SaveQuizInput,
): Promise<void> {
  const ids = [...new Set(questionIds)].filter(isUuid);
  const known = await em.count(Question, { id: { $in: ids }, course: courseId, removedAt: null });
  if (known < questionIds.length) throw badInput('questionIds', 'assessment.unknownQuestion');
  if (drawCount && drawCount > questionIds.length) throw badInput('drawCount', 'assessment.drawCount');
}

/** @returns the questions that apply now: the former ones if a new one waits for a reviewer */
async function holdOrder(
  em: EntityManager,
  context: Context,
  { course, lesson }: { course: Course; lesson: Lesson },
  quizId: string,
  questionIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await runSql<{ id: string }>(
    em,
    sql`select question_id as id from quiz_question where quiz_id = ${quizId} order by position`,
  );
  const former = rows.map(({ id }) => id);
  // Questions that are shown already, but wait for a reviewer, are checked again
  const shown = await em.findOne(HeldEdit, { subjectId: quizId, state: 'SHOWN' });
  const reviewed = (shown?.former?.questionIds as string[] | undefined) ?? former;
  const added = await em.find(Question, { id: { $in: questionIds.filter((id) => !reviewed.includes(id)) } });
  const part = { kind: 'QUIZ', subjectId: quizId, title: lesson.title, lesson } as const;
  const texts = added.flatMap((question) => textsOf(questionTexts(question)));
  const given = { questionIds: [...questionIds] };
  const applied = await holdFlagged(em, context, course, {
    ...part,
    former: { questionIds: former },
    given,
    texts,
  });
  return (applied as typeof given).questionIds;
}

export async function storeOrder(
  em: EntityManager,
  quizId: string,
  questionIds: readonly string[],
): Promise<void> {
  await runSql(em, sql`delete from quiz_question where quiz_id = ${quizId}`);
  await runSql(
    em,
    sql`insert into quiz_question (quiz_id, question_id, position)
      select ${quizId}, id, position - 1 from unnest(${[...questionIds]}::uuid[]) with ordinality as list(id, position)`,
  );
}
