import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { usePageStatus } from './page-status.ts';

/** No such page, or nothing at this address. Answers 404 when it is rendered on the server. */
export function NotFound() {
  const { t } = useTranslation();
  usePageStatus(404);
  return (
    <>
      <PageMeta title={t('notFound.title')} isPrivate />
      <EmptyState
        kind="filter"
        heading="h1"
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <Button component={Link} to="/courses">
            {t('notFound.action')}
          </Button>
        }
      />
    </>
  );
}
