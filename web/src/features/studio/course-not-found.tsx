import { useTranslation } from '../../i18n/use-translation.tsx';
import { Missing } from '../../ui/missing.tsx';

/** Shown for deleted courses and for those of other teachers. */
export function CourseNotFound() {
  const { t } = useTranslation('studio');
  return (
    <Missing title={t('notFound')} text={t('notFoundText')} action={t('backToList')} to="/teacher/courses" />
  );
}
