import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { onReconnected } from './live.ts';

/** The part of a query's result that `useRefetchOnEvent` needs. */
export interface RefetchableQuery {
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Refetches a query after an event, and after a reconnection, during which events may be lost. Apollo would merge the
 * refetch with a request in progress, whose response may be older than the event, so it waits for that request first.
 * A failed refetch leaves the screen as it is.
 * @param refetchOrReplace replaces the refetch of the query
 * @returns a function to call on an event
 */
export function useRefetchOnEvent(
  { loading, refetch }: RefetchableQuery,
  refetchOrReplace: () => Promise<unknown> | undefined = refetch,
): () => void {
  const [events, notify] = useReducer((count: number) => count + 1, 0);
  const lastEvent = useRef(0);
  // A refetch after an eviction does not set `loading`
  const [isRefetching, setRefetching] = useState(false);
  const refetchNow = useEffectEvent(async () => {
    setRefetching(true);
    await refetchOrReplace()?.catch(() => undefined);
    setRefetching(false);
  });
  useEffect(() => {
    if (loading || isRefetching || lastEvent.current === events) return;
    lastEvent.current = events;
    void refetchNow();
  }, [loading, isRefetching, events]);
  useEffect(() => onReconnected(notify), []);
  return notify;
}
