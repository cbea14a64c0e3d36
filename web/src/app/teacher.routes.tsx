import { Navigate, type RouteObject } from 'react-router-dom';
import { withPageBoundary } from './error-boundaries.ts';
import { RequireMarketplace } from './guards.tsx';
import type { PageFactory } from './page.ts';

const TEXTS = { texts: ['studio'] } as const;
const STUDENTS = { texts: ['studio', 'students', 'revisions', 'catalog'] } as const;
const REVIEWS = { texts: ['studio', 'ratings', 'revisions', 'catalog'] } as const;
const EARNINGS = { texts: ['earnings'] } as const;
/** The page both offers packages and takes the payment. */
const PACKAGES = { texts: ['packages', 'billing'] } as const;
/** The messages of the course editor, including uploads, rich text and the outline. */
const EDITING = { texts: ['studio', 'lessons', 'uploads', 'material', 'revisions', 'catalog'] } as const;
/** Outlines and captions can be imported from files. */
const IMPORTING = { texts: [...EDITING.texts, 'fileImport'] } as const;
/** The list of courses also shows invitations to teach with others. */
const TAUGHT = { texts: ['studio', 'revisions', 'analytics'] } as const;
const ASSISTANT = { texts: ['assistant'] } as const;
const ANALYTICS = { texts: ['analytics'] } as const;

/** /teacher: the studio for teachers. A student gets an offer to become a teacher. */
export const teacherRoutes = (page: PageFactory): RouteObject => ({
  path: 'teacher',
  ...page(async () => ({ Component: (await import('./teacher-layout.tsx')).TeacherLayout }), {
    texts: ['workspace'],
  }),
  children: withPageBoundary([
    { index: true, element: <Navigate to="/teacher/courses" replace /> },
    { path: 'courses', ...page(() => import('../features/studio/taught-courses.page.tsx'), TAUGHT) },
    { path: 'ai', ...page(() => import('../features/assistant/overview.page.tsx'), ASSISTANT) },
    { path: 'ai/drafts', ...page(() => import('../features/assistant/drafts.page.tsx'), ASSISTANT) },
    { path: 'ai/thumbnail', ...page(() => import('../features/assistant/thumbnail.page.tsx'), ASSISTANT) },
    { path: 'ai/avatar', ...page(() => import('../features/assistant/avatar.page.tsx'), ASSISTANT) },
    { path: 'ai/moderation', ...page(() => import('../features/assistant/moderation.page.tsx'), ASSISTANT) },
    { path: 'analytics', ...page(() => import('../features/analytics/overview.page.tsx'), ANALYTICS) },
    { path: 'analytics/courses', ...page(() => import('../features/analytics/courses.page.tsx'), ANALYTICS) },
    {
      path: 'analytics/course/:id',
      ...page(() => import('../features/analytics/course.page.tsx'), ANALYTICS),
    },
    {
      path: 'analytics/students',
      ...page(() => import('../features/analytics/students.page.tsx'), ANALYTICS),
    },
    { path: 'courses/new', ...page(() => import('../features/studio/new-course.page.tsx'), TEXTS) },
    { path: 'courses/:id/edit', ...page(() => import('../features/studio/course-edit.page.tsx'), EDITING) },
    {
      path: 'courses/:id/structure',
      ...page(() => import('../features/studio/course-structure.page.tsx'), IMPORTING),
    },
    {
      path: 'courses/:id/students',
      ...page(() => import('../features/studio/course-students.page.tsx'), STUDENTS),
    },
    {
      path: 'courses/:id/reviews',
      ...page(() => import('../features/studio/course-reviews.page.tsx'), REVIEWS),
    },
    {
      path: 'marking',
      ...page(() => import('../features/assessment/grading/grading.page.tsx'), {
        texts: ['quizBuilder', 'marking', 'assignment'],
      }),
    },
    {
      path: 'questions',
      ...page(() => import('../features/learning/questions/inbox.page.tsx'), { texts: ['questions'] }),
    },
    {
      path: 'student-management',
      ...page(() => import('../features/analytics/student-management.page.tsx'), ANALYTICS),
    },
    {
      path: 'exports',
      ...page(() => import('../features/exports/teacher-exports.page.tsx'), { texts: ['exports'] }),
    },
    {
      path: 'course-reviews',
      ...page(() => import('../features/ratings/course-reviews.page.tsx'), { texts: ['ratings'] }),
    },
    // Earlier path of the list, which older notifications link to
    { path: 'ratings', element: <Navigate to="/teacher/course-reviews" replace /> },
    {
      path: 'coupons',
      ...page(() => import('../features/coupons/own-coupons.page.tsx'), { texts: ['coupons'] }),
    },
    {
      element: <RequireMarketplace />,
      children: [
        {
          path: 'advanced/packages',
          ...page(() => import('../features/packages/packages.page.tsx'), PACKAGES),
        },
        {
          path: 'advanced/packages/:id',
          ...page(() => import('../features/packages/package.page.tsx'), PACKAGES),
        },
      ],
    },
    {
      path: 'refunds',
      ...page(() => import('../features/refunds/teacher-refunds.page.tsx'), { texts: ['refunds'] }),
    },
    {
      path: 'refunds/:id',
      ...page(() => import('../features/refunds/teacher-refunds.page.tsx'), { texts: ['refunds'] }),
    },
    {
      path: 'advanced/profile',
      ...page(() => import('../features/accounts/profile/teacher-profile.page.tsx'), {
        texts: ['profile', 'accounts'],
      }),
    },
    {
      path: 'earnings',
      ...page(() => import('../features/ledger/earnings/earnings.page.tsx'), EARNINGS),
      children: [
        {
          path: 'sales/:lineId',
          ...page(() => import('../features/ledger/earnings/sale.page.tsx'), EARNINGS),
        },
      ],
    },
    {
      path: 'earnings/payouts',
      ...page(() => import('../features/ledger/payouts/payouts.page.tsx'), EARNINGS),
    },
    {
      path: 'earnings/e-invoices',
      ...page(() => import('../features/e-invoices/my-e-invoices.page.tsx'), { texts: ['eInvoices'] }),
    },
    {
      path: 'earnings/invoices',
      ...page(() => import('../features/ledger/invoices/invoices.page.tsx'), EARNINGS),
    },
    {
      path: 'earnings/analytics',
      ...page(() => import('../features/ledger/earnings/analytics.page.tsx'), EARNINGS),
    },
    {
      path: 'courses/:id/structure/:lessonId',
      ...page(() => import('../features/studio/lesson-edit.page.tsx'), IMPORTING),
    },
  ]),
});
