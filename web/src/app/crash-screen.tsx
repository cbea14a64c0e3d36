import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Button } from '../ui/button.tsx';
import { BentDrawing } from '../ui/drawings.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PageNotFetched } from '../ui/part-failed.tsx';
import { ChunkError, recoverFromChunkError } from './chunk-error.ts';
import { reportError } from './error-reports.ts';

/**
 * Shown instead of a page that crashed. Its two messages are prescribed by the specification. A page whose code could
 * not be loaded has not crashed, so it is loaded again.
 */
export function PageFailed() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isChunk = error instanceof ChunkError;
  useEffect(() => {
    console.error(error);
    reportError(error);
  }, [error]);
  useEffect(() => (isChunk ? recoverFromChunkError() : undefined), [isChunk]);
  if (isChunk)
    return (
      <>
        <PageMeta title={t('failed.title')} />
        <PageNotFetched />
      </>
    );
  return (
    <div role="alert">
      <PageMeta title={t('crash.title')} />
      <EmptyState
        drawing={<BentDrawing />}
        heading="h1"
        title={t('crash.title')}
        actions={<Button onClick={() => window.location.reload()}>{t('crash.action')}</Button>}
      />
    </div>
  );
}

/** Shown if the frame around the pages crashed. */
export function CrashScreen() {
  return (
    <main id="main">
      <PageFailed />
    </main>
  );
}
