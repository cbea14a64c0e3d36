import { useTranslation } from '../i18n/use-translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ClosedDrawing } from '../ui/drawings.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** Instead of a page that only a marketplace has. The server refuses its functions as well. */
export function NotInAcademy() {
  const { t } = useTranslation('workspace');
  return (
    <>
      <PageMeta title={t('academy.title')} isPrivate />
      <EmptyState
        drawing={<ClosedDrawing />}
        heading="h1"
        title={t('academy.title')}
        text={t('academy.text')}
        actions={<ButtonLink to="/contact">{t('academy.action')}</ButtonLink>}
      />
    </>
  );
}
