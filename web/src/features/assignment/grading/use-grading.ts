import { useEffect, useReducer, useState } from 'react';
import { toErrorMessage } from '../../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { Autosave, type SaveState } from '../../../ui/autosave/autosave.ts';
import { useAutosave } from '../../../ui/autosave/use-autosave.ts';
import { useKeyedState } from '../../../ui/use-keyed-state.ts';
import {
  type ClaimSubmissionMutation,
  useClaimSubmissionMutation,
  useMarkSubmissionMutation,
} from './grading.gen.ts';

export type ClaimedWork = ClaimSubmissionMutation['claimSubmission'];

export interface Grades {
  rows: Readonly<Record<string, { points: number | null; comment: string }>>;
  notes: readonly { fileId: string | null; line: number; text: string }[];
  comment: string;
  /** ISO time, or null without a second deadline. */
  redoUntil: string | null;
}

export type GradeSaving = SaveState;
const PAUSE_MS = 700;

const toGrades = ({ rubric, grade }: ClaimedWork): Grades => ({
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

interface Grading {
  autosave: Autosave<Grades>;
  /** Saves the grades as complete. @returns true if they were saved; a rejection is not retried automatically */
  finish: () => Promise<boolean>;
}

/** Claims a submission for grading, and saves its grades. */
export function useGrading(submissionId: string) {
  const [work, setWork] = useState<ClaimedWork | null>(null);
  const [attempt, load] = useReducer((count: number) => count + 1, 0);
  const [error, setError] = useKeyedState<unknown>(attempt, null);
  const [grading, setGrading] = useState<Grading | null>(null);
  const [claim] = useClaimSubmissionMutation(SUPPRESS_TOAST);
  const [save] = useMarkSubmissionMutation(SUPPRESS_TOAST);
  const snapshot = useAutosave(grading?.autosave ?? null);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { data } = await claim({ variables: { submissionId } });
      if (!isCurrent) return;
      const claimed = data!.claimSubmission;
      let version = claimed.markingVersion;
      setWork(claimed);
      let isDone = false;
      const autosave = new Autosave<Grades>({
        saved: toGrades(claimed),
        pauseMs: PAUSE_MS,
        save: async ({ rows, notes, comment, redoUntil }) => {
          const marks = Object.entries(rows).map(([rowId, row]) => ({
            rowId,
            points: row.points,
            comment: row.comment || null,
          }));
          const { data: answer } = await save({
            variables: {
              input: {
                submissionId,
                expectedVersion: version,
                marks,
                notes: [...notes],
                comment: comment || null,
                redoUntil,
                isDone,
              },
            },
          });
          const saved = answer!.markSubmission;
          version = saved.markingVersion;
          setWork((old) => (old?.id === saved.id ? { ...old, ...saved } : old));
        },
      });
      const finish = async () => {
        isDone = true;
        // Sent even if no grade has changed since the last save
        autosave.change((old) => ({ ...old }), false);
        try {
          return await autosave.flush();
        } finally {
          isDone = false;
        }
      };
      setGrading({ autosave, finish });
    };
    load().catch((failure: unknown) => isCurrent && setError(failure));
    return () => {
      isCurrent = false;
    };
  }, [claim, save, submissionId, attempt, setError]);

  const change = (next: (old: Grades) => Grades) => grading?.autosave.change(next);
  /** Saves changes. `isDone` also marks the grades as complete. */
  const send = async (isDone = false): Promise<boolean> =>
    grading ? (isDone ? grading.finish() : grading.autosave.flush()) : true;

  return {
    work,
    error,
    marks: snapshot?.value ?? null,
    saving: snapshot?.state ?? 'saved',
    problem: snapshot?.error ? toErrorMessage(snapshot.error) : null,
    change,
    send,
    load,
  };
}
