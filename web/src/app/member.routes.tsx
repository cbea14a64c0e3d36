import { Navigate, type RouteObject } from 'react-router-dom';
import type { Translator } from '../i18n/translator.ts';
import { adminRoutes } from './admin.routes.tsx';
import { withPageBoundary } from './error-boundaries.ts';
import { RequireMembership, RequireSignIn } from './guards.tsx';
import { makePageFactory } from './page.ts';
import { teacherRoutes } from './teacher.routes.tsx';

export const memberRoutes = (i18n: Translator): RouteObject[] => {
  const page = makePageFactory(i18n);
  return [
    {
      ...page(async () => ({ Component: (await import('./bare-layout.tsx')).BareLayout })),
      children: withPageBoundary([
        {
          element: <RequireMembership />,
          children: [
            {
              path: 'checkout',
              ...page(() => import('../features/checkout/cart-checkout.page.tsx'), {
                texts: ['billing', 'cart', 'catalog', 'unpaid'],
              }),
            },
            {
              path: 'checkout/:courseId',
              ...page(() => import('../features/checkout/checkout.page.tsx'), {
                texts: ['billing', 'cart', 'catalog', 'unpaid'],
              }),
            },
            {
              path: 'payment/vietqr/:reference',
              ...page(() => import('../features/payments/vietqr/vietqr.page.tsx'), { texts: ['vietqr'] }),
            },
            {
              element: <RequireSignIn />,
              children: [
                {
                  path: 'accept-terms',
                  ...page(() => import('../features/legal-documents/accept-terms.page.tsx'), {
                    texts: ['legal'],
                  }),
                },
              ],
            },
            {
              path: 'payment/result',
              ...page(() => import('../features/checkout/payment-result.page.tsx'), {
                texts: ['billing', 'unpaid'],
              }),
            },
          ],
        },
      ]),
    },
    {
      ...page(async () => ({ Component: (await import('./auth-layout.tsx')).AuthLayout }), {
        texts: ['accounts'],
      }),
      children: withPageBoundary([
        {
          path: 'login',
          ...page(() => import('../features/accounts/sign-in.page.tsx'), { texts: ['accounts'] }),
        },
        {
          path: 'register',
          ...page(() => import('../features/accounts/register.page.tsx'), { texts: ['accounts'] }),
        },
        {
          path: 'forgot-password',
          ...page(() => import('../features/accounts/forgot-password.page.tsx'), { texts: ['accounts'] }),
        },
        {
          path: 'verify-email',
          ...page(() => import('../features/accounts/verify-email.page.tsx'), { texts: ['accounts'] }),
        },
        {
          path: 'guardian',
          ...page(() => import('../features/accounts/guardian/guardian.page.tsx'), { texts: ['guardian'] }),
        },
        {
          path: 'join',
          ...page(() => import('../features/classroom/join.page.tsx'), { texts: ['classroom'] }),
        },
        {
          path: 'stop-alerts',
          ...page(() => import('../features/search/stop-alerts.page.tsx'), { texts: ['courseAlerts'] }),
        },
        {
          path: 'admin/login',
          ...page(() => import('../features/accounts/admin-sign-in.page.tsx'), { texts: ['accounts'] }),
        },
      ]),
    },
    {
      element: <RequireMembership />,
      children: [
        {
          path: 'assignments/:id',
          ...page(() => import('../features/assignment/assignment.page.tsx'), {
            texts: ['assignment', 'material', 'lessons', 'uploads'],
          }),
        },
      ],
    },
    {
      element: <RequireSignIn />,
      children: [
        { path: 'profile', element: <Navigate to="/dashboard/profile" replace /> },
        {
          path: 'learning/:courseId',
          ...page(() => import('../features/learning/player.page.tsx'), {
            texts: ['learning', 'material', 'video', 'assignment', 'notebook'],
          }),
        },
        {
          path: 'learning/:courseId/quiz/:lessonId',
          ...page(() => import('../features/assessment/quiz.page.tsx'), { texts: ['quiz'] }),
        },
        {
          path: 'dashboard',
          ...page(async () => ({ Component: (await import('./student-layout.tsx')).StudentLayout }), {
            texts: ['workspace'],
          }),
          children: withPageBoundary([
            {
              index: true,
              ...page(() => import('../features/dashboard/dashboard.page.tsx'), {
                texts: ['dashboard', 'learning', 'accounts', 'pond'],
              }),
            },
            {
              path: 'start',
              ...page(() => import('../features/first-day/first-day.page.tsx'), {
                texts: ['firstDay', 'material', 'catalog'],
              }),
            },
            {
              path: 'courses',
              ...page(() => import('../features/learning/my-courses.page.tsx'), {
                texts: ['learning', 'accounts'],
              }),
            },
            {
              path: 'wishlist',
              ...page(() => import('../features/wishlist/wishlist.page.tsx'), { texts: ['wishlist'] }),
            },
            {
              path: 'ratings',
              ...page(() => import('../features/ratings/ratings.page.tsx'), { texts: ['ratings'] }),
            },
            {
              path: 'notebook',
              ...page(() => import('../features/learning/notebook/notebook.page.tsx'), {
                texts: ['notebook'],
              }),
            },
            {
              path: 'search',
              ...page(() => import('../features/learning/passages/passage-search.page.tsx'), {
                texts: ['passages'],
              }),
            },
            {
              path: 'progress',
              ...page(() => import('../features/certificates/progress.page.tsx'), {
                texts: ['certificates'],
              }),
            },
            {
              path: 'calendar',
              ...page(() => import('../features/calendar/calendar.page.tsx'), { texts: ['calendar'] }),
            },
            {
              path: 'groups',
              ...page(() => import('../features/groups/groups.page.tsx'), { texts: ['groups'] }),
            },
            {
              path: 'groups/:id',
              ...page(() => import('../features/groups/group.page.tsx'), { texts: ['groups'] }),
            },
            {
              path: 'refunds',
              ...page(() => import('../features/refunds/my-refunds.page.tsx'), { texts: ['refunds'] }),
            },
            {
              path: 'refunds/exchange/:lineId',
              ...page(() => import('../features/refunds/exchange/exchange.page.tsx'), {
                texts: ['exchange', 'refunds', 'billing'],
              }),
            },
            {
              path: 'refunds/:id',
              ...page(() => import('../features/refunds/my-refund.page.tsx'), { texts: ['refunds'] }),
            },
            {
              path: 'bills',
              ...page(() => import('../features/orders/bills/bills.page.tsx'), {
                texts: ['ownBills', 'unpaid'],
              }),
            },
            {
              path: 'bills/:id',
              ...page(() => import('../features/orders/bills/bill.page.tsx'), {
                texts: ['ownBills', 'unpaid', 'eInvoices'],
              }),
            },
            {
              path: 'support',
              ...page(() => import('../features/tickets/own-tickets.page.tsx'), { texts: ['tickets'] }),
            },
            {
              path: 'support/:id',
              ...page(() => import('../features/tickets/own-ticket.page.tsx'), {
                texts: ['tickets', 'uploads'],
              }),
            },
            {
              path: 'notifications',
              ...page(() => import('../features/support/notifications.page.tsx'), { texts: ['support'] }),
            },
            {
              path: 'profile',
              ...page(() => import('../features/accounts/profile/profile.page.tsx'), {
                texts: ['profile', 'firstDay', 'guardian'],
              }),
            },
            {
              path: 'profile/security',
              ...page(() => import('../features/accounts/security/security.page.tsx'), {
                texts: ['profile', 'security', 'accounts', 'apiTokens'],
              }),
            },
            {
              path: 'profile/notifications',
              ...page(() => import('../features/support/notification-settings.page.tsx'), {
                texts: ['profile', 'support'],
              }),
            },
            {
              path: 'profile/data',
              ...page(() => import('../features/accounts/data/data.page.tsx'), {
                texts: ['profile', 'accounts', 'consents', 'privacyRequests'],
              }),
            },
          ]),
        },
        {
          path: 'teacher/marking/:assignmentId',
          ...page(() => import('../features/assignment/grading/assignment-grading.page.tsx'), {
            texts: ['marking', 'assignment', 'material', 'workspace'],
          }),
        },
        {
          path: 'teacher/courses/:id/assignment/:lessonId',
          ...page(() => import('../features/assignment/editor/assignment-editor.page.tsx'), {
            texts: ['marking', 'workspace'],
          }),
        },
        {
          path: 'teacher/courses/:id/quiz/:lessonId',
          ...page(() => import('../features/assessment/editor/quiz-editor.page.tsx'), {
            texts: ['quizBuilder', 'quiz', 'lessons', 'uploads', 'fileImport'],
          }),
        },
        teacherRoutes(page),
      ],
    },
    adminRoutes(page),
  ];
};
