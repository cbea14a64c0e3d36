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
 * What is left when a page breaks (specification, section 2: its two texts are quoted from there). A page whose code
 * has not come is no crash: it is asked for again.
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

/** The same where the frame around the pages is what broke. */
export function CrashScreen() {
  return (
    <main id="main">
      <PageFailed />
    </main>
  );
}
