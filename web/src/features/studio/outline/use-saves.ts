import { useCallback, useRef, useState } from 'react';
import { toErrorMessage } from '../../../apollo/failure.ts';
import type { Saving } from '../save-state.tsx';

/** Tracks saves. The status is that of the save that was started last. */
export const useSaves = () => {
  const [latest, setLatest] = useState<Saving | null>(null);
  const saveCount = useRef(0);
  const track = useCallback(async <T>(action: Promise<T>): Promise<T> => {
    saveCount.current += 1;
    const saveNumber = saveCount.current;
    const update = (saving: Saving) => {
      if (saveCount.current === saveNumber) setLatest(saving);
    };
    update({ kind: 'saving' });
    try {
      const result = await action;
      update({ kind: 'saved', at: new Date().toISOString() });
      return result;
    } catch (error) {
      update({ kind: 'failed', message: toErrorMessage(error) });
      throw error;
    }
  }, []);
  /** @param savedAt the time of the last save on the server, including those of other tabs */
  const savingSince = (savedAt: string): Saving =>
    !latest || (latest.kind === 'saved' && latest.at < savedAt) ? { kind: 'saved', at: savedAt } : latest;
  return { track, savingSince };
};

export type Track = ReturnType<typeof useSaves>['track'];
