import { Navigate } from 'react-router-dom';
import { useViewer } from '../features/accounts/index.ts';
import { ADMIN_PAGES } from './admin-pages.ts';

/** /admin leads to the first page that the viewer may open. */
export function AdminIndex() {
  const viewer = useViewer();
  const first = ADMIN_PAGES.find(({ permission }) => viewer.may(permission));
  return <Navigate to={first?.to ?? '/'} replace />;
}
