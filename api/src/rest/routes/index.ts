import type { RestRoute } from '../route.ts';
import { loginRoute } from './auth/login.route.ts';
import { logoutRoute } from './auth/logout.route.ts';
import { clientMeRoute, meRoute } from './auth/me.route.ts';
import { refreshRoute, refreshTokenRoute } from './auth/refresh.route.ts';
import { registerRoute } from './auth/register.route.ts';
import { validateTokenRoute } from './auth/validate-token.route.ts';
import { courseProgressRoute } from './client/course-progress.route.ts';
import { enrolledCoursesRoute } from './client/enrolled-courses.route.ts';
import { getCourseRoute } from './courses/get-course.route.ts';
import { listCategoriesRoute } from './courses/list-categories.route.ts';
import { listCoursesRoute } from './courses/list-courses.route.ts';

/** Every REST endpoint that is a stored document and a mapping. */
export const restRouteTable: readonly RestRoute[] = [
  registerRoute,
  loginRoute,
  meRoute,
  validateTokenRoute,
  refreshTokenRoute,
  refreshRoute,
  logoutRoute,
  clientMeRoute,
  enrolledCoursesRoute,
  courseProgressRoute,
  listCoursesRoute,
  listCategoriesRoute,
  getCourseRoute,
];
