import { useTranslation } from 'react-i18next';
import { SidebarLayout } from './sidebar-layout.tsx';
import { useStudentNav } from './student-nav.ts';

/** /dashboard. The role falls back to Student (specification, section 1). */
export function StudentLayout() {
  const { t } = useTranslation('workspace');
  const groups = useStudentNav();
  return <SidebarLayout roleLabel={t('role.USER')} groups={groups} />;
}
