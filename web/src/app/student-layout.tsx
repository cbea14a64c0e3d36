import { IconBook2, IconLayoutDashboard, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SidebarLayout } from './sidebar-layout.tsx';

/** /dashboard. The role falls back to Student (specification, section 1). */
export function StudentLayout() {
  const { t } = useTranslation(['workspace', 'common']);
  return (
    <SidebarLayout
      roleLabel={t('role.USER')}
      groups={[
        {
          items: [
            { label: t('nav.overview'), to: '/dashboard', icon: IconLayoutDashboard, end: true },
            { label: t('common:nav.learning'), to: '/dashboard/courses', icon: IconBook2 },
            { label: t('common:nav.profile'), to: '/dashboard/profile', icon: IconUserCircle },
          ],
        },
      ]}
    />
  );
}
