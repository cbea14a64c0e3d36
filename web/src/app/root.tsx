import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ViewerProvider } from '../features/accounts/index.ts';
import { changeLanguage, chosenLanguage, storeChosenLanguage } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { HYDRATED } from '../start/app-assets.ts';
import { PublicFrameContext } from '../ui/public-frame.tsx';
import { Toasts } from '../ui/toast.tsx';
import utilities from '../ui/utilities.module.css';
import { LazyIdentityQuestion } from './lazy-identity-question.tsx';
import { LazyReplaceSession } from './lazy-replace-session.tsx';
import { LazyViewAsBanner } from './lazy-view-as-banner.tsx';
import { PublicLayout } from './public-layout.tsx';
import classes from './root.module.css';
import { useScrollToTop } from './use-scroll-to-top.ts';

/**
 * Applies the chosen language. The server renders pages in the language of the URL or the cookie; any other choice is
 * applied after mounting.
 */
const useChosenLanguage = () => {
  const { i18n } = useTranslation();
  const { search } = useLocation();
  useEffect(() => {
    storeChosenLanguage(search);
    const chosen = chosenLanguage(search, i18n.terms);
    if (chosen !== i18n.language) void changeLanguage(i18n, chosen);
  }, [search, i18n]);
};

const publicFrame = (page: ReactNode) => <PublicLayout>{page}</PublicLayout>;

/** The frame of every page: viewer, skip link and toasts. */
export function Root() {
  const { t } = useTranslation();
  useScrollToTop();
  useChosenLanguage();
  useEffect(() => {
    performance.mark(HYDRATED);
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <>
      <ViewerProvider>
        <a href="#main" className={`${utilities.hidden} ${classes.skip}`}>
          {t('skip')}
        </a>
        <LazyViewAsBanner />
        <PublicFrameContext value={publicFrame}>
          <Outlet />
        </PublicFrameContext>
        <LazyReplaceSession />
        <LazyIdentityQuestion />
      </ViewerProvider>
      <Toasts />
    </>
  );
}
