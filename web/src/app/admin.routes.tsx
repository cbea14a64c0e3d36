import { Navigate, type RouteObject } from 'react-router-dom';
import type { Namespace } from '../i18n/resources.ts';
import { withPageBoundary } from './error-boundaries.ts';
import { RequireAdministration, RequireSignIn } from './guards.tsx';
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
export const adminRoutes = (page: PageFactory): RouteObject => ({
  path: 'admin',
  element: <RequireSignIn loginPath="/admin/login" />,
  children: [
    {
      element: <RequireAdministration />,
      children: [
        {
          ...page(async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }), {
            texts: ['workspace'],
          }),
          children: withPageBoundary([
            {
              index: true,
              ...page(() => import('../features/operations/dashboard/dashboard.page.tsx'), texts('desk')),
            },
            behind('person:create', [
              {
                path: 'users/new',
                ...page(() => import('../features/people/new-person.page.tsx'), texts('people')),
              },
            ]),
            behind('person:import', [
              {
                path: 'users/import',
                ...page(() => import('../features/people/import.page.tsx'), texts('people')),
              },
            ]),
            behind('person:read', [
              { path: 'users', ...page(() => import('../features/people/people.page.tsx'), texts('people')) },
              {
                path: 'users/:id',
                ...page(
                  () => import('../features/people/person.page.tsx'),
                  texts('people', 'audit', 'security'),
                ),
              },
            ]),
            {
              path: 'reports/:id?',
              ...page(() => import('../features/reports/reports.page.tsx'), texts('reports', 'exports')),
            },
            // Earlier path of the reports, which older notifications link to
            { path: 'content-reports', element: <Navigate to="/admin/reports" replace /> },
            behind('course:read-any', [
              {
                path: 'courses',
                ...page(
                  () => import('../features/review/managed/managed-courses.page.tsx'),
                  texts('managedCourses', 'studio'),
                ),
              },
            ]),
            behind('privacy-request:read', [
              {
                path: 'privacy-requests',
                ...page(
                  () => import('../features/accounts/privacy-requests/privacy-requests.page.tsx'),
                  texts('privacyRequests'),
                ),
              },
              {
                path: 'processing',
                ...page(
                  () => import('../features/accounts/processing/processing.page.tsx'),
                  texts('processing'),
                ),
              },
            ]),
            behind('legal-document:manage', [
              {
                path: 'legal-documents',
                ...page(
                  () => import('../features/legal-documents/admin/legal-documents.page.tsx'),
                  texts('legal', 'lessons', 'material'),
                ),
              },
            ]),
            behind('custom-page:manage', [
              {
                path: 'pages',
                ...page(
                  () => import('../features/custom-pages/admin/custom-pages.page.tsx'),
                  texts('customPages'),
                ),
              },
              {
                path: 'pages/:id',
                ...page(
                  () => import('../features/custom-pages/admin/custom-page-editor.page.tsx'),
                  texts('customPages', 'lessons', 'material', 'catalog'),
                ),
              },
            ]),
            behind('category:update', [
              {
                path: 'category-management',
                ...page(() => import('../features/categories/categories.page.tsx'), texts('categories')),
              },
            ]),
            behind('role:read', [
              {
                path: 'permissions',
                ...page(() => import('../features/people/permissions.page.tsx'), texts('permissions')),
              },
            ]),
            behind('api-token:read', [
              {
                path: 'api-tokens',
                ...page(
                  () => import('../features/accounts/api-tokens/issued-api-tokens.page.tsx'),
                  texts('apiTokens', 'people'),
                ),
              },
            ]),
            behind('webhook:read', [
              {
                path: 'webhooks',
                ...page(() => import('../features/webhooks/webhooks.page.tsx'), texts('webhooks')),
              },
              {
                path: 'webhooks/:id',
                ...page(() => import('../features/webhooks/webhook.page.tsx'), texts('webhooks')),
              },
            ]),
            behind('order:read-any', [
              {
                path: 'bills',
                ...page(() => import('../features/orders/admin/bills.page.tsx'), texts('bills', 'suspense')),
              },
              {
                path: 'bills/:id',
                ...page(
                  () => import('../features/orders/admin/bill.page.tsx'),
                  texts('bills', 'ownBills', 'eInvoices'),
                ),
              },
            ]),
            behind('suspense:read', [
              {
                path: 'bills/suspense/:itemId?',
                ...page(() => import('../features/payments/suspense/suspense.page.tsx'), texts('suspense')),
              },
            ]),
            behind('dispute:read', [
              {
                path: 'bills/disputes',
                ...page(
                  () => import('../features/disputes/disputes.page.tsx'),
                  texts('disputes', 'suspense'),
                ),
              },
            ]),
            behind('e-invoice:read-any', [
              {
                path: 'e-invoices/terms',
                ...page(() => import('../features/e-invoices/terms.page.tsx'), texts('eInvoices')),
              },
              {
                path: 'e-invoices/:id?',
                ...page(() => import('../features/e-invoices/e-invoices.page.tsx'), texts('eInvoices')),
              },
            ]),
            behind('seller:read-any', [
              {
                path: 'sellers',
                ...page(() => import('../features/sellers/sellers.page.tsx'), texts('sellers')),
              },
            ]),
            behind('coupon:create-any', [
              {
                path: 'coupons',
                ...page(() => import('../features/coupons/all-coupons.page.tsx'), texts('coupons', 'bills')),
              },
            ]),
            behind('refund:decide', [
              {
                path: 'refunds',
                ...page(() => import('../features/refunds/admin-refunds.page.tsx'), texts('refunds')),
              },
              {
                path: 'refunds/:id',
                ...page(() => import('../features/refunds/admin-refunds.page.tsx'), texts('refunds')),
              },
            ]),
            behind('package:read-any', [
              {
                path: 'packages',
                ...page(() => import('../features/packages/admin-packages.page.tsx'), texts('packages')),
              },
            ]),
            behind('payout:read-any', [
              {
                path: 'payouts',
                ...page(() => import('../features/ledger/admin/payouts.page.tsx'), texts('earnings')),
              },
            ]),
            behind('business-report:read', [
              {
                path: 'business-reports',
                ...page(
                  () => import('../features/business-reports/business-reports.page.tsx'),
                  texts('businessReports'),
                ),
              },
            ]),
            behind('settlement:read', [
              {
                path: 'settlement',
                ...page(
                  () => import('../features/payments/settlement/settlement.page.tsx'),
                  texts('settlement'),
                ),
              },
            ]),
            behind('ledger:read', [
              {
                path: 'ledger',
                ...page(() => import('../features/ledger/books/trial-balance.page.tsx'), texts('ledger')),
              },
              {
                path: 'ledger/teachers/:account',
                ...page(() => import('../features/ledger/books/owners.page.tsx'), texts('ledger')),
              },
              {
                path: 'ledger/accounts/:code',
                ...page(
                  () => import('../features/ledger/books/account.page.tsx'),
                  texts('ledger', 'clearing'),
                ),
              },
              {
                path: 'ledger/withholding',
                ...page(
                  () => import('../features/ledger/taxes/withheld.page.tsx'),
                  texts('clearing', 'ledger'),
                ),
              },
              {
                path: 'ledger/taxes',
                ...page(
                  () => import('../features/ledger/clearing/taxes.page.tsx'),
                  texts('clearing', 'ledger'),
                ),
              },
              {
                path: 'ledger/write-offs',
                ...page(
                  () => import('../features/ledger/clearing/write-offs.page.tsx'),
                  texts('clearing', 'ledger'),
                ),
              },
              {
                path: 'ledger/transactions',
                ...page(() => import('../features/ledger/books/transactions.page.tsx'), texts('ledger')),
              },
            ]),
            behind('announcement:manage', [
              {
                path: 'announcements',
                ...page(
                  () => import('../features/announcements/announcements.page.tsx'),
                  texts('announcements'),
                ),
              },
            ]),
            behind('ticket:read', [
              {
                path: 'support-center/:id?',
                ...page(
                  () => import('../features/tickets/queue/support-center.page.tsx'),
                  texts('ticketDesk', 'tickets', 'uploads'),
                ),
              },
            ]),
            behind('audit:read', [
              {
                path: 'audit-logs',
                ...page(() => import('../features/operations/audit.page.tsx'), texts('audit')),
              },
            ]),
            behind('performance:read', [
              {
                path: 'performance',
                ...page(() => import('../features/performance/performance.page.tsx'), texts('performance')),
              },
            ]),
            behind('backup:read', [
              {
                path: 'backup',
                ...page(() => import('../features/backup/backup.page.tsx'), texts('backup')),
              },
            ]),
            behind('setting:read', [
              {
                path: 'settings',
                ...page(() => import('../features/operations/settings/settings.page.tsx'), texts('settings')),
              },
              {
                path: 'site-mode',
                ...page(() => import('../features/site-mode/site-mode.page.tsx'), texts('siteMode')),
              },
              {
                path: 'branding',
                ...page(() => import('../features/branding/branding.page.tsx'), texts('branding')),
              },
            ]),
            behind('search:read', [
              {
                path: 'search',
                ...page(() => import('../features/search/search-words.page.tsx'), texts('searchWords')),
              },
            ]),
            behind('playback:read-any', [
              {
                path: 'playbacks',
                ...page(
                  () => import('../features/learning/playbacks/playbacks.page.tsx'),
                  texts('playbacks'),
                ),
              },
            ]),
            behind('course:review', [
              {
                path: 'courses/review',
                ...page(
                  () => import('../features/review/review-queue.page.tsx'),
                  texts('review', 'revisions'),
                ),
              },
              {
                path: 'courses/review/:id',
                ...page(() => import('../features/review/submission.page.tsx'), SUBMISSION),
              },
            ]),
          ]),
        },
      ],
    },
  ],
});
