import type { RouteObject } from 'react-router-dom';
import { AdminLayout } from './admin-layout.tsx';
import { RequireRole, RequireSignIn } from './guards.tsx';
import type { PageFactory } from './page.ts';

/** /admin: for administrators only (specification, section 2). */
export const adminRoutes = (_page: PageFactory): RouteObject => ({
  path: 'admin',
  element: <RequireSignIn loginPath="/admin/login" />,
  children: [
    {
      element: <RequireRole role="ADMIN" />,
      children: [{ element: <AdminLayout />, children: [] }],
    },
  ],
});
