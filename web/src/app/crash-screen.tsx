import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { BentDrawing } from '../ui/drawings.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What is left when a screen breaks (specification, section 2: its two texts are quoted from there). */
export function CrashScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main id="main" role="alert">
      <EmptyState
        drawing={<BentDrawing />}
        heading="h1"
        title={t('crash.title')}
        actions={<Button onClick={() => window.location.reload()}>{t('crash.action')}</Button>}
      />
    </main>
  );
}
