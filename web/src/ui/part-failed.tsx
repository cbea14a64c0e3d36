import { FailedState } from './failed-state.tsx';

const NOT_FETCHED = new TypeError('A part of the page could not be fetched');

/** Stands where a needed part of a page could not be fetched. Browsers may keep a failed fetch, so only a reload helps. */
export function PartFailed() {
  return <FailedState error={NOT_FETCHED} onRetry={() => window.location.reload()} />;
}
