import { useAdminNav } from './admin-nav.ts';
import { QuickFindSlot } from './quick-find-slot.tsx';
import { SidebarLayout } from './sidebar-layout.tsx';

/** /admin. */
export function AdminLayout() {
  const groups = useAdminNav();
  return <SidebarLayout groups={groups} tools={<QuickFindSlot groups={groups} />} />;
}
