import { useEffect } from 'react';
import { createStore } from '../store.ts';
import { lazyOptional } from './lazy-optional.tsx';

/** Loaded after the page, which does not need toasts to be visible. */
const library = () => import('./toast-library.tsx');
const Container = lazyOptional(async () => (await library()).default);

const isRequested = createStore(() => false, false);
const request = () => isRequested.set(true);

/** The container of toasts. Its library is loaded with the first user interaction, because toasts are about those. */
export function Toasts() {
  const isMounted = isRequested.use();
  useEffect(() => {
    // Signed-in viewers also get toasts about notifications, and about a lost connection, which would block loading it
    if (document.documentElement.hasAttribute('data-member')) return request();
    const actions = ['pointerdown', 'keydown'] as const;
    for (const action of actions) addEventListener(action, request, { once: true });
    return () => {
      for (const action of actions) removeEventListener(action, request);
    };
  }, []);
  return isMounted ? <Container /> : null;
}

const createToast = (kind: 'success' | 'error' | 'warning') => (text: string) => {
  if (text === '') return;
  request();
  // If the library cannot be loaded, which logs its own warning, the message is lost.
  void library().then(
    ({ show }) => show(kind, text),
    () => undefined,
  );
};

/** Shows a message at the top right for three seconds. An empty text is not shown. */
export const toast = {
  success: createToast('success'),
  error: createToast('error'),
  warning: createToast('warning'),
};
