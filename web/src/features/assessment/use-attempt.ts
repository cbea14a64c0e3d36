import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../apollo/failure.ts';
import { uniqueKey } from '../../ui/unique-key.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { type Answer, type Answers, answersOf } from './attempt-model.ts';
import { keepUnsent, readUnsent } from './kept-answers.ts';
import {
  type QuizAttemptFieldsFragment,
  useSaveQuizAnswersMutation,
  useSubmitQuizAttemptMutation,
} from './quiz.gen.ts';

/** What became of the last save. `elsewhere`: another tab has gone on; `over`: nothing more is taken. */
export type Saving = 'saved' | 'saving' | 'offline' | 'failed' | 'elsewhere' | 'over';

/** How long typing pauses before it is sent; choices go at once. */
const TYPING_MS = 600;
/** Between attempts to reach a server that does not answer. */
const AGAIN_MS = 4000;

interface Keeping {
  answers: Answers;
  saving: Saving;
  savedAt: string | null;
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead: number;
  endsAt: string | null;
  /** Changes an answer; `isTyped` waits until typing pauses. */
  change: (questionId: string, answer: Answer, isTyped?: boolean) => void;
  /** Sends what is not saved, then hands the attempt in. Resolves to whether it was. */
  submit: () => Promise<boolean>;
  isSubmitting: boolean;
  retry: () => void;
}

const savingAfter = (error: unknown): Saving => {
  const { code, reason } = failureOf(error);
  if (reason === 'ATTEMPT_ELSEWHERE') return 'elsewhere';
  if (reason === 'ATTEMPT_OVER' || reason === 'ACCESS_ENDED') return 'over';
  return code === 'NETWORK' || code === 'TIMEOUT' ? 'offline' : 'failed';
};

/**
 * Keeps the answers of an attempt: on the screen, on this device until the server has them, and there one save after the
 * other, each with its number and the token of this tab.
 */
export function useAttempt(attempt: QuizAttemptFieldsFragment): Keeping {
  const [unsent] = useState(() => readUnsent(attempt.id));
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...answersOf(attempt),
    ...Object.fromEntries(unsent),
  }));
  const [saving, setSaving] = useState<Saving>('saved');
  const [savedAt, setSavedAt] = useState(attempt.savedAt ?? null);
  const [clock, setClock] = useState(() => ({
    ahead: Date.parse(attempt.serverTime) - Date.now(),
    endsAt: attempt.endsAt ?? null,
  }));
  const [save] = useSaveQuizAnswersMutation();
  const [handIn, { loading: isSubmitting }] = useSubmitQuizAttemptMutation();
  const tab = useRef(uniqueKey());
  const sequence = useRef(attempt.sequence);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const sendOnce = useCallback(async (): Promise<boolean> => {
    const sent = [...unsent];
    setSaving('saving');
    try {
      const { data } = await save({
        variables: {
          input: {
            attemptId: attempt.id,
            tab: tab.current,
            sequence: sequence.current + 1,
            answers: sent.map(([questionId, { choiceIds, texts, pairs, isMarked }]) => ({
              questionId,
              choiceIds: [...choiceIds],
              texts: [...texts],
              pairs: [...pairs],
              isMarked,
            })),
          },
        },
      });
      const saved = data!.saveQuizAnswers;
      sequence.current = saved.sequence;
      for (const [questionId, answer] of sent)
        if (unsent.get(questionId) === answer) unsent.delete(questionId);
      keepUnsent(attempt.id, unsent);
      setSavedAt(saved.savedAt ?? null);
      setClock({ ahead: Date.parse(saved.serverTime) - Date.now(), endsAt: saved.endsAt ?? null });
      setSaving(unsent.size ? 'saving' : 'saved');
      return true;
    } catch (error) {
      setSaving(savingAfter(error));
      return false;
    }
  }, [attempt.id, save, unsent]);

  /** One save at a time; what changes meanwhile goes with the next. */
  const send = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= (async () => {
      try {
        let isDone = true;
        while (isDone && unsent.size) isDone = await sendOnce();
        return isDone;
      } finally {
        running.current = null;
      }
    })();
    return running.current;
  }, [sendOnce, unsent]);

  const change = useCallback(
    (questionId: string, answer: Answer, isTyped = false) => {
      setAnswers((old) => ({ ...old, [questionId]: answer }));
      unsent.set(questionId, answer);
      keepUnsent(attempt.id, unsent);
      clearTimeout(timer.current);
      if (isTyped) timer.current = setTimeout(() => void send(), TYPING_MS);
      else void send();
    },
    [attempt.id, send, unsent],
  );

  const submit = useCallback(async (): Promise<boolean> => {
    if (!(await send())) return false;
    try {
      await handIn({ variables: { input: { attemptId: attempt.id, sequence: sequence.current } } });
      keepUnsent(attempt.id, new Map());
      return true;
    } catch (error) {
      setSaving(savingAfter(error));
      return false;
    }
  }, [attempt.id, handIn, send]);

  useEffect(() => {
    // What a reload or a lost connection left here
    if (unsent.size) void send();
    return () => clearTimeout(timer.current);
  }, [send, unsent]);

  useBackOnline(saving === 'offline', () => void send());
  useEffect(() => {
    if (saving !== 'offline') return undefined;
    const again = setInterval(() => void send(), AGAIN_MS);
    return () => clearInterval(again);
  }, [saving, send]);

  return {
    answers,
    saving,
    savedAt,
    ...clock,
    change,
    submit,
    isSubmitting,
    retry: () => void send(),
  };
}
