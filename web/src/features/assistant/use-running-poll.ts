import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { AssistantAllowanceDocument } from './assistant.gen.ts';

const POLL_MS = 1500;

/** Polls while a request is running, then fetches the credits again, because a failed request refunds its credit. */
export const useRunningPoll = (
  isRunning: boolean,
  startPolling: (ms: number) => void,
  stopPolling: () => void,
): void => {
  const client = useApolloClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      void client.refetchQueries({ include: [AssistantAllowanceDocument] });
    wasRunning.current = isRunning;
    if (!isRunning) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [client, isRunning, startPolling, stopPolling]);
};
