import type { HeldPart } from '../courses/index.ts';
import { Question } from './question.entity.ts';
import { Quiz } from './quiz.entity.ts';
import { secondsFor } from './quiz-length.ts';
import { storeOrder } from './save-quiz.ts';

/** Edits of questions and quizzes that wait for a reviewer. */
export const heldParts: readonly HeldPart[] = [
  {
    kind: 'QUESTION',
    apply: async (em, { subjectId }, values) => {
      const question = await em.findOne(Question, { id: subjectId, removedAt: null });
      if (question) Object.assign(question, { ...values, version: question.version + 1 });
    },
  },
  {
    kind: 'QUIZ',
    apply: async (em, { subjectId }, values) => {
      const quiz = await em.findOne(Quiz, { id: subjectId }, { populate: ['lesson'] });
      if (!quiz) return;
      quiz.version++;
      // A question of the edit may have been removed meanwhile
      const wanted = values!.questionIds as string[];
      const known = await em.find(Question, { id: { $in: wanted }, removedAt: null });
      const ids = new Set(known.map(({ id }) => id));
      const questionIds = wanted.filter((id) => ids.has(id));
      await storeOrder(em, quiz.id, questionIds);
      quiz.lesson.durationSec = secondsFor(quiz, questionIds.length);
    },
  },
];
