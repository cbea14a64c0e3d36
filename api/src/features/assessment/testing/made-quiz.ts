import type { App } from '../../../app.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  getRootValue,
  prose,
  select,
} from '../../../testing/factories.ts';

/** The quiz of a course's last lesson, with an open attempt of a student. */
export interface MadeQuiz {
  readonly id: string;
  readonly lessonId: string;
  readonly questionId: string;
  readonly attemptId: string;
  /** An earlier, submitted attempt of the student with an answer that waits for grading. */
  readonly submittedId: string;
  readonly openQuestionId: string;
}

/** A text that only keys contain. */
export const CANARY_KEY = 'canary key of a quiz';

/** Creates a quiz of two questions, with a submitted attempt and an open one. */
export async function madeQuiz(
  app: App,
  owner: Actor,
  student: Actor,
  { id: courseId, lessonIds }: CourseFacts,
): Promise<MadeQuiz> {
  const lessonId = lessonIds.at(-1)!;
  await select(app, "update lesson set kind = 'QUIZ', rule = 'PASS' where id = ?", [lessonId]);
  const made = async (who: Actor, mutation: string, type: string, input: object) => {
    const reply = await ask(
      app,
      who,
      `mutation($input: ${type}!) { it: ${mutation}(input: $input) { id } }`,
      { input },
    );
    return getRootValue<{ id: string }>(reply).id;
  };
  const question = (kind: string, body: object) =>
    made(owner, 'createQuestion', 'CreateQuestionInput', {
      courseId,
      content: { kind, prompt: prose(3), explanation: CANARY_KEY, body },
    });
  const questionId = await question('SHORT', { blanks: [{ accepted: [CANARY_KEY] }] });
  const openQuestionId = await question('OPEN', { guidance: CANARY_KEY });
  const questionIds = [questionId, openQuestionId];
  const answersShown = 'NEVER';
  const id = await made(owner, 'saveQuiz', 'SaveQuizInput', { lessonId, questionIds, answersShown });
  await ask(app, student, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: lessonId });
  const start = async () => {
    const reply = await ask(app, student, 'mutation($id: ID!) { startQuizAttempt(quizId: $id) { id } }', {
      id,
    });
    return (reply.data.startQuizAttempt as { id: string }).id;
  };
  const submittedId = await start();
  await made(student, 'saveQuizAnswers', 'SaveQuizAnswersInput', {
    attemptId: submittedId,
    tab: 'matrix-tab',
    sequence: 1,
    answers: [{ questionId: openQuestionId, texts: ['Hai ý'] }],
  });
  await made(student, 'submitQuizAttempt', 'SubmitQuizAttemptInput', { attemptId: submittedId, sequence: 1 });
  return { id, lessonId, questionId, openQuestionId, submittedId, attemptId: await start() };
}
