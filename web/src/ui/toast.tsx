import { lazy, Suspense, useEffect, useState } from 'react';

/** Nothing on a page needs toasts to be seen, so their library comes after it. */
const library = () => import('./toast-library.tsx');
const Container = lazy(library);

/** Where toasts appear. */
export function Toasts() {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? (
    <Suspense fallback={null}>
      <Container />
    </Suspense>
  ) : null;
}

const sayer = (kind: 'success' | 'error' | 'warning') => (text: string) => {
  void library().then(({ show }) => show(kind, text));
};

/** Says something at the top right for three seconds. */
export const say = { success: sayer('success'), error: sayer('error'), warning: sayer('warning') };
