import { useViewer } from '../features/accounts/index.ts';
import { useAdminNav } from './admin-nav.ts';
import { LazyHoldsBanner } from './lazy-holds-banner.tsx';
import { LazyQuickFind } from './lazy-quick-find.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

export function AdminLayout() {
  const groups = useAdminNav();
  const viewer = useViewer();
  return (
    <>
      {viewer.may('backup:read') && <LazyHoldsBanner />}
      <SidebarLayout groups={groups} tools={<LazyQuickFind groups={groups} />} />
    </>
  );
}
