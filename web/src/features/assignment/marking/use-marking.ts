import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, problemOf } from '../../../apollo/failure.ts';
import { useBackOnline } from '../../../ui/use-back-online.ts';
import {
  useClaimSubmissionMutation,
  useMarkSubmissionMutation,
  type WorkToMarkFragment,
} from './marking.gen.ts';

/** Marks as they stand on the screen. */
export interface Marks {
  rows: Readonly<Record<string, { points: number | null; comment: string }>>;
  notes: readonly { fileId: string | null; line: number; text: string }[];
  comment: string;
  /** ISO time, or null where there is no other time. */
  redoUntil: string | null;
}

export type MarkSaving = 'saved' | 'saving' | 'offline' | 'failed';
const TYPING_MS = 700;

const marksOf = ({ rubric, grade }: WorkToMarkFragment): Marks => ({
  rows: Object.fromEntries(
    rubric.map(({ id }) => {
      const mark = grade?.marks.find(({ rowId }) => rowId === id);
      return [id, { points: mark?.points ?? null, comment: mark?.comment ?? '' }];
    }),
  ),
  notes: grade?.notes.map(({ fileId = null, line, text }) => ({ fileId, line, text })) ?? [],
  comment: grade?.comment ?? '',
  redoUntil: grade?.redoUntil ?? null,
});

/** Takes work to mark it, and keeps its marks on the server one save after the other. */
export function useMarking(submissionId: string) {
  const [work, setWork] = useState<WorkToMarkFragment | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [marks, setMarks] = useState<Marks | null>(null);
  const [saving, setSaving] = useState<MarkSaving>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const [claim] = useClaimSubmissionMutation();
  const [save] = useMarkSubmissionMutation();
  const latest = useRef<Marks | null>(null);
  const stored = useRef<Marks | null>(null);
  const version = useRef(0);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const load = useCallback(async () => {
    setError(null);
    try {
      const { data } = await claim({ variables: { submissionId } });
      const found = data!.claimSubmission;
      const read = marksOf(found);
      latest.current = read;
      stored.current = read;
      version.current = found.markingVersion;
      setWork(found);
      setMarks(read);
      setProblem(null);
    } catch (failure) {
      setError(failure);
    }
  }, [claim, submissionId]);
  useEffect(() => {
    void load();
    return () => clearTimeout(timer.current);
  }, [load]);

  const sendOnce = useCallback(
    async (isDone: boolean): Promise<boolean> => {
      const sent = latest.current!;
      setSaving('saving');
      try {
        const { data } = await save({
          variables: {
            input: {
              submissionId,
              expectedVersion: version.current,
              marks: Object.entries(sent.rows).map(([rowId, { points, comment }]) => ({
                rowId,
                points,
                comment: comment || null,
              })),
              notes: [...sent.notes],
              comment: sent.comment || null,
              redoUntil: sent.redoUntil,
              isDone,
            },
          },
        });
        const stands = data!.markSubmission;
        version.current = stands.markingVersion;
        setWork((old) => old && { ...old, ...stands });
        stored.current = sent;
        setSaving('saved');
        setProblem(null);
        return true;
      } catch (failure) {
        const { code } = failureOf(failure);
        setSaving(code === 'NETWORK' || code === 'TIMEOUT' ? 'offline' : 'failed');
        setProblem(problemOf(failure));
        return false;
      }
    },
    [save, submissionId],
  );

  /** Sends what is not saved; `isDone` says besides that the marks are complete. */
  const send = useCallback(
    async (isDone = false): Promise<boolean> => {
      clearTimeout(timer.current);
      await running.current;
      if (!isDone && latest.current === stored.current) return true;
      running.current = sendOnce(isDone).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [sendOnce],
  );

  const change = useCallback(
    (next: (old: Marks) => Marks) => {
      if (!latest.current) return;
      latest.current = next(latest.current);
      setMarks(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), TYPING_MS);
    },
    [send],
  );
  useBackOnline(saving === 'offline', () => void send());

  return { work, error, marks, saving, problem, change, send, load };
}
