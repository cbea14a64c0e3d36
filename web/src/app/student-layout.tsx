import { useJoinCart } from '../features/cart/index.ts';
import { SidebarLayout } from './sidebar-layout.tsx';
import { useStudentNav } from './student-nav.ts';

export function StudentLayout() {
  useJoinCart();
  const groups = useStudentNav();
  return <SidebarLayout groups={groups} />;
}
