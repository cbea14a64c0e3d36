import { useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { Autosave, type SaveState, stateAfter } from '../../ui/autosave/autosave.ts';
import { getUnsavedValue, type UnsavedValue } from '../../ui/autosave/unsaved-values.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { createIdempotencyKey } from '../../ui/create-idempotency-key.ts';
import { type Answer, type Answers, getAnswers, type OpenAttempt } from './attempt-model.ts';
import { useSaveQuizAnswersMutation, useSubmitQuizAttemptMutation } from './quiz.gen.ts';

/** `elsewhere`: another tab has continued the attempt; `over`: the attempt accepts no more answers. */
type Conflict = 'elsewhere' | 'over';
export type Saving = SaveState | Conflict;

/** Milliseconds after the last keystroke until an answer is sent; choices are sent immediately. */
const PAUSE_MS = 600;
/** Milliseconds between retries. */
const RETRY_MS = 4000;

interface Keeping {
  answers: Answers;
  saving: Saving;
  savedAt: string | null;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  ahead: number;
  endsAt: string | null;
  /** Changes an answer. With `isTyped` it is sent after a pause in typing. */
  change: (questionId: string, answer: Answer, isTyped?: boolean) => void;
  /** Sends unsaved answers, then submits the attempt. @returns true if it was submitted */
  submit: () => Promise<boolean>;
  isSubmitting: boolean;
  retry: () => void;
}

const conflict = (error: unknown): Conflict | null => {
  const { reason } = toFailure(error);
  if (reason === 'ATTEMPT_ELSEWHERE') return 'elsewhere';
  return reason === 'ATTEMPT_OVER' || reason === 'ACCESS_ENDED' ? 'over' : null;
};

const isAnswer = (value: unknown): value is Answer => {
  const { choiceIds, texts, pairs } = (value ?? {}) as Partial<Answer>;
  return Array.isArray(choiceIds) && Array.isArray(texts) && Array.isArray(pairs);
};

/** The answers in this browser that the server does not have. */
const storedAnswers = (unsaved: UnsavedValue): Answers =>
  Object.fromEntries(Object.entries(unsaved.read() ?? {}).filter(([, answer]) => isAnswer(answer)));

const changedSince = (saved: Answers, answers: Answers) =>
  Object.entries(answers).filter(([questionId, answer]) => saved[questionId] !== answer);

/** Saves the answers of an attempt. Each save sends its number and the token of this tab. */
export function useAttempt(attempt: OpenAttempt): Keeping {
  const [savedAt, setSavedAt] = useState(attempt.savedAt ?? null);
  const [clock, setClock] = useState(() => ({
    ahead: Date.parse(attempt.serverTime) - Date.now(),
    endsAt: attempt.endsAt ?? null,
  }));
  const [problem, setProblem] = useState<Saving | null>(null);
  const [save] = useSaveQuizAnswersMutation(SUPPRESS_TOAST);
  const [submitAttempt, { loading: isSubmitting }] = useSubmitQuizAttemptMutation(SUPPRESS_TOAST);
  const [{ autosave, unsaved, sequenceNow }] = useState(() => {
    const unsaved = getUnsavedValue(`quiz.${attempt.id}`);
    const tab = createIdempotencyKey();
    let { sequence } = attempt;
    const saved = getAnswers(attempt);
    const stored = storedAnswers(unsaved);
    const autosave = new Autosave<Answers, Conflict>({
      saved,
      ...(Object.keys(stored).length > 0 && { value: { ...saved, ...stored } }),
      pauseMs: PAUSE_MS,
      retryMs: RETRY_MS,
      conflict,
      store: (answers, known) => {
        const changedAnswers = changedSince(known, answers);
        unsaved.write(changedAnswers.length > 0 ? Object.fromEntries(changedAnswers) : undefined);
      },
      save: async (answers, known) => {
        const { data } = await save({
          variables: {
            input: {
              attemptId: attempt.id,
              tab,
              sequence: sequence + 1,
              answers: changedSince(known, answers).map(
                ([questionId, { choiceIds, texts, pairs, isMarked }]) => ({
                  questionId,
                  choiceIds: [...choiceIds],
                  texts: [...texts],
                  pairs: [...pairs],
                  isMarked,
                }),
              ),
            },
          },
        });
        const { saveQuizAnswers } = data!;
        sequence = saveQuizAnswers.sequence;
        setSavedAt(saveQuizAnswers.savedAt ?? null);
        setClock({
          ahead: Date.parse(saveQuizAnswers.serverTime) - Date.now(),
          endsAt: saveQuizAnswers.endsAt ?? null,
        });
      },
    });
    return { autosave, unsaved, sequenceNow: () => sequence };
  });
  const { value: answers, state } = useAutosave(autosave);

  const submit = async (): Promise<boolean> => {
    setProblem(null);
    if (!(await autosave.flush())) return false;
    try {
      await submitAttempt({ variables: { input: { attemptId: attempt.id, sequence: sequenceNow() } } });
      unsaved.write(undefined);
      return true;
    } catch (error) {
      setProblem(conflict(error) ?? stateAfter(error));
      return false;
    }
  };

  return {
    answers,
    saving: state === 'saved' && problem ? problem : state,
    savedAt,
    ...clock,
    change: (questionId, answer, isTyped = false) => {
      setProblem(null);
      autosave.change((old) => ({ ...old, [questionId]: answer }), isTyped);
    },
    submit,
    isSubmitting,
    retry: () => {
      setProblem(null);
      void autosave.flush();
    },
  };
}
