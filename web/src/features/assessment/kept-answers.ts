import { readOwnList, writeOwnList } from '../../ui/own-storage.ts';
import type { Answer } from './attempt-model.ts';

const KEY = 'sen.quiz';

/** An answer that the server does not have yet. */
interface Unsent {
  attemptId: string;
  questionId: string;
  answer: Answer;
}

const isUnsent = (value: unknown): value is Unsent => {
  const { attemptId, questionId, answer } = (value ?? {}) as Partial<Unsent>;
  return (
    typeof attemptId === 'string' &&
    typeof questionId === 'string' &&
    typeof answer === 'object' &&
    Array.isArray(answer?.choiceIds) &&
    Array.isArray(answer.texts) &&
    Array.isArray(answer.pairs)
  );
};

/** What this device keeps of an attempt until the server has it: a lost connection or a reload loses nothing. */
export const readUnsent = (attemptId: string): Map<string, Answer> =>
  new Map(
    readOwnList(KEY, isUnsent)
      .filter((each) => each.attemptId === attemptId)
      .map(({ questionId, answer }) => [questionId, answer]),
  );

/** Keeps what is not sent of an attempt, and nothing of any other. */
export const keepUnsent = (attemptId: string, answers: ReadonlyMap<string, Answer>): void =>
  writeOwnList(
    KEY,
    [...answers].map(([questionId, answer]) => ({ attemptId, questionId, answer })),
  );
