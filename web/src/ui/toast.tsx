import { useEffect, useState } from 'react';
import { lazyOptional } from './lazy-optional.tsx';

/** Nothing on a page needs toasts to be seen, so their library comes after it. */
const library = () => import('./toast-library.tsx');
const Container = lazyOptional(async () => (await library()).default);

/** Where toasts appear. */
export function Toasts() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? <Container /> : null;
}

const toastOf = (kind: 'success' | 'error' | 'warning') => (text: string) => {
  // Without the library, which has a warning of its own, there is nowhere to say it.
  void library().then(
    ({ show }) => show(kind, text),
    () => undefined,
  );
};

/** Says something at the top right for three seconds. */
export const toast = { success: toastOf('success'), error: toastOf('error'), warning: toastOf('warning') };
