import { useTranslation } from '../i18n/use-translation.tsx';
import { Missing } from './missing.tsx';
import { usePageStatus } from './page-status.ts';

/** The page for unknown URLs. On the server the status is 404. */
export function NotFound() {
  const { t } = useTranslation();
  usePageStatus(404);
  return (
    <Missing
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={t('notFound.action')}
      to="/courses"
    />
  );
}
