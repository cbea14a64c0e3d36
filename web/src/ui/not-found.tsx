import { useTranslation } from '../i18n/use-translation.tsx';
import { Missing } from './missing.tsx';
import { usePageStatus } from './page-status.ts';

/** No such page, or nothing at this address. Answers 404 when it is rendered on the server. */
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
