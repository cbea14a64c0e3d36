import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/tokens.ts';

/** undefined where there is no window: on the server and in tests. */
const phone = () => globalThis.matchMedia?.(breakpoints.phone) as MediaQueryList | undefined;

const subscribe = (onChange: () => void) => {
  const media = phone();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
};

/**
 * True in a window of a phone's width. Only for content that differs from the one of a wide window; layout belongs to
 * the style sheets.
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone()?.matches ?? false,
    () => false,
  );
