import { useEffect } from 'react';
import { cacheAndNetwork, uncached } from '../../apollo/fetch-policies.ts';
import { useRefetchOnEvent } from '../../apollo/use-refetch-on-event.ts';
import { useExportReadySubscription, useSavedExportsQuery } from './exports.gen.ts';

/** Poll interval of a running export, in milliseconds. */
const POLL_MS = 1000;

/** The viewer's exports. Polls while one is running. */
export function useSavedExports(page: number) {
  const result = useSavedExportsQuery({ variables: { page }, ...cacheAndNetwork });
  const { data, startPolling, stopPolling } = result;
  const isWatching = data?.savedExports.items.some(({ state }) => state === 'QUEUED' || state === 'RUNNING');
  useEffect(() => {
    if (isWatching) startPolling(POLL_MS);
    return stopPolling;
  }, [isWatching, startPolling, stopPolling]);
  useExportReadySubscription({ ...uncached, ignoreResults: true, onData: useRefetchOnEvent(result) });
  return result;
}
