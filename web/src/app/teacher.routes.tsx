import type { RouteObject } from 'react-router-dom';
import type { PageFactory } from './page.ts';
import { TeacherLayout } from './teacher-layout.tsx';

/** /teacher: a student is offered to become a teacher, whoever is one gets the studio. */
export const teacherRoutes = (_page: PageFactory): RouteObject => ({
  path: 'teacher',
  element: <TeacherLayout />,
  children: [],
});
