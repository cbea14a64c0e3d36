import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';

/** For courses that are gone, and for those of other teachers. */
export function CourseNotFound() {
  const { t } = useTranslation('studio');
  return (
    <>
      <PageMeta title={t('notFound')} isPrivate />
      <EmptyState
        heading="h1"
        kind="filter"
        title={t('notFound')}
        text={t('notFoundText')}
        actions={
          <Button component={Link} to="/teacher/courses">
            {t('backToList')}
          </Button>
        }
      />
    </>
  );
}
