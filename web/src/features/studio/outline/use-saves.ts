import { useCallback, useRef, useState } from 'react';
import { problemOf } from '../../../apollo/failure.ts';
import type { Saving } from '../save-state.tsx';

/** Follows what is saved act by act: the state is that of the act that was begun last. */
export const useSaves = () => {
  const [latest, setLatest] = useState<Saving | null>(null);
  const begun = useRef(0);
  const track = useCallback(async <T>(act: Promise<T>): Promise<T> => {
    begun.current += 1;
    const own = begun.current;
    const say = (saving: Saving) => {
      if (begun.current === own) setLatest(saving);
    };
    say({ kind: 'saving' });
    try {
      const result = await act;
      say({ kind: 'saved', at: new Date().toISOString() });
      return result;
    } catch (error) {
      say({ kind: 'failed', why: problemOf(error) });
      throw error;
    }
  }, []);
  /** @param savedAt when the server was told last, also from elsewhere */
  const savingSince = (savedAt: string): Saving =>
    !latest || (latest.kind === 'saved' && latest.at < savedAt) ? { kind: 'saved', at: savedAt } : latest;
  return { track, savingSince };
};

export type Track = ReturnType<typeof useSaves>['track'];
