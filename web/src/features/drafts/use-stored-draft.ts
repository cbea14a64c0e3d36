import { useEffect, useRef } from 'react';
import { type Draft, dropDraft, writeDraft } from './draft-store.ts';

/** Milliseconds after the last keystroke until the draft is stored. */
const PAUSE_MS = 400;

/** Stores unsaved input in the tab's storage until the server has it, also if the tab is reloaded immediately. */
export const useStoredDraft = <T>(key: string, isWaiting: boolean, draft: Omit<Draft<T>, 'savedAt'>) => {
  const wasWaiting = useRef(false);
  const { version, base, values, follows } = draft;
  useEffect(() => {
    if (!isWaiting) {
      if (wasWaiting.current) dropDraft(key);
      wasWaiting.current = false;
      return undefined;
    }
    wasWaiting.current = true;
    const storeDraft = () =>
      writeDraft(key, { version, base, values, follows: follows ?? null, savedAt: Date.now() });
    const timer = setTimeout(storeDraft, PAUSE_MS);
    window.addEventListener('pagehide', storeDraft);
    return () => {
      // After a navigation inside the app, the response of the server may not be handled
      storeDraft();
      clearTimeout(timer);
      window.removeEventListener('pagehide', storeDraft);
    };
  }, [key, isWaiting, version, base, values, follows]);
};
