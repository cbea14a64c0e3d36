import {
  IconAffiliate,
  IconBooks,
  IconBuildingBank,
  IconChartBar,
  IconChartLine,
  IconChecklist,
  IconFileInvoice,
  IconId,
  IconMessageQuestion,
  IconPackage,
  IconReceipt,
  IconReceiptRefund,
  IconReportAnalytics,
  IconSparkles,
  IconSquarePlus,
  IconStar,
  IconTicket,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { cacheAndNetwork } from '../apollo/fetch-policies.ts';
import { useViewer } from '../features/accounts/index.ts';
import { useTaughtRefundCountQuery } from '../features/refunds/index.ts';
import { useWaitingForTeacherQuery } from '../features/studio/index.ts';
import { useSiteMode } from '../i18n/use-site-mode.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { SidebarGroup } from './sidebar-layout.tsx';

/** Groups of the teacher's sidebar: those of the specification in its order, then our additions. */
export const useTeacherNav = (): SidebarGroup[] => {
  const { t } = useTranslation('workspace');
  const { pathname } = useLocation();
  const { data } = useTaughtRefundCountQuery();
  const viewer = useViewer();
  const { isAcademy } = useSiteMode();
  const { data: counts } = useWaitingForTeacherQuery({
    skip: !viewer.may('course:read-own'),
    ...cacheAndNetwork,
  });
  const pending = counts?.waitingForTeacher;
  const isCreating = pathname === '/teacher/courses/new';
  // The pages of single sales belong to the list's entry. The other pages have their own entries.
  const hasOwnEntry = /^\/teacher\/earnings\/(payouts|invoices|e-invoices|analytics)/.test(pathname);
  return [
    {
      heading: { name: 'studio', label: t('nav.studio') },
      items: [
        // The pages of single courses belong to the list's entry. The page that creates a course has its own entry.
        { label: t('nav.taughtCourses'), to: '/teacher/courses', icon: IconBooks, end: isCreating },
        { label: t('nav.createCourse'), to: '/teacher/courses/new', icon: IconSquarePlus },
        { label: t('nav.studentManagement'), to: '/teacher/student-management', icon: IconUsers },
        { label: t('nav.taughtRatings'), to: '/teacher/course-reviews', icon: IconStar },
      ],
    },
    {
      heading: { name: 'analytics', label: t('nav.analytics') },
      items: [
        { label: t('nav.analyticsOverview'), to: '/teacher/analytics', icon: IconChartLine, end: true },
        { label: t('nav.analyticsByCourse'), to: '/teacher/analytics/courses', icon: IconReportAnalytics },
        { label: t('nav.analyticsByStudent'), to: '/teacher/analytics/students', icon: IconAffiliate },
      ],
    },
    {
      heading: { name: 'refundGroup', label: t('nav.refundGroup') },
      items: [
        {
          label: t('nav.refundManagement'),
          to: '/teacher/refunds',
          icon: IconReceiptRefund,
          count: data?.refundsOfMyCourses.total ?? 0,
        },
      ],
    },
    {
      heading: { name: 'earnings', label: t('nav.earnings') },
      items: [
        { label: t('nav.earningsOverview'), to: '/teacher/earnings', icon: IconWallet, end: hasOwnEntry },
        { label: t('nav.earningsAnalytics'), to: '/teacher/earnings/analytics', icon: IconChartBar },
      ],
    },
    {
      heading: { name: 'advanced', label: t('nav.advanced') },
      items: [
        ...(isAcademy
          ? []
          : [{ label: t('nav.packages'), to: '/teacher/advanced/packages', icon: IconPackage }]),
        { label: t('nav.teacherProfile'), to: '/teacher/advanced/profile', icon: IconId },
      ],
    },
    {
      heading: { name: 'teachingTools', label: t('nav.teachingTools'), isClosed: true },
      items: [
        {
          label: t('nav.marking'),
          to: '/teacher/marking',
          icon: IconChecklist,
          count: pending?.toMark ?? 0,
        },
        {
          label: t('nav.inbox'),
          to: '/teacher/questions',
          icon: IconMessageQuestion,
          count: pending?.questions ?? 0,
        },
        { label: t('nav.coupons'), to: '/teacher/coupons', icon: IconTicket },
        { label: t('nav.assistant'), to: '/teacher/ai', icon: IconSparkles },
        { label: t('nav.payouts'), to: '/teacher/earnings/payouts', icon: IconBuildingBank },
        { label: t('nav.teacherInvoices'), to: '/teacher/earnings/invoices', icon: IconFileInvoice },
        { label: t('nav.eInvoices'), to: '/teacher/earnings/e-invoices', icon: IconReceipt },
      ],
    },
  ];
};
