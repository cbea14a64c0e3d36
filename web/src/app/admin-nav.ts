import { IconLayoutDashboard } from '@tabler/icons-react';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/index.ts';
import { QUEUE_PATHS, useDeskCountsQuery } from '../features/operations/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ADMIN_PAGES } from './admin-pages.ts';
import type { SidebarGroup } from './sidebar-layout.tsx';

const GROUPS = ['specified', 'money', 'operations'] as const;

/** Groups of the administrator's sidebar, with the pages that the viewer may open. */
export const useAdminNav = (): SidebarGroup[] => {
  const { t } = useTranslation('workspace');
  const viewer = useViewer();
  const pendingCount = usePendingCounts();
  const groups = GROUPS.map((name) => ({
    ...(name !== 'specified' && { heading: { name, label: t(`nav.${name}`), isClosed: true } }),
    items: ADMIN_PAGES.filter((page) => page.group === name && [page.permission].flat().some(viewer.may)).map(
      ({ label, to, icon }) => {
        // Another entry's path starts with this path, so this entry is active only on an exact match
        const end = ADMIN_PAGES.some((other) => other.to.startsWith(`${to}/`));
        return { label: t(`nav.${label}`), to, icon, end, count: pendingCount(to, end) };
      },
    ),
  }));
  const overview = { label: t('nav.overview'), to: '/admin', icon: IconLayoutDashboard, end: true };
  const [specified, ...additions] = groups;
  return [{ items: [overview, ...specified!.items] }, ...additions.filter(({ items }) => items.length > 0)];
};

/**
 * The pending items of the administrators' queues, fetched again on each page, because other people work on them too.
 * @returns a function that counts those of an entry: of its path, and of the paths below it unless `end`
 */
function usePendingCounts() {
  const { data, refetch } = useDeskCountsQuery();
  const { pathname } = useLocation();
  useEffect(() => void refetch(), [pathname, refetch]);
  return (to: string, end: boolean): number =>
    (data?.deskQueues ?? [])
      .filter(({ kind }) => matchPath({ path: to, end }, QUEUE_PATHS[kind].split('?')[0]!))
      .reduce((sum, { count }) => sum + count, 0);
}
