import { moment } from './moment.ts';
import type { BenchOperation } from './operations.ts';

const page = (rows: string) => `(select coalesce(json_agg(x), '[]') from (${rows}) x)`;
const state = `case when e.completed_at is not null then 'COMPLETED' when access_now(e.access, e.expires_at) <> 'ACTIVE' then 'ENDED'
  when e.last_studied_at is null then 'NOT_BEGUN' else 'STUDYING' end`;

/** The tables of teachers and administrators. */
export const deskOperations: readonly BenchOperation[] = [
  {
    name: 'all courses',
    as: 'administrator',
    document: `query Managed($page: Int!) { managedCourses(page: $page, limit: 20) { total items {
      id slug title status visibility price studentCount ratingAverage updatedAt teacher { id fullName } } } }`,
    variables: (i) => ({ page: 1 + (i % 5) }),
    floor: `select json_build_object('managedCourses', json_build_object('total', (select count(*) from course), 'items', ${page(`
      select c.id, c.slug, c.title, c.status, c.visibility, c.price, c.student_count as "studentCount", c.rating_average as "ratingAverage",
        ${moment('c.updated_at')} as "updatedAt",
        (select row_to_json(y) from (select p.id, p.full_name as "fullName" from person p where p.id = c.teacher_id) y) as teacher
      from course c order by c.updated_at desc, c.id desc limit 20 offset $1`)}))::text`,
    values: (v) => [((v.page as number) - 1) * 20],
  },
  {
    name: 'students of a teacher',
    as: 'seller',
    document: `query Students($page: Int!) { taughtStudents(page: $page, limit: 20) { total items {
      id fullName courseId courseTitle access state percentage enrolledAt lastStudiedAt } } }`,
    variables: (i) => ({ page: 1 + (i % 3) }),
    floor: `select json_build_object('taughtStudents', json_build_object(
      'total', (select count(*) from enrolment e join course c on c.id = e.course_id where c.teacher_id = $2), 'items', ${page(`
      select e.id, p.full_name as "fullName", c.id as "courseId", c.title as "courseTitle", access_now(e.access, e.expires_at) as access,
        ${state} as state, least(100, 100 * e.completed_lessons / greatest(c.lesson_count, 1)) as percentage,
        ${moment('e.enrolled_at')} as "enrolledAt", ${moment('e.last_studied_at')} as "lastStudiedAt"
      from course c join enrolment e on e.course_id = c.id join person p on p.id = e.student_id where c.teacher_id = $2
      order by e.last_studied_at desc nulls last, e.id limit 20 offset $1`)}))::text`,
    values: (v, viewer) => [((v.page as number) - 1) * 20, viewer],
  },
];
