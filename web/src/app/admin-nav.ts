import { IconLayoutDashboard } from '@tabler/icons-react';
import { useViewer } from '../features/accounts/index.ts';
import { useDeskCountsQuery } from '../features/operations/index.ts';
import { usePendingReviewCountQuery } from '../features/review/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ADMIN_PAGES } from './admin-pages.ts';
import type { SidebarGroup } from './sidebar-layout.tsx';

const GROUPS = ['specified', 'money', 'operations'] as const;

/** Groups of the administrator's sidebar, with the pages that the viewer may open. */
export const useAdminNav = (): SidebarGroup[] => {
  const { t } = useTranslation('workspace');
  const viewer = useViewer();
  const { data } = usePendingReviewCountQuery({ skip: !viewer.may('course:review') });
  // The same counts as on the dashboard: pending decisions and failed repayments
  const { data: queues } = useDeskCountsQuery({
    skip: !viewer.may('refund:decide') && !viewer.may('ticket:answer'),
  });
  const pendingCount = (queue: string) => queues?.deskQueues.find(({ kind }) => kind === queue)?.count ?? 0;
  const parts = GROUPS.map((group) => ({
    ...(group !== 'specified' && { label: t(`nav.${group}`) }),
    items: ADMIN_PAGES.filter(
      (page) => page.group === group && [page.permission].flat().some(viewer.may),
    ).map(({ label, to, icon }) => ({
      label: t(`nav.${label}`),
      to,
      icon,
      // Another entry's path starts with this path, so this entry is active only on an exact match
      end: ADMIN_PAGES.some((other) => other.to.startsWith(`${to}/`)),
      ...(label === 'courseReview' && {
        count: (data?.courseReviews.total ?? 0) + (data?.heldEdits.total ?? 0),
      }),
      ...(label === 'refundDesk' && { count: pendingCount('REFUNDS') }),
      ...(label === 'supportDesk' && { count: pendingCount('TICKETS') }),
    })),
  }));
  const overview = { label: t('nav.overview'), to: '/admin', icon: IconLayoutDashboard, end: true };
  const [specified, ...additions] = parts;
  return [{ items: [overview, ...specified!.items] }, ...additions.filter(({ items }) => items.length > 0)];
};
