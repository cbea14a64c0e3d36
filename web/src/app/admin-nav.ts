import { IconClipboardCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePendingReviewCountQuery } from '../features/catalog/review/pending-reviews.gen.ts';
import type { SidebarGroup } from './sidebar-layout.tsx';

/** Groups of the administrator's sidebar; only links to routes that exist. */
export const useAdminNav = (): SidebarGroup[] => {
  const { t } = useTranslation();
  const { data } = usePendingReviewCountQuery();
  const count = data?.courseReviews.total ?? 0;
  return [
    {
      label: t('nav.content'),
      items: [{ label: t('nav.courseReview'), to: '/admin/courses/review', icon: IconClipboardCheck, count }],
    },
  ];
};
