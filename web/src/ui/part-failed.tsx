import { useState } from 'react';
import { NetworkError } from '../apollo/failure.ts';
import { FailedState } from './failed-state.tsx';

/** Without a network a reload would put the browser's own error page in the place of what is still readable. */
const reload = () => {
  if (navigator.onLine) window.location.reload();
};

/** Stands where a needed part of a page could not be fetched. Browsers may keep a failed fetch, so only a reload helps. */
export function PartFailed() {
  const [error] = useState(
    () =>
      new NetworkError('A part of the page could not be fetched', {
        isUnsent: !navigator.onLine,
        cause: null,
      }),
  );
  return <FailedState error={error} onRetry={reload} />;
}
