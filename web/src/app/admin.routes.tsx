import { Navigate, type RouteObject } from 'react-router-dom';
import type { Namespace } from '../i18n/resources.ts';
import { insideFrame } from './failing.ts';
import { RequireAdministration, RequireSignIn } from './guards.tsx';
import type { LayoutFactory } from './layout.ts';
import type { PageFactory } from './page.ts';

/** Requires a permission for pages. */
const behind = (permission: string, children: RouteObject[]): RouteObject => ({
  element: <RequireAdministration permission={permission} />,
  children,
});
const texts = (...names: Namespace[]) => ({ texts: names });
/** The page shows what buyers will see. */
const SUBMISSION = texts('review', 'revisions', 'material', 'assistant', 'catalog');

/** /admin: for administrators. Each part requires its own permission. */
export const adminRoutes = (page: PageFactory, layout: LayoutFactory): RouteObject => ({
  path: 'admin',
  element: <RequireSignIn loginPath="/admin/login" />,
  children: [
    {
      element: <RequireAdministration />,
      children: [
        {
          ...layout(async () => (await import('./admin-layout.tsx')).AdminLayout, ['workspace']),
          children: insideFrame([
            { index: true, ...page('operations/desk/desk', texts('desk')) },
            behind('person:create', [{ path: 'users/new', ...page('people/new-person', texts('people')) }]),
            behind('person:import', [{ path: 'users/import', ...page('people/import', texts('people')) }]),
            behind('person:read', [
              { path: 'users', ...page('people/people', texts('people')) },
              { path: 'users/:id', ...page('people/person', texts('people', 'audit', 'security')) },
            ]),
            { path: 'reports/:id?', ...page('reports/reports', texts('reports', 'exports')) },
            // Earlier path of the reports, which older notifications link to
            { path: 'content-reports', element: <Navigate to="/admin/reports" replace /> },
            behind('course:read-any', [
              {
                path: 'courses',
                ...page('review/managed/managed-courses', texts('managedCourses', 'studio')),
              },
            ]),
            behind('category:update', [
              { path: 'category-management', ...page('categories/categories', texts('categories')) },
            ]),
            behind('role:read', [
              { path: 'permissions', ...page('people/permissions', texts('permissions')) },
            ]),
            behind('api-token:read', [
              {
                path: 'api-tokens',
                ...page('accounts/api-tokens/issued-api-tokens', texts('apiTokens', 'people')),
              },
            ]),
            behind('webhook:read', [
              { path: 'webhooks', ...page('webhooks/webhooks', texts('webhooks')) },
              { path: 'webhooks/:id', ...page('webhooks/webhook', texts('webhooks')) },
            ]),
            behind('order:read-any', [
              { path: 'bills', ...page('orders/admin/bills', texts('bills', 'suspense')) },
              { path: 'bills/:id', ...page('orders/admin/bill', texts('bills', 'ownBills')) },
            ]),
            behind('suspense:read', [
              {
                path: 'bills/suspense/:itemId?',
                ...page('payments/suspense/suspense', texts('suspense')),
              },
            ]),
            behind('dispute:read', [
              {
                path: 'bills/disputes',
                ...page('disputes/disputes', texts('disputes', 'suspense')),
              },
            ]),
            behind('coupon:create-any', [
              { path: 'coupons', ...page('coupons/all-coupons', texts('coupons', 'bills')) },
            ]),
            behind('refund:decide', [
              { path: 'refunds', ...page('refunds/admin-refunds', texts('refunds')) },
              { path: 'refunds/:id', ...page('refunds/admin-refunds', texts('refunds')) },
            ]),
            behind('package:read-any', [
              { path: 'packages', ...page('packages/admin-packages', texts('packages')) },
            ]),
            behind('payout:read-any', [
              { path: 'payouts', ...page('ledger/admin/payouts', texts('earnings')) },
            ]),
            behind('settlement:read', [
              { path: 'settlement', ...page('payments/settlement/settlement', texts('settlement')) },
            ]),
            behind('ledger:read', [
              { path: 'ledger', ...page('ledger/books/trial-balance', texts('ledger')) },
              { path: 'ledger/teachers/:account', ...page('ledger/books/owners', texts('ledger')) },
              { path: 'ledger/accounts/:code', ...page('ledger/books/account', texts('ledger', 'clearing')) },
              { path: 'ledger/taxes', ...page('ledger/clearing/taxes', texts('clearing', 'ledger')) },
              {
                path: 'ledger/write-offs',
                ...page('ledger/clearing/write-offs', texts('clearing', 'ledger')),
              },
              { path: 'ledger/transactions', ...page('ledger/books/transactions', texts('ledger')) },
            ]),
            behind('announcement:manage', [
              { path: 'announcements', ...page('announcements/announcements', texts('announcements')) },
            ]),
            behind('ticket:read', [
              {
                path: 'support-center/:id?',
                ...page('tickets/desk/support-center', texts('ticketDesk', 'tickets', 'lessons')),
              },
            ]),
            behind('audit:read', [{ path: 'audit-logs', ...page('operations/audit', texts('audit')) }]),
            behind('performance:read', [
              { path: 'performance', ...page('performance/performance', texts('performance')) },
            ]),
            behind('backup:read', [{ path: 'backup', ...page('backup/backup', texts('backup')) }]),
            behind('setting:read', [
              { path: 'settings', ...page('operations/settings/settings', texts('settings')) },
            ]),
            behind('search:read', [{ path: 'search', ...page('search/search-words', texts('searchWords')) }]),
            behind('playback:read-any', [
              { path: 'playbacks', ...page('learning/playbacks/playbacks', texts('playbacks')) },
            ]),
            behind('course:review', [
              { path: 'courses/review', ...page('review/review-queue', texts('review')) },
              {
                path: 'courses/review/:id',
                ...page('review/submission', SUBMISSION),
              },
            ]),
          ]),
        },
      ],
    },
  ],
});
