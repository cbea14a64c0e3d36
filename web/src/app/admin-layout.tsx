import { useViewer } from '../features/accounts/index.ts';
import { useAdminNav } from './admin-nav.ts';
import { HoldsBannerSlot } from './holds-banner-slot.tsx';
import { QuickFindSlot } from './quick-find-slot.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

export function AdminLayout() {
  const groups = useAdminNav();
  const viewer = useViewer();
  return (
    <>
      {viewer.may('backup:read') && <HoldsBannerSlot />}
      <SidebarLayout groups={groups} tools={<QuickFindSlot groups={groups} />} />
    </>
  );
}
