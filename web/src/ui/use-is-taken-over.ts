import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server, and while the browser takes over the page that came from there: what is drawn then has to work
 * by itself, by links, forms and popovers, since a page is read before its program has come, or without any.
 */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
