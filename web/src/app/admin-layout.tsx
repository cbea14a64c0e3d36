import { useTranslation } from 'react-i18next';
import { useAdminNav } from './admin-nav.ts';
import { SidebarLayout } from './sidebar-layout.tsx';

/** /admin. */
export function AdminLayout() {
  const { t } = useTranslation('workspace');
  const groups = useAdminNav();
  return <SidebarLayout roleLabel={t('role.ADMIN')} groups={groups} />;
}
