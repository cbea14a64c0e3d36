import type { i18n as I18n } from 'i18next';
import { Navigate, type RouteObject } from 'react-router-dom';
import { preloadCategories } from '../features/catalog/index.ts';
import { adminRoutes } from './admin.routes.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { insideFrame, insideProgram } from './failing.ts';
import { RequireSignIn } from './guards.tsx';
import { layoutsFor } from './layout.ts';
import { pagesFor } from './page.ts';
import { PublicLayout } from './public-layout.tsx';
import { Root } from './root.tsx';
import { teacherRoutes } from './teacher.routes.tsx';

/** While the first page's code comes: the page from the server stands there already. */
const Nothing = () => null;

/** The whole route table (specification, section 2). Pages load when they are visited; public ones are rendered on the server. */
export const makeRoutes = (i18n: I18n): RouteObject[] => {
  const page = pagesFor(i18n);
  const layout = layoutsFor(i18n);
  const catalog = { texts: ['catalog'], isPublic: true } as const;
  const list = { texts: ['catalog', 'filters'], isPublic: true } as const;
  return [
    {
      element: <Root />,
      errorElement: <CrashScreen />,
      HydrateFallback: Nothing,
      children: insideProgram([
        {
          element: <PublicLayout />,
          handle: { preload: preloadCategories },
          children: insideFrame([
            { index: true, ...page('catalog/home', { texts: ['catalog', 'home'], isPublic: true }) },
            { path: 'courses', ...page('catalog/course-list', list) },
            { path: 'category/:slug', ...page('catalog/category', list) },
            { path: 'courses/:idOrSlug', ...page('catalog/course-detail', catalog) },
            {
              path: 'instructor/:id',
              ...page('catalog/instructor', { texts: ['catalog', 'instructor'], isPublic: true }),
            },
            { path: 'cart', ...page('cart/cart', { texts: ['cart'] }) },
            {
              path: 'verify/:code?',
              ...page('learning/certificates/verify', {
                texts: ['certificates'],
                isPublic: true,
                isFresh: true,
              }),
            },
            { path: 'about', ...page('catalog/about', { texts: ['about'], isPublic: true }) },
            {
              element: <RequireSignIn />,
              children: [
                { path: 'learning', ...page('learning/my-courses', { texts: ['learning', 'accounts'] }) },
              ],
            },
            { path: '*', ...page('not-found', { isPublic: true }) },
          ]),
        },
        {
          ...layout(async () => (await import('./bare-layout.tsx')).BareLayout),
          children: insideFrame([
            { path: 'checkout', ...page('billing/cart-checkout', { texts: ['billing', 'cart', 'catalog'] }) },
            {
              path: 'checkout/:courseId',
              ...page('billing/checkout', { texts: ['billing', 'cart', 'catalog'] }),
            },
            { path: 'payment/vietqr/:reference', ...page('billing/vietqr/vietqr', { texts: ['vietqr'] }) },
            { path: 'payment/result', ...page('billing/payment-result', { texts: ['billing'] }) },
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
              ...page('learning/player', { texts: ['learning', 'material', 'video', 'assignment'] }),
            },
            { path: 'learning/:courseId/quiz/:lessonId', ...page('assessment/quiz', { texts: ['quiz'] }) },
            {
              path: 'dashboard',
              ...layout(async () => (await import('./student-layout.tsx')).StudentLayout, ['workspace']),
              children: insideFrame([
                {
                  index: true,
                  ...page('learning/dashboard/dashboard', { texts: ['dashboard', 'learning', 'accounts'] }),
                },
                { path: 'courses', ...page('learning/my-courses', { texts: ['learning', 'accounts'] }) },
                { path: 'ratings', ...page('learning/ratings/ratings', { texts: ['ratings'] }) },
                { path: 'search', ...page('learning/passages/passage-search', { texts: ['passages'] }) },
                { path: 'progress', ...page('learning/certificates/progress', { texts: ['certificates'] }) },
                { path: 'calendar', ...page('calendar/calendar', { texts: ['calendar'] }) },
                { path: 'groups', ...page('groups/groups', { texts: ['groups'] }) },
                { path: 'groups/:id', ...page('groups/group', { texts: ['groups'] }) },
                { path: 'refunds', ...page('billing/refunds/my-refunds', { texts: ['refunds'] }) },
                {
                  path: 'refunds/exchange/:lineId',
                  ...page('billing/exchange/exchange', { texts: ['exchange', 'refunds', 'billing'] }),
                },
                { path: 'refunds/:id', ...page('billing/refunds/my-refund', { texts: ['refunds'] }) },
                { path: 'bills', ...page('billing/bills/bills', { texts: ['ownBills'] }) },
                { path: 'bills/:id', ...page('billing/bills/bill', { texts: ['ownBills'] }) },
                { path: 'notifications', ...page('support/notifications', { texts: ['support'] }) },
                { path: 'profile', ...page('accounts/profile/profile', { texts: ['profile'] }) },
                {
                  path: 'profile/security',
                  ...page('accounts/security/security', { texts: ['profile', 'security', 'accounts'] }),
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
              ...page('assessment/editor/quiz-editor', { texts: ['quizBuilder', 'quiz', 'lessons'] }),
            },
            teacherRoutes(page, layout),
          ],
        },
        adminRoutes(page, layout),
      ]),
    },
  ];
};
