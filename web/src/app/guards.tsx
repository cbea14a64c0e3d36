import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/viewer.tsx';
import type { Role } from '../generated/schema.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import kit from '../ui/kit.module.css';
import { Forbidden } from './forbidden.tsx';

const Waiting = () => (
  <div className={`${kit.container} ${kit.section}`}>
    <LoadingRows />
  </div>
);

/** Sends guests to sign in and brings them back afterwards. `loginPath` differs for administrators. */
export function RequireSignIn({ loginPath = '/login' }: { loginPath?: string }) {
  const viewer = useViewer();
  const { pathname, search, hash } = useLocation();
  if (viewer.state === 'unknown') return <Waiting />;
  if (viewer.state === 'guest') {
    return <Navigate to={`${loginPath}?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
  }
  return <Outlet />;
}

/** Shows a plain "not allowed" page to those without the role. */
export function RequireRole({ role }: { role: Role }) {
  const viewer = useViewer();
  if (viewer.isLoading || viewer.state === 'unknown') return <Waiting />;
  return viewer.has(role) ? (
    <Outlet />
  ) : (
    <main className={kit.container}>
      <Forbidden />
    </main>
  );
}
