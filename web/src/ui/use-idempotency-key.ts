import { useCallback, useRef } from 'react';
import { createIdempotencyKey } from './create-idempotency-key.ts';

/**
 * Idempotency keys, by which the server detects repeated requests. Identical requests use the same key, because only
 * the response of the first attempt may have been lost.
 * @returns a function that returns the key of a request, identified by its parameters
 */
export const useIdempotencyKey = (): ((parameters: string) => string) => {
  const last = useRef({ parameters: '', key: '' });
  return useCallback((parameters) => {
    if (!last.current.key || last.current.parameters !== parameters)
      last.current = { parameters, key: createIdempotencyKey() };
    return last.current.key;
  }, []);
};
