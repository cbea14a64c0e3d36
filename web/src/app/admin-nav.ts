import type { SidebarGroup } from './sidebar-layout.tsx';

/** Groups of the administrator's sidebar; only links to routes that exist. */
export const useAdminNav = (): SidebarGroup[] => [];
