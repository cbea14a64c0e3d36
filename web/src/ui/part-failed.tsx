import { useState } from 'react';
import { NetworkError } from '../apollo/failure.ts';
import { FailedState } from './failed-state.tsx';

/** Without a network a reload would put the browser's own error page in the place of what is still readable. */
const reload = () => {
  if (navigator.onLine) window.location.reload();
};

/** Browsers may keep a failed fetch, so only a reload helps. */
const NotFetched = ({ heading }: { heading: 'h1' | 'h2' }) => {
  const [error] = useState(
    () => new NetworkError('Code could not be fetched', { isUnsent: !navigator.onLine, cause: null }),
  );
  return <FailedState error={error} onRetry={reload} heading={heading} />;
};

/** Stands where a needed part of a page could not be fetched. */
export function PartFailed() {
  return <NotFetched heading="h2" />;
}

/** Stands where a page could not be fetched. */
export function PageNotFetched() {
  return <NotFetched heading="h1" />;
}
