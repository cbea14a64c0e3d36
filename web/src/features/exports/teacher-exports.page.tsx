import { useTranslation } from '../../i18n/use-translation.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SavedExports } from './saved-exports.tsx';

/** /teacher/exports: exports of a teacher's own students. */
export function Component() {
  const { t } = useTranslation('exports');
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('students'), to: '/teacher/student-management' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <SavedExports />
    </>
  );
}
