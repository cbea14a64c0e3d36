import { useEffect, useRef } from 'react';
import { dropDraft, writeDraft } from './draft-store.ts';

/** Writing waits for a pause in typing, in milliseconds. */
const PAUSE_MS = 400;

/** Keeps what is typed in the tab's storage until it is saved or taken back; also when the tab is closed at once. */
export const useKeptDraft = <T>(
  name: string,
  isDirty: boolean,
  draft: { version: number; base: T; values: T },
) => {
  const wasDirty = useRef(false);
  const { version, base, values } = draft;
  useEffect(() => {
    if (!isDirty) {
      if (wasDirty.current) dropDraft(name);
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const write = () => writeDraft(name, { version, base, values, savedAt: Date.now() });
    const timer = setTimeout(write, PAUSE_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [name, isDirty, version, base, values]);
};
