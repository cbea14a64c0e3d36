import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { onReconnected } from './live.ts';

/** The part of a query's result that is looked at here. */
export interface Asked {
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Asks a query anew after news, and after a lost connection, which may have swallowed some. An answer that is on its
 * way may have been read before the news, and Apollo would take it for the answer to both: it is waited for first.
 * What fails stays on the screen as it was.
 * @param ask asks for more than the query, or for something else
 * @returns tells that there is news
 */
export function useNews(
  { loading, refetch }: Asked,
  ask: () => Promise<unknown> | undefined = refetch,
): () => void {
  const [told, tell] = useReducer((count: number) => count + 1, 0);
  const asked = useRef(0);
  // What is asked because the cache has forgotten it does not count as loading
  const [isAsking, setAsking] = useState(false);
  const askAnew = useEffectEvent(async () => {
    setAsking(true);
    await ask()?.catch(() => undefined);
    setAsking(false);
  });
  useEffect(() => {
    if (loading || isAsking || asked.current === told) return;
    asked.current = told;
    void askAnew();
  }, [loading, isAsking, told]);
  useEffect(() => onReconnected(tell), []);
  return tell;
}
