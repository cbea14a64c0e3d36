import { moment } from './moment.ts';
import type { BenchOperation } from './operations.ts';

const page = (rows: string) => `(select coalesce(json_agg(x), '[]') from (${rows}) x)`;
const TODAY = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`;
/** A sum over the requested days, or over the same number of days before them. */
const sum = (column: string, days: string, which: '>' | '<=') =>
  `(select coalesce(sum(${column}), 0)::int from ${days} where day ${which} ${TODAY} - $1::int)`;
const state = `case when e.completed_at is not null then 'COMPLETED' when access_now(e.access, e.expires_at) <> 'ACTIVE' then 'ENDED'
  when e.last_studied_at is null then 'NOT_BEGUN' else 'STUDYING' end`;

/** Tables and figures for teachers and administrators. */
export const deskOperations: readonly BenchOperation[] = [
  {
    name: 'all courses',
    as: 'administrator',
    document: `query Managed($page: Int!) { managedCourses(page: $page, limit: 20) { total items {
      id slug title status visibility price studentCount ratingAverage updatedAt teacher { id fullName } } } }`,
    variables: (i) => ({ page: 1 + (i % 5) }),
    floor: `select json_build_object('managedCourses', json_build_object('total', (select count(*) from course where deleted_at is null), 'items', ${page(`
      select c.id, c.slug, c.title, c.status, c.visibility, c.price, c.student_count as "studentCount", c.rating_average as "ratingAverage",
        ${moment('c.updated_at')} as "updatedAt",
        (select row_to_json(y) from (select p.id, p.full_name as "fullName" from person p where p.id = c.teacher_id) y) as teacher
      from course c where c.deleted_at is null order by c.updated_at desc, c.id desc limit 20 offset $1`)}))::text`,
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
        ${state} as state, least(100, 100 * e.completed_required / greatest(c.required_lessons, 1)) as percentage,
        ${moment('e.enrolled_at')} as "enrolledAt", ${moment('e.last_studied_at')} as "lastStudiedAt"
      from course c join enrolment e on e.course_id = c.id join person p on p.id = e.student_id where c.teacher_id = $2
      order by e.last_studied_at desc nulls last, e.id limit 20 offset $1`)}))::text`,
    values: (v, viewer) => [((v.page as number) - 1) * 20, viewer],
  },
  {
    name: 'figures of a teacher',
    as: 'seller',
    document: `query Figures($days: Int!) { teachingFigures(days: $days) { views viewsBefore enrolments enrolmentsBefore minutes minutesBefore }
      teachingDays(days: $days) { day views enrolments learners minutes } }`,
    variables: () => ({ days: 30 }),
    floor: `with mine as materialized (select id from course where teacher_id = $2),
      seen as materialized (select day, sum(views) as views from course_visit_day
        where course_id in (select id from mine) and day > ${TODAY} - 2 * $1::int group by day),
      done as materialized (select day, sum(enrolments) as enrolments, sum(learners) as learners, sum(seconds) as seconds from course_day
        where course_id in (select id from mine) and day > ${TODAY} - 2 * $1::int group by day)
      select json_build_object('teachingFigures', json_build_object(
        'views', ${sum('views', 'seen', '>')}, 'viewsBefore', ${sum('views', 'seen', '<=')},
        'enrolments', ${sum('enrolments', 'done', '>')}, 'enrolmentsBefore', ${sum('enrolments', 'done', '<=')},
        'minutes', ${sum('seconds', 'done', '>')} / 60, 'minutesBefore', ${sum('seconds', 'done', '<=')} / 60),
      'teachingDays', ${page(`
        select to_char(g.day, 'YYYY-MM-DD') as day, coalesce(s.views, 0) as views, coalesce(d.enrolments, 0) as enrolments,
          coalesce(d.learners, 0) as learners, coalesce(d.seconds, 0) / 60 as minutes
        from (select ${TODAY} - n as day from generate_series(0, $1::int - 1) n) g left join seen s using (day) left join done d using (day)
        order by g.day`)})::text`,
    values: (v, viewer) => [v.days, viewer],
  },
  {
    name: 'ratings of a teacher',
    as: 'seller',
    document: `query Ratings($page: Int!) { taughtRatings(page: $page, limit: 20) { total items {
      id stars text teacherReply createdAt author { id fullName } course { id title } } } }`,
    variables: (i) => ({ page: 1 + (i % 3) }),
    floor: `select json_build_object('taughtRatings', json_build_object(
      'total', (select count(*) from rating r join course c on c.id = r.course_id where c.teacher_id = $2 and r.status = 'PUBLISHED'),
      'items', ${page(`
      select r.id, r.stars, r.text, r.teacher_reply as "teacherReply", ${moment('r.created_at')} as "createdAt",
        json_build_object('id', p.id, 'fullName', p.full_name) as author, json_build_object('id', c.id, 'title', c.title) as course
      from course c join rating r on r.course_id = c.id join person p on p.id = r.author_id
      where c.teacher_id = $2 and r.status = 'PUBLISHED' order by r.created_at desc, r.id limit 20 offset $1`)}))::text`,
    values: (v, viewer) => [((v.page as number) - 1) * 20, viewer],
  },
  {
    name: 'tickets',
    as: 'administrator',
    document: `query Tickets($page: Int!) { tickets(tab: WAITING, page: $page, limit: 20) { total items {
      id number subject category priority state dueAt updatedAt requesterName } } }`,
    variables: (i) => ({ page: 1 + (i % 2) }),
    floor: `select json_build_object('tickets', json_build_object('total', (select count(*) from ticket where state = 'OPEN'), 'items', ${page(`
      select t.id, t.number, t.subject, t.category, t.priority, t.state, ${moment('t.due_at')} as "dueAt",
        ${moment('t.updated_at')} as "updatedAt", p.full_name as "requesterName"
      from ticket t join person p on p.id = t.requester_id where t.state = 'OPEN' order by t.due_at, t.id limit 20 offset $1`)}))::text`,
    values: (v) => [((v.page as number) - 1) * 20],
  },
];
