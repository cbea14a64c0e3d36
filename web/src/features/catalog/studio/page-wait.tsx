import type { ReactNode } from 'react';
import { FailedState } from '../../../ui/failed-state.tsx';
import kit from '../../../ui/kit.module.css';
import { PageMeta } from '../../../ui/page-meta.tsx';

interface PageWaitProps {
  /** Name of the window until the page's own is known. */
  title: string;
  error: unknown;
  failedTitle: string;
  onRetry: () => void;
  /** The shape of what comes. */
  skeleton: ReactNode;
}

/** A page before its data has come: its shape, or what went wrong and a way to try again. */
export function PageWait({ title, error, failedTitle, onRetry, skeleton }: PageWaitProps) {
  return (
    <>
      <PageMeta title={title} isPrivate />
      <h1 className={kit.hidden}>{title}</h1>
      {error ? <FailedState error={error} title={failedTitle} onRetry={onRetry} /> : skeleton}
    </>
  );
}
