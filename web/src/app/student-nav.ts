import {
  IconBook2,
  IconCalendar,
  IconCertificate,
  IconHeart,
  IconLayoutDashboard,
  IconLifebuoy,
  IconNotebook,
  IconReceipt,
  IconReceiptRefund,
  IconStar,
  IconTextScan2,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { SidebarGroup } from './sidebar-layout.tsx';

/** Groups of the student's sidebar: the entries of the specification in its order, then our additions. */
export const useStudentNav = (): SidebarGroup[] => {
  const { t } = useTranslation(['workspace', 'common']);
  return [
    {
      items: [
        { label: t('nav.overview'), to: '/dashboard', icon: IconLayoutDashboard, end: true },
        { label: t('common:nav.learning'), to: '/dashboard/courses', icon: IconBook2 },
        { label: t('nav.wishlist'), to: '/dashboard/wishlist', icon: IconHeart },
        { label: t('nav.progress'), to: '/dashboard/progress', icon: IconCertificate },
        { label: t('nav.ownBills'), to: '/dashboard/bills', icon: IconReceipt },
        { label: t('nav.refunds'), to: '/dashboard/refunds', icon: IconReceiptRefund },
        { label: t('nav.ratings'), to: '/dashboard/ratings', icon: IconStar },
        { label: t('common:nav.profile'), to: '/dashboard/profile', icon: IconUserCircle },
      ],
    },
    {
      heading: { name: 'studyTools', label: t('nav.studyTools') },
      items: [
        { label: t('nav.calendar'), to: '/dashboard/calendar', icon: IconCalendar },
        { label: t('nav.groups'), to: '/dashboard/groups', icon: IconUsersGroup },
        { label: t('nav.notebook'), to: '/dashboard/notebook', icon: IconNotebook },
        { label: t('nav.passages'), to: '/dashboard/search', icon: IconTextScan2 },
        { label: t('nav.support'), to: '/dashboard/support', icon: IconLifebuoy },
      ],
    },
  ];
};
