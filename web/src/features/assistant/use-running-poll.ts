import { useEffect } from 'react';

const POLL_MS = 1500;

/** Asks again and again while a request runs. */
export const useRunningPoll = (
  isRunning: boolean,
  startPolling: (ms: number) => void,
  stopPolling: () => void,
): void => {
  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
};
