import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isImpersonating } from '../apollo/session.ts';
import { useViewer } from '../features/accounts/index.ts';
import { areTermsPostponed } from '../features/legal-documents/index.ts';
import { useSiteMode } from '../i18n/use-site-mode.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import utilities from '../ui/utilities.module.css';
import { Forbidden } from './forbidden.tsx';
import { NotInAcademy } from './not-in-academy.tsx';
import { PublicLayout } from './public-layout.tsx';

/** The question itself, and the page from which people who refuse leave with their data. */
const WITHOUT_TERMS: readonly string[] = ['/accept-terms', '/dashboard/profile/data'];

const LoadingPage = () => {
  const { t } = useTranslation();
  return (
    <main className={`${utilities.container} ${utilities.section}`}>
      <PageMeta title={t('loading')} isPrivate />
      <h1 className={utilities.hidden}>{t('loading')}</h1>
      <LoadingRows />
    </main>
  );
};

/**
 * Sends guests to the sign-in page, which brings them back afterwards. Administrators have another `loginPath`. A
 * viewer whose session has ended is sent to /login from every page; the specification prescribes this.
 */
export function RequireSignIn({ loginPath = '/login' }: { loginPath?: string }) {
  const viewer = useViewer();
  const { pathname, search, hash } = useLocation();
  if (viewer.state === 'unknown') return <LoadingPage />;
  if (viewer.state === 'guest') {
    const path = viewer.wasMember ? '/login' : loginPath;
    return <Navigate to={`${path}?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
  }
  if (
    viewer.user?.mustAcceptTerms &&
    !WITHOUT_TERMS.includes(pathname) &&
    !isImpersonating() &&
    !areTermsPostponed()
  )
    return <Navigate to={`/accept-terms?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
  return <Outlet />;
}

/** For pages that a members-only site hides from guests. */
export function RequireMembership({ unless }: { unless?: 'hasCertificateLookup' }) {
  const siteMode = useSiteMode();
  const isHidden = siteMode.isMembersOnly && !(unless && siteMode[unless]);
  return isHidden ? <RequireSignIn /> : <Outlet />;
}

/** For pages that only a marketplace has. */
export function RequireMarketplace() {
  return useSiteMode().isAcademy ? <NotInAcademy /> : <Outlet />;
}

/**
 * Shows the "not allowed" page to viewers who do not administer anything, in the public layout. If `permission` is
 * set, viewers without it see that page in the layout of the area.
 */
export function RequireAdministration({ permission }: { permission?: string }) {
  const viewer = useViewer();
  if (viewer.isLoading || viewer.state === 'unknown') return <LoadingPage />;
  const isAllowed = permission ? viewer.may(permission) : viewer.user?.administers;
  if (isAllowed) return <Outlet />;
  return permission ? (
    <Forbidden />
  ) : (
    <PublicLayout>
      <Forbidden />
    </PublicLayout>
  );
}
