import { Navigate, type RouteObject } from 'react-router-dom';
import { AdminLayout } from './admin-layout.tsx';
import { RequireRole, RequireSignIn } from './guards.tsx';
import type { PageFactory } from './page.ts';

const TEXTS = { texts: ['review'] } as const;

/** /admin: for administrators only (specification, section 2). */
export const adminRoutes = (page: PageFactory): RouteObject => ({
  path: 'admin',
  element: <RequireSignIn loginPath="/admin/login" />,
  children: [
    {
      element: <RequireRole only="ADMIN" />,
      children: [
        {
          element: <AdminLayout />,
          children: [
            { index: true, element: <Navigate to="/admin/courses/review" replace /> },
            { path: 'courses/review', ...page('catalog/review/review-queue', TEXTS) },
            { path: 'courses/review/:id', ...page('catalog/review/submission', TEXTS) },
          ],
        },
      ],
    },
  ],
});
