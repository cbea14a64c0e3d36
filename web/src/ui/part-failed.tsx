import { useState } from 'react';
import { NetworkError } from '../apollo/failure.ts';
import { FailedState } from './failed-state.tsx';

/** Offline, a reload would replace the readable page by the browser's error page. */
const reload = () => {
  if (navigator.onLine) window.location.reload();
};

/** Browsers may cache a failed import, so only a reload helps. */
const NotFetched = ({ heading }: { heading: 'h1' | 'h2' }) => {
  const [error] = useState(
    () => new NetworkError('Code could not be fetched', { isUnsent: !navigator.onLine, cause: null }),
  );
  return <FailedState error={error} onRetry={reload} heading={heading} />;
};

export function PartFailed() {
  return <NotFetched heading="h2" />;
}

export function PageNotFetched() {
  return <NotFetched heading="h1" />;
}
