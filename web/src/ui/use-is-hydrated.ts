import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True if the app is hydrated; false on the server and during hydration. What is rendered then must work without
 * scripts, by links, forms and popovers, because a page is usable before or without its scripts.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
