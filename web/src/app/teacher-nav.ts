import type { SidebarGroup } from './sidebar-layout.tsx';

/** Groups of the teacher's sidebar; only links to routes that exist. */
export const useTeacherNav = (): SidebarGroup[] => [];
