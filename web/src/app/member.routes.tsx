import { Navigate, type RouteObject } from 'react-router-dom';
import type { Translator } from '../i18n/translator.ts';
import { adminRoutes } from './admin.routes.tsx';
import { insideFrame } from './failing.ts';
import { RequireSignIn } from './guards.tsx';
import { layoutsFor } from './layout.ts';
import { pagesFor } from './page.ts';
import { teacherRoutes } from './teacher.routes.tsx';

export const memberRoutes = (i18n: Translator): RouteObject[] => {
  const page = pagesFor(i18n);
  const layout = layoutsFor(i18n);
  return [
    {
      ...layout(async () => (await import('./bare-layout.tsx')).BareLayout),
      children: insideFrame([
        { path: 'checkout', ...page('checkout/cart-checkout', { texts: ['billing', 'cart', 'catalog'] }) },
        {
          path: 'checkout/:courseId',
          ...page('checkout/checkout', { texts: ['billing', 'cart', 'catalog'] }),
        },
        { path: 'payment/vietqr/:reference', ...page('payments/vietqr/vietqr', { texts: ['vietqr'] }) },
        { path: 'payment/result', ...page('checkout/payment-result', { texts: ['billing'] }) },
      ]),
    },
    {
      ...layout(async () => (await import('./auth-layout.tsx')).AuthLayout, ['accounts']),
      children: insideFrame([
        { path: 'login', ...page('accounts/sign-in', { texts: ['accounts'] }) },
        { path: 'register', ...page('accounts/register', { texts: ['accounts'] }) },
        { path: 'forgot-password', ...page('accounts/forgot-password', { texts: ['accounts'] }) },
        { path: 'verify-email', ...page('accounts/verify-email', { texts: ['accounts'] }) },
        { path: 'admin/login', ...page('accounts/admin-sign-in', { texts: ['accounts'] }) },
      ]),
    },
    {
      path: 'assignments/:id',
      ...page('assignment/assignment', { texts: ['assignment', 'material', 'lessons'] }),
    },
    {
      element: <RequireSignIn />,
      children: [
        { path: 'profile', element: <Navigate to="/dashboard/profile" replace /> },
        {
          path: 'learning/:courseId',
          ...page('learning/player', { texts: ['learning', 'material', 'video', 'assignment', 'notebook'] }),
        },
        { path: 'learning/:courseId/quiz/:lessonId', ...page('assessment/quiz', { texts: ['quiz'] }) },
        {
          path: 'dashboard',
          ...layout(async () => (await import('./student-layout.tsx')).StudentLayout, ['workspace']),
          children: insideFrame([
            {
              index: true,
              ...page('dashboard/dashboard', { texts: ['dashboard', 'learning', 'accounts'] }),
            },
            { path: 'courses', ...page('learning/my-courses', { texts: ['learning', 'accounts'] }) },
            { path: 'wishlist', ...page('wishlist/wishlist', { texts: ['wishlist'] }) },
            { path: 'ratings', ...page('ratings/ratings', { texts: ['ratings'] }) },
            { path: 'notebook', ...page('learning/notebook/notebook', { texts: ['notebook'] }) },
            { path: 'search', ...page('learning/passages/passage-search', { texts: ['passages'] }) },
            { path: 'progress', ...page('certificates/progress', { texts: ['certificates'] }) },
            { path: 'calendar', ...page('calendar/calendar', { texts: ['calendar'] }) },
            { path: 'groups', ...page('groups/groups', { texts: ['groups'] }) },
            { path: 'groups/:id', ...page('groups/group', { texts: ['groups'] }) },
            { path: 'refunds', ...page('refunds/my-refunds', { texts: ['refunds'] }) },
            {
              path: 'refunds/exchange/:lineId',
              ...page('refunds/exchange/exchange', { texts: ['exchange', 'refunds', 'billing'] }),
            },
            { path: 'refunds/:id', ...page('refunds/my-refund', { texts: ['refunds'] }) },
            { path: 'bills', ...page('orders/bills/bills', { texts: ['ownBills'] }) },
            { path: 'bills/:id', ...page('orders/bills/bill', { texts: ['ownBills'] }) },
            { path: 'support', ...page('tickets/own-tickets', { texts: ['tickets'] }) },
            { path: 'support/:id', ...page('tickets/own-ticket', { texts: ['tickets', 'lessons'] }) },
            { path: 'notifications', ...page('support/notifications', { texts: ['support'] }) },
            { path: 'profile', ...page('accounts/profile/profile', { texts: ['profile'] }) },
            {
              path: 'profile/security',
              ...page('accounts/security/security', {
                texts: ['profile', 'security', 'accounts', 'apiTokens'],
              }),
            },
            {
              path: 'profile/notifications',
              ...page('support/notification-settings', { texts: ['profile', 'support'] }),
            },
            { path: 'profile/data', ...page('accounts/data/data', { texts: ['profile', 'accounts'] }) },
          ]),
        },
        {
          path: 'teacher/marking/:assignmentId',
          ...page('assignment/marking/assignment-marking', {
            texts: ['marking', 'assignment', 'material', 'workspace'],
          }),
        },
        {
          path: 'teacher/courses/:id/assignment/:lessonId',
          ...page('assignment/editor/assignment-editor', { texts: ['marking', 'workspace'] }),
        },
        {
          path: 'teacher/courses/:id/quiz/:lessonId',
          ...page('assessment/editor/quiz-editor', {
            texts: ['quizBuilder', 'quiz', 'lessons', 'fileImport'],
          }),
        },
        teacherRoutes(page, layout),
      ],
    },
    adminRoutes(page, layout),
  ];
};
