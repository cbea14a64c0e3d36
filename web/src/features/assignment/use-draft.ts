import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../apollo/failure.ts';
import { readOwnList, writeOwnList } from '../../ui/own-storage.ts';
import { uniqueKey } from '../../ui/unique-key.ts';
import { useBackOnline } from '../../ui/use-back-online.ts';
import { type OwnSubmissionFragment, useSaveSubmissionMutation } from './assignment.gen.ts';

/** What became of the last save. `elsewhere`: another tab has gone on; `closed`: nothing more is taken. */
export type DraftSaving = 'saved' | 'saving' | 'offline' | 'failed' | 'elsewhere' | 'closed';

const KEY = 'sen.assignment';
/** How long typing pauses before it is sent. */
const TYPING_MS = 800;

interface Unsent {
  submissionId: string;
  text: string;
}
const isUnsent = (value: unknown): value is Unsent => {
  const { submissionId, text } = (value ?? {}) as Partial<Unsent>;
  return typeof submissionId === 'string' && typeof text === 'string';
};
const keep = (list: readonly Unsent[]) => writeOwnList(KEY, list);

const savingAfter = (error: unknown): DraftSaving => {
  const { code, reason } = failureOf(error);
  if (reason === 'SUBMISSION_ELSEWHERE') return 'elsewhere';
  if (reason === 'ASSIGNMENT_CLOSED' || reason === 'ACCESS_ENDED' || reason === 'SUBMISSION_HANDED_IN')
    return 'closed';
  return code === 'NETWORK' || code === 'TIMEOUT' ? 'offline' : 'failed';
};

/** Keeps the text of a draft: on this device until the server has it, there one save after the other with its number. */
export function useDraft(draft: OwnSubmissionFragment) {
  const { id } = draft;
  const [text, setText] = useState(
    () => readOwnList(KEY, isUnsent).find(({ submissionId }) => submissionId === id)?.text ?? draft.text,
  );
  const [saving, setSaving] = useState<DraftSaving>('saved');
  const [savedAt, setSavedAt] = useState(draft.savedAt ?? null);
  const [save] = useSaveSubmissionMutation();
  const [tab] = useState(uniqueKey);
  const sequence = useRef(draft.sequence);
  const stored = useRef(draft.text);
  const latest = useRef(text);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const sendOnce = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    setSaving('saving');
    try {
      const input = { submissionId: id, tab, sequence: sequence.current + 1, text: sent };
      const { data } = await save({ variables: { input } });
      sequence.current = data!.saveSubmission.sequence;
      stored.current = sent;
      setSavedAt(data!.saveSubmission.savedAt ?? null);
      if (latest.current === sent) keep([]);
      setSaving('saved');
      return true;
    } catch (error) {
      setSaving(savingAfter(error));
      return false;
    }
  }, [id, save, tab]);

  /** One save at a time; what is typed meanwhile goes with the next. Resolves to whether all of it is there. */
  const send = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= (async () => {
      try {
        let isDone = true;
        while (isDone && latest.current !== stored.current) isDone = await sendOnce();
        return isDone;
      } finally {
        running.current = null;
      }
    })();
    return running.current;
  }, [sendOnce]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      latest.current = next;
      keep([{ submissionId: id, text: next }]);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), TYPING_MS);
    },
    [id, send],
  );

  useEffect(() => {
    // What a reload or a lost connection left here
    if (latest.current !== stored.current) void send();
    return () => clearTimeout(timer.current);
  }, [send]);
  useBackOnline(saving === 'offline', () => void send());

  return { text, change, saving, savedAt, send, sequenceNow: () => sequence.current };
}
