import { useAdminNav } from './admin-nav.ts';
import { SidebarLayout } from './sidebar-layout.tsx';

/** /admin. */
export function AdminLayout() {
  const groups = useAdminNav();
  return <SidebarLayout groups={groups} />;
}
