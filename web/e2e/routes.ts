import type { RouteObject } from 'react-router-dom';
import { expect } from 'vitest';
import { memberRoutes } from '../src/app/member.routes.tsx';
import { sql } from './database.ts';

/** Paths of all routes behind the public pages, as the program declares them: a new one is walked without being named here. */
const pathsOf = (routes: readonly RouteObject[], base = ''): string[] =>
  routes.flatMap(({ path, index, children, element }) => {
    const here = path ? `${base}/${path}` : base;
    if (children) return pathsOf(children, here);
    // What only leads elsewhere is no screen
    return (path || index) && !element ? [here] : [];
  });
export const ALL_PATHS = [...new Set(pathsOf(memberRoutes({} as never)))];

/** Whose screens they are, and the demo account that looks at them. */
export const PEOPLE = {
  student: 'student@sen.test',
  teacher: 'teacher@sen.test',
  admin: 'admin@sen.test',
} as const;
/** Who looks at a path. */
export const areaOf = (path: string): keyof typeof PEOPLE | 'guest' =>
  path.startsWith('/teacher')
    ? 'teacher'
    : path.startsWith('/admin') && path !== '/admin/login'
      ? 'admin'
      : /^\/(login|register|forgot-password|verify-email|admin\/login|payment\/result)$/.test(path)
        ? 'guest'
        : 'student';

const OWN = "(select id from person where email = 'student@sen.test')";
const TAUGHT = "(select id from person where email = 'teacher@sen.test')";
/** A place in a path: one of its kind in the demo data. */
const one = (prefix: string, column: string, from: string, suffix = '') =>
  `select '${prefix}' || ${column} || '${suffix}' as value from ${from} limit 1`;
const course = (prefix: string, suffix = '') =>
  one(prefix, 'id', `course where teacher_id = ${TAUGHT} and status = 'PUBLISHED' order by id`, suffix);
const taughtLesson = (part: string, kind: string) =>
  `select '/teacher/courses/' || l.course_id || '/${part}/' || l.id as value from lesson l join course c on c.id = l.course_id
    where c.teacher_id = ${TAUGHT} and l.kind = '${kind}' and l.removed_at is null order by l.id limit 1`;
/** Addresses of the paths with parameters: statements that find one in the demo data. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/checkout/:courseId': one(
    '/checkout/',
    'id',
    `course where status = 'PUBLISHED' and visibility = 'PUBLIC' and price > 0
      and id not in (select course_id from enrolment where student_id = ${OWN}) order by id`,
  ),
  '/payment/vietqr/:reference': one(
    '/payment/vietqr/',
    'a.reference',
    `payment_attempt a join orders o on o.id = a.order_id where o.buyer_id = ${OWN} order by a.id`,
  ),
  '/assignments/:id': one(
    '/assignments/',
    'a.id',
    `assignment a join enrolment e on e.course_id = a.course_id where e.student_id = ${OWN} order by a.id`,
  ),
  '/learning/:courseId': one(
    '/learning/',
    'course_id',
    `enrolment where student_id = ${OWN} and access = 'ACTIVE' order by id`,
  ),
  '/learning/:courseId/quiz/:lessonId': `select '/learning/' || l.course_id || '/quiz/' || l.id as value from lesson l
    join enrolment e on e.course_id = l.course_id where e.student_id = ${OWN} and e.access = 'ACTIVE' and l.kind = 'QUIZ'
      and l.removed_at is null order by l.id limit 1`,
  '/dashboard/groups/:id': one(
    '/dashboard/groups/',
    'group_id',
    `group_member where person_id = ${OWN} order by group_id`,
  ),
  '/dashboard/refunds/exchange/:lineId': one(
    '/dashboard/refunds/exchange/',
    'l.id',
    `order_line l join orders o on o.id = l.order_id where o.buyer_id = ${OWN} order by l.id`,
  ),
  // The demo student has asked for nothing back: there the page says so
  '/dashboard/refunds/:id': one('/dashboard/refunds/', 'id', 'refund order by id'),
  '/dashboard/bills/:id': one('/dashboard/bills/', 'id', `orders where buyer_id = ${OWN} order by id`),
  '/dashboard/support/:id': one(
    '/dashboard/support/',
    'id',
    `ticket where requester_id = ${OWN} order by id`,
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
    `assignment a join course c on c.id = a.course_id where c.teacher_id = ${TAUGHT} order by a.id`,
  ),
  '/teacher/refunds/:id': one('/teacher/refunds/', 'id', `refund where teacher_id = ${TAUGHT} order by id`),
  '/teacher/earnings/sales/:lineId': one(
    '/teacher/earnings/sales/',
    'l.id',
    `order_line l join course c on c.id = l.course_id where c.teacher_id = ${TAUGHT} and l.state = 'PAID' order by l.id`,
  ),
  '/teacher/advanced/packages/:id': "select '/teacher/advanced/packages/PRO' as value",
  '/admin/users/:id': one('/admin/users/', 'id', 'person order by id'),
  '/admin/webhooks/:id': one('/admin/webhooks/', 'id', 'webhook order by id'),
  '/admin/bills/:id': one('/admin/bills/', 'id', 'orders order by id'),
  '/admin/refunds/:id': one('/admin/refunds/', 'id', 'refund order by id'),
  '/admin/ledger/teachers/:account': "select '/admin/ledger/teachers/TEACHER_PAYABLE' as value",
  '/admin/ledger/accounts/:code': one('/admin/ledger/accounts/', 'code', 'ledger_account order by code'),
  '/admin/courses/review/:id': one('/admin/courses/review/', 'course_id', 'course_review order by id'),
};

/** An address of a path, with something of the demo data where it has parameters. */
export const addressOf = async (path: string): Promise<string> => {
  const plain = path.replaceAll(/\/:\w+\?/g, '');
  if (!plain.includes(':')) return plain;
  const [row] = SAMPLES[plain] ? await sql<{ value: string }>(SAMPLES[plain]) : [];
  expect(row, `the demo data have something for ${plain}`).toBeDefined();
  return row!.value;
};
