import {
  IconBook,
  IconBuildingBank,
  IconClipboardCheck,
  IconHistory,
  IconListSearch,
  IconReceipt,
  IconReceiptRefund,
  IconShieldLock,
  IconTicket,
  IconUsers,
} from '@tabler/icons-react';

/** Pages of the administration in the order of the sidebar: only what exists, and who may open it. */
export const ADMIN_PAGES = [
  { group: 'people', label: 'users', to: '/admin/users', icon: IconUsers, permission: 'person:read' },
  {
    group: 'people',
    label: 'permissions',
    to: '/admin/permissions',
    icon: IconShieldLock,
    permission: 'role:read',
  },
  {
    group: 'people',
    label: 'auditLog',
    to: '/admin/audit-logs',
    icon: IconHistory,
    permission: 'audit:read',
  },
  {
    group: 'content',
    label: 'courseReview',
    to: '/admin/courses/review',
    icon: IconClipboardCheck,
    permission: 'course:review',
  },
  {
    group: 'content',
    label: 'search',
    to: '/admin/search',
    icon: IconListSearch,
    permission: 'search:read',
  },
  {
    group: 'money',
    label: 'refundDesk',
    to: '/admin/refunds',
    icon: IconReceiptRefund,
    permission: 'refund:decide',
  },
  { group: 'money', label: 'bills', to: '/admin/bills', icon: IconReceipt, permission: 'order:read-any' },
  {
    group: 'money',
    label: 'coupons',
    to: '/admin/coupons',
    icon: IconTicket,
    permission: 'coupon:create-any',
  },
  {
    group: 'money',
    label: 'payoutDesk',
    to: '/admin/payouts',
    icon: IconBuildingBank,
    permission: 'payout:read-any',
  },
  { group: 'money', label: 'ledger', to: '/admin/ledger', icon: IconBook, permission: 'ledger:read' },
] as const;
