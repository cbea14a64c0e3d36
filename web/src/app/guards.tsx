import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import kit from '../ui/kit.module.css';
import { PageMeta } from '../ui/page-meta.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { Forbidden } from './forbidden.tsx';
import { PublicLayout } from './public-layout.tsx';

const Waiting = () => {
  const { t } = useTranslation();
  return (
    <main className={`${kit.container} ${kit.section}`}>
      <PageMeta title={t('loading')} isPrivate />
      <h1 className={kit.hidden}>{t('loading')}</h1>
      <LoadingRows />
    </main>
  );
};

/**
 * Sends guests to sign in and brings them back afterwards. `loginPath` differs for administrators; whoever was signed in
 * and can't be any more goes to /login from everywhere (specification, section 7).
 */
export function RequireSignIn({ loginPath = '/login' }: { loginPath?: string }) {
  const viewer = useViewer();
  const { pathname, search, hash } = useLocation();
  if (viewer.state === 'unknown') return <Waiting />;
  if (viewer.state === 'guest') {
    const path = viewer.wasMember ? '/login' : loginPath;
    return <Navigate to={`${path}?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
  }
  return <Outlet />;
}

/**
 * Shows a plain "not allowed" page to those who run nothing, in the public frame; with a permission, to those without
 * it, in the frame of the area.
 */
export function RequireAdministration({ permission }: { permission?: string }) {
  const viewer = useViewer();
  if (viewer.isLoading || viewer.state === 'unknown') return <Waiting />;
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
