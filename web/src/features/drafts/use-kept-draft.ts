import { useEffect, useRef } from 'react';
import { type Draft, dropDraft, writeDraft } from './draft-store.ts';

/** Writing waits for a pause in typing, in milliseconds. */
const PAUSE_MS = 400;

/** Keeps in the tab's storage what is typed until the server has it, also when the tab is reloaded at once. */
export const useKeptDraft = <T>(key: string, isWaiting: boolean, draft: Omit<Draft<T>, 'savedAt'>) => {
  const wasWaiting = useRef(false);
  const { version, base, values, follows } = draft;
  useEffect(() => {
    if (!isWaiting) {
      if (wasWaiting.current) dropDraft(key);
      wasWaiting.current = false;
      return undefined;
    }
    wasWaiting.current = true;
    const write = () =>
      writeDraft(key, { version, base, values, follows: follows ?? null, savedAt: Date.now() });
    const timer = setTimeout(write, PAUSE_MS);
    window.addEventListener('pagehide', write);
    return () => {
      // Leaving within the program: the server may not answer any more
      write();
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [key, isWaiting, version, base, values, follows]);
};
