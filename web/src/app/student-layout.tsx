import { SidebarLayout } from './sidebar-layout.tsx';
import { useStudentNav } from './student-nav.ts';

export function StudentLayout() {
  const groups = useStudentNav();
  return <SidebarLayout groups={groups} hasShop />;
}
