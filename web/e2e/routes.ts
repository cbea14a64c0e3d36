import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RouteObject } from 'react-router-dom';
import { createServer } from 'vite';
import type * as MemberRoutes from '../src/app/member.routes.tsx';
import type * as Routes from '../src/app/routes.tsx';
import { sql } from './app.ts';

const getPaths = (routes: readonly RouteObject[], base = ''): string[] =>
  routes.flatMap(({ path, index, children, element }) => {
    const fullPath = path ? `${base}/${path}` : base;
    if (children) return getPaths(children, fullPath);
    // A redirect has an element, a screen has a lazy component
    return (path || index) && !element ? [fullPath || '/'] : [];
  });

/** Loads the route table through Vite, since it uses `import.meta.glob`. */
async function loadPaths(): Promise<string[]> {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const { makeRoutes } = (await vite.ssrLoadModule('/src/app/routes.tsx')) as typeof Routes;
    const { memberRoutes } = (await vite.ssrLoadModule('/src/app/member.routes.tsx')) as typeof MemberRoutes;
    return [...new Set(getPaths(makeRoutes({} as never, memberRoutes({} as never))))];
  } finally {
    await vite.close();
  }
}

const PATHS = 'SEN_PATHS';
// Workers inherit the paths from the main process
process.env[PATHS] ??= JSON.stringify(await loadPaths());
/** Paths of all screens, as the app declares them. */
export const ALL_PATHS: readonly string[] = JSON.parse(process.env[PATHS]);

/** Demo accounts that open the screens. */
export const PEOPLE = {
  student: 'student@sen.test',
  teacher: 'teacher@sen.test',
  admin: 'admin@sen.test',
} as const;
export type Role = keyof typeof PEOPLE | 'guest';

const getRole = (path: string): Role => {
  if (path.startsWith('/teacher')) return 'teacher';
  if (path.startsWith('/admin') && path !== '/admin/login') return 'admin';
  return /^\/(dashboard|checkout|payment\/vietqr|assignments|learning|cart)/.test(path) ? 'student' : 'guest';
};
export const pathsFor = (role: Role): string[] => ALL_PATHS.filter((path) => getRole(path) === role);

const STUDENT_ID = "(select id from person where email = 'student@sen.test')";
const TEACHER_ID = "(select id from person where email = 'teacher@sen.test')";
/** Statement for a URL with a value of the demo data. */
const one = (prefix: string, column: string, from: string, suffix = '') =>
  `select '${prefix}' || ${column} || '${suffix}' as value from ${from} limit 1`;
const course = (prefix: string, suffix = '') =>
  one(prefix, 'id', `course where teacher_id = ${TEACHER_ID} and status = 'PUBLISHED' order by id`, suffix);
const taughtLesson = (part: string, kind: string) =>
  `select '/teacher/courses/' || l.course_id || '/${part}/' || l.id as value from lesson l join course c on c.id = l.course_id
    where c.teacher_id = ${TEACHER_ID} and l.kind = '${kind}' and l.removed_at is null order by l.id limit 1`;
/** Statements that find a URL in the demo data for each path with parameters. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/category/:slug': "select '/category/lap-trinh' as value",
  '/courses/:idOrSlug': "select '/courses/react-19-tu-con-so-0' as value",
  '/instructor/:id': one('/instructor/', 'id', `person where email = 'teacher@sen.test'`),
  '/p/:slug': one('/p/', 'slug', 'custom_page where published_version is not null and slug is not null'),
  '/*': "select '/khong-co-trang-nay' as value",
  '/checkout/:courseId': one(
    '/checkout/',
    'id',
    `course where status = 'PUBLISHED' and visibility = 'PUBLIC' and price > 0
      and id not in (select course_id from enrolment where student_id = ${STUDENT_ID}) order by id`,
  ),
  '/payment/vietqr/:reference': one(
    '/payment/vietqr/',
    'a.reference',
    `payment_attempt a join orders o on o.id = a.order_id where o.buyer_id = ${STUDENT_ID} order by a.id`,
  ),
  '/assignments/:id': one(
    '/assignments/',
    'a.id',
    `assignment a join enrolment e on e.course_id = a.course_id where e.student_id = ${STUDENT_ID} order by a.id`,
  ),
  '/learning/:courseId': one(
    '/learning/',
    'course_id',
    `enrolment where student_id = ${STUDENT_ID} and access = 'ACTIVE' order by id`,
  ),
  '/learning/:courseId/quiz/:lessonId': `select '/learning/' || l.course_id || '/quiz/' || l.id as value from lesson l
    join enrolment e on e.course_id = l.course_id where e.student_id = ${STUDENT_ID} and e.access = 'ACTIVE' and l.kind = 'QUIZ'
      and l.removed_at is null order by l.id limit 1`,
  '/dashboard/groups/:id': one(
    '/dashboard/groups/',
    'group_id',
    `group_member where person_id = ${STUDENT_ID} order by group_id`,
  ),
  '/dashboard/refunds/exchange/:lineId': one(
    '/dashboard/refunds/exchange/',
    'l.id',
    `order_line l join orders o on o.id = l.order_id where o.buyer_id = ${STUDENT_ID} order by l.id`,
  ),
  // The demo student has no refund, so the page shows that
  '/dashboard/refunds/:id': one('/dashboard/refunds/', 'id', 'refund order by id'),
  '/dashboard/bills/:id': one('/dashboard/bills/', 'id', `orders where buyer_id = ${STUDENT_ID} order by id`),
  '/dashboard/support/:id': one(
    '/dashboard/support/',
    'id',
    `ticket where requester_id = ${STUDENT_ID} order by id`,
  ),
  '/teacher/analytics/course/:id': course('/teacher/analytics/course/'),
  '/teacher/courses/:id/edit': course('/teacher/courses/', '/edit'),
  '/teacher/courses/:id/structure': course('/teacher/courses/', '/structure'),
  '/teacher/courses/:id/students': course('/teacher/courses/', '/students'),
  '/teacher/courses/:id/reviews': course('/teacher/courses/', '/reviews'),
  '/teacher/courses/:id/structure/:lessonId': taughtLesson('structure', 'TEXT'),
  '/teacher/courses/:id/quiz/:lessonId': taughtLesson('quiz', 'QUIZ'),
  '/teacher/courses/:id/assignment/:lessonId': taughtLesson('assignment', 'ASSIGNMENT'),
  '/teacher/marking/:assignmentId': one(
    '/teacher/marking/',
    'a.id',
    `assignment a join course c on c.id = a.course_id where c.teacher_id = ${TEACHER_ID} order by a.id`,
  ),
  '/teacher/refunds/:id': one(
    '/teacher/refunds/',
    'id',
    `refund where teacher_id = ${TEACHER_ID} order by id`,
  ),
  '/teacher/earnings/sales/:lineId': one(
    '/teacher/earnings/sales/',
    'l.id',
    `order_line l join course c on c.id = l.course_id where c.teacher_id = ${TEACHER_ID} and l.state = 'PAID' order by l.id`,
  ),
  '/teacher/advanced/packages/:id': "select '/teacher/advanced/packages/PRO' as value",
  '/admin/users/:id': one('/admin/users/', 'id', 'person order by id'),
  '/admin/pages/:id': one('/admin/pages/', 'id', 'custom_page where slug is not null order by slug'),
  '/admin/webhooks/:id': one('/admin/webhooks/', 'id', 'webhook order by id'),
  '/admin/bills/:id': one('/admin/bills/', 'id', 'orders order by id'),
  '/admin/refunds/:id': one('/admin/refunds/', 'id', 'refund order by id'),
  '/admin/ledger/teachers/:account': "select '/admin/ledger/teachers/TEACHER_PAYABLE' as value",
  '/admin/ledger/accounts/:code': one('/admin/ledger/accounts/', 'code', 'ledger_account order by code'),
  '/admin/courses/review/:id': one('/admin/courses/review/', 'course_id', 'course_review order by id'),
};

/** @returns a URL for a path, with values of the demo data for its parameters */
export const urlFor = async (path: string): Promise<string> => {
  const plain = path.replaceAll(/\/:\w+\?/g, '');
  if (!/[:*]/.test(plain)) return plain;
  const [row] = SAMPLES[plain] ? await sql<{ value: string }>(SAMPLES[plain]) : [];
  expect(row, `demo data for ${plain}`).toBeDefined();
  return row!.value;
};
