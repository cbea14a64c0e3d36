import { useEffect, useSyncExternalStore } from 'react';
import { lazyOptional } from './lazy-optional.tsx';

/** Nothing on a page needs toasts to be seen, so their library comes after it. */
const library = () => import('./toast-library.tsx');
const Container = lazyOptional(async () => (await library()).default);

let isWanted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const want = () => {
  isWanted = true;
  for (const listener of listeners) listener();
};

/** Where toasts appear. Their library comes with what they could be about: the first thing that the viewer does. */
export function Toasts() {
  const isThere = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  useEffect(() => {
    // Whoever is signed in is told of news as well, and of a line that broke; then it could not be fetched any more
    if (document.documentElement.hasAttribute('data-member')) return want();
    const acts = ['pointerdown', 'keydown'] as const;
    for (const act of acts) addEventListener(act, want, { once: true });
    return () => {
      for (const act of acts) removeEventListener(act, want);
    };
  }, []);
  return isThere ? <Container /> : null;
}

const toastOf = (kind: 'success' | 'error' | 'warning') => (text: string) => {
  if (text === '') return;
  want();
  // Without the library, which has a warning of its own, there is nowhere to say it.
  void library().then(
    ({ show }) => show(kind, text),
    () => undefined,
  );
};

/** Says something at the top right for three seconds; an empty text is not shown. */
export const toast = { success: toastOf('success'), error: toastOf('error'), warning: toastOf('warning') };
