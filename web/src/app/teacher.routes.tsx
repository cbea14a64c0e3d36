import { Navigate, type RouteObject } from 'react-router-dom';
import { insideFrame } from './failing.ts';
import type { LayoutFactory } from './layout.ts';
import type { PageFactory } from './page.ts';

const TEXTS = { texts: ['studio'] } as const;
const STUDENTS = { texts: ['studio', 'students', 'revisions', 'catalog'] } as const;
const REVIEWS = { texts: ['studio', 'ratings', 'revisions', 'catalog'] } as const;
const EARNINGS = { texts: ['earnings'] } as const;
/** The page both offers packages and takes the payment. */
const PACKAGES = { texts: ['packages', 'billing'] } as const;
/** The messages of the course editor, including uploads, rich text and the outline. */
const EDITING = { texts: ['studio', 'lessons', 'material', 'revisions', 'catalog'] } as const;
/** Outlines and captions can be imported from files. */
const IMPORTING = { texts: [...EDITING.texts, 'fileImport'] } as const;
/** The list of courses also shows invitations to teach with others. */
const TAUGHT = { texts: ['studio', 'revisions', 'analytics'] } as const;
const ASSISTANT = { texts: ['assistant'] } as const;
const ANALYTICS = { texts: ['analytics'] } as const;

/** /teacher: the studio for teachers. A student gets an offer to become a teacher. */
export const teacherRoutes = (page: PageFactory, layout: LayoutFactory): RouteObject => ({
  path: 'teacher',
  ...layout(async () => (await import('./teacher-layout.tsx')).TeacherLayout, ['workspace']),
  children: insideFrame([
    { index: true, element: <Navigate to="/teacher/courses" replace /> },
    { path: 'courses', ...page('studio/taught-courses', TAUGHT) },
    { path: 'ai', ...page('assistant/overview', ASSISTANT) },
    { path: 'ai/drafts', ...page('assistant/drafts', ASSISTANT) },
    { path: 'ai/thumbnail', ...page('assistant/thumbnail', ASSISTANT) },
    { path: 'ai/avatar', ...page('assistant/avatar', ASSISTANT) },
    { path: 'ai/moderation', ...page('assistant/moderation', ASSISTANT) },
    { path: 'analytics', ...page('analytics/overview', ANALYTICS) },
    { path: 'analytics/courses', ...page('analytics/courses', ANALYTICS) },
    { path: 'analytics/course/:id', ...page('analytics/course', ANALYTICS) },
    { path: 'analytics/students', ...page('analytics/students', ANALYTICS) },
    { path: 'courses/new', ...page('studio/new-course', TEXTS) },
    { path: 'courses/:id/edit', ...page('studio/course-edit', EDITING) },
    { path: 'courses/:id/structure', ...page('studio/course-structure', IMPORTING) },
    { path: 'courses/:id/students', ...page('studio/course-students', STUDENTS) },
    { path: 'courses/:id/reviews', ...page('studio/course-reviews', REVIEWS) },
    {
      path: 'marking',
      ...page('assessment/marking/marking', { texts: ['quizBuilder', 'marking', 'assignment'] }),
    },
    { path: 'questions', ...page('learning/questions/inbox', { texts: ['questions'] }) },
    { path: 'student-management', ...page('analytics/student-management', ANALYTICS) },
    { path: 'exports', ...page('exports/teacher-exports', { texts: ['exports'] }) },
    { path: 'course-reviews', ...page('ratings/course-reviews', { texts: ['ratings'] }) },
    // Earlier path of the list, which older notifications link to
    { path: 'ratings', element: <Navigate to="/teacher/course-reviews" replace /> },
    { path: 'coupons', ...page('coupons/own-coupons', { texts: ['coupons'] }) },
    { path: 'advanced/packages', ...page('packages/packages', PACKAGES) },
    { path: 'advanced/packages/:id', ...page('packages/package', PACKAGES) },
    { path: 'refunds', ...page('refunds/teacher-refunds', { texts: ['refunds'] }) },
    { path: 'refunds/:id', ...page('refunds/teacher-refunds', { texts: ['refunds'] }) },
    {
      path: 'advanced/profile',
      ...page('accounts/profile/teacher-profile', { texts: ['profile', 'accounts'] }),
    },
    {
      path: 'earnings',
      ...page('ledger/earnings/earnings', EARNINGS),
      children: [{ path: 'sales/:lineId', ...page('ledger/earnings/sale', EARNINGS) }],
    },
    { path: 'earnings/payouts', ...page('ledger/payouts/payouts', EARNINGS) },
    { path: 'earnings/invoices', ...page('ledger/invoices/invoices', EARNINGS) },
    { path: 'earnings/analytics', ...page('ledger/earnings/analytics', EARNINGS) },
    { path: 'courses/:id/structure/:lessonId', ...page('studio/lesson-edit', IMPORTING) },
  ]),
});
