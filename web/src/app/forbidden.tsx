import { useTranslation } from '../i18n/use-translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ClosedDrawing } from '../ui/drawings.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** Shown if the page exists but the viewer may not open it. The server refuses the data as well. */
export function Forbidden() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('forbidden.title')} isPrivate />
      <EmptyState
        drawing={<ClosedDrawing />}
        heading="h1"
        title={t('forbidden.title')}
        text={t('forbidden.text')}
        actions={<ButtonLink to="/">{t('forbidden.action')}</ButtonLink>}
      />
    </>
  );
}
