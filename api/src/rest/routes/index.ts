import type { RestRoute } from '../route.ts';
import { bulkRolesRoute, bulkStatusRoute } from './admin/bulk.routes.ts';
import { listUsersRoute } from './admin/list-users.route.ts';
import {
  activateUserRoute,
  createUserRoute,
  deactivateUserRoute,
  deleteUserRoute,
  getUserRoute,
  searchUsersRoute,
  updateUserRoute,
  userStatsRoute,
} from './admin/user.routes.ts';
import {
  googleConfigRoute,
  googleLinkRoute,
  googleStatusRoute,
  googleUnlinkRoute,
} from './auth/google.routes.ts';
import { loginRoute } from './auth/login.route.ts';
import { logoutRoute } from './auth/logout.route.ts';
import { clientMeRoute, meRoute, profileRoute } from './auth/me.route.ts';
import {
  changePasswordRoute,
  clientChangePasswordRoute,
  forgotPasswordRoute,
  proveIdentityRoute,
  resetPasswordRoute,
} from './auth/password.routes.ts';
import { refreshRoute, refreshTokenRoute } from './auth/refresh.route.ts';
import { registerRoute } from './auth/register.route.ts';
import { validateTokenRoute } from './auth/validate-token.route.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { paymentRoutes } from './cart/payments.routes.ts';
import { achievementsRoute } from './client/achievements.route.ts';
import { activityRoute } from './client/activity.route.ts';
import { certificatesRoute } from './client/certificates.route.ts';
import { courseProgressRoute } from './client/course-progress.route.ts';
import { dashboardRoute } from './client/dashboard.route.ts';
import { enrolledCoursesRoute } from './client/enrolled-courses.route.ts';
import { scheduleRoute } from './client/schedule.route.ts';
import { statisticsRoute } from './client/statistics.route.ts';
import { commentRoutes } from './comments/comments.routes.ts';
import { exportRoutes } from './content/exports.routes.ts';
import { reportRoutes } from './content/reports.routes.ts';
import { uploadRoutes } from './content/uploads.routes.ts';
import { getCourseRoute } from './courses/get-course.route.ts';
import { listCategoriesRoute } from './courses/list-categories.route.ts';
import { listCoursesRoute } from './courses/list-courses.route.ts';
import { metricsRoute } from './metrics/metrics.route.ts';
import { avatarRoute } from './profile/avatar.route.ts';
import { courseQuotaRoute } from './profile/course-quota.route.ts';
import { profileStatsRoute } from './profile/profile-stats.route.ts';
import { updateProfileRoutes } from './profile/update-profile.routes.ts';
import { reviewRoutes } from './reviews/reviews.routes.ts';
import { verifyRoute } from './verify/verify.route.ts';

export const restRouteTable: readonly RestRoute[] = [
  registerRoute,
  loginRoute,
  meRoute,
  validateTokenRoute,
  refreshTokenRoute,
  refreshRoute,
  logoutRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  changePasswordRoute,
  clientChangePasswordRoute,
  proveIdentityRoute,
  googleConfigRoute,
  googleStatusRoute,
  googleLinkRoute,
  googleUnlinkRoute,
  clientMeRoute,
  enrolledCoursesRoute,
  courseProgressRoute,
  dashboardRoute,
  statisticsRoute,
  activityRoute,
  certificatesRoute,
  achievementsRoute,
  scheduleRoute,
  profileRoute,
  ...updateProfileRoutes,
  avatarRoute,
  profileStatsRoute,
  courseQuotaRoute,
  listCoursesRoute,
  listCategoriesRoute,
  getCourseRoute,
  ...reviewRoutes,
  verifyRoute,
  ...commentRoutes,
  ...reportRoutes,
  ...exportRoutes,
  ...uploadRoutes,
  ...cartRoutes,
  ...paymentRoutes,
  listUsersRoute,
  createUserRoute,
  userStatsRoute,
  searchUsersRoute,
  bulkStatusRoute,
  bulkRolesRoute,
  getUserRoute,
  updateUserRoute,
  deleteUserRoute,
  activateUserRoute,
  deactivateUserRoute,
  metricsRoute,
];
