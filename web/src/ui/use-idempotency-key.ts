import { useCallback, useRef } from 'react';
import { uniqueKey } from './unique-key.ts';

/**
 * Keys by which the server knows a request that is made again: the same wish keeps its key, whatever became of the
 * first attempt, since its answer may be all that was lost; another wish is another request.
 *
 * @returns gives the key of a wish, named by everything that makes it another one.
 */
export const useIdempotencyKey = (): ((wish: string) => string) => {
  const last = useRef({ wish: '', key: '' });
  return useCallback((wish) => {
    if (!last.current.key || last.current.wish !== wish) last.current = { wish, key: uniqueKey() };
    return last.current.key;
  }, []);
};
