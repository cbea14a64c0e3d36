import type pg from 'pg';
import { moment } from './moment.ts';
import type { BenchOperation } from './operations.ts';

const MONTH_MS = 30 * 86_400_000;
const PERIOD = { from: new Date().toISOString(), to: new Date(Date.now() + MONTH_MS).toISOString() };

/** Creates the activity of a student: ninety days of study, opened and completed lessons, scheduled time. */
export async function letStudy(db: pg.Client, student: string): Promise<void> {
  const run = (sql: string) => db.query(sql, [student]);
  await run(`update enrolment set enrolled_at = now() - interval '100 days' where student_id = $1`);
  await run(
    `insert into lesson_progress (enrolment_id, lesson_id, done_sec, position_sec, reached_at, completed_at, completed_why)
     select e.id, l.id, 200, 200, now() - e.place * interval '1 day' - l.position * interval '1 hour',
       case when l.position < 2 then now() - e.place * interval '1 day' end, case when l.position < 2 then 'WATCH' end
     from (select id, course_id, row_number() over (order by last_studied_at desc) as place from enrolment where student_id = $1) e
       join lesson l on l.course_id = e.course_id and l.position < 4 where e.place <= 10`,
  );
  await run(
    `update enrolment e set last_lesson_id = p.lesson_id, completed_lessons = p.done
     from (select enrolment_id, (array_agg(lesson_id order by reached_at desc))[1] as lesson_id, count(completed_at)::int as done
       from lesson_progress group by 1) p where p.enrolment_id = e.id and e.student_id = $1`,
  );
  await run(
    `insert into study_day (enrolment_id, day, seconds)
     select e.id, (now() at time zone 'Asia/Ho_Chi_Minh')::date - d, 600 + d * 7
     from generate_series(0, 89) d, lateral (select id from enrolment where student_id = $1 order by id offset d % 10 limit 1) e
     where d % 9 <> 5`,
  );
  await run(
    `insert into study_slot (person_id, title, starts_at, minutes)
     select $1, 'Giờ học ' || d, date_trunc('hour', now()) + d * interval '2 days', 60 from generate_series(1, 10) d`,
  );
}

const list = (rows: string) => `(select coalesce(json_agg(x), '[]') from (${rows}) x)`;
const one = (row: string) => `(select row_to_json(x) from (${row}) x)`;
const own = 'e.student_id = $3';
const access = 'access_now(e.access, e.expires_at)';
const today = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`;
const lessons = 'from lesson_progress p join enrolment e on e.id = p.enrolment_id';

const right = `select s.line_id as id, ${moment('(s.paid_at + make_interval(days => s.refund_days))')} as deadline,
    coalesce(t.highest_percentage, 0) as percent, s.refund_most_percent as "mostPercent",
    case when r.id is not null then 'ASKED_BEFORE' when s.state <> 'PAID' then 'NOT_PAID' when d.id is not null then 'IN_DISPUTE'
      when now() >= s.paid_at + make_interval(days => s.refund_days) then 'WINDOW_OVER' when t.has_certificate then 'CERTIFICATE_ISSUED'
      when t.highest_percentage > s.refund_most_percent then 'STUDIED_TOO_MUCH' else 'ALLOWED' end as rule
  from sold_line s left join study_standing t on t.student_id = s.buyer_id and t.course_id = s.course_id
    left join refund r on r.line_id = s.line_id and r.status <> 'CANCELLED'
    left join dispute d on d.line_id = s.line_id and d.status = 'OPEN'
  where s.amount > 0 and s.buyer_id = $3 and s.course_id = c.id order by s.paid_at desc limit 1`;

const enrolments = `select e.id, ${access} as access, least(100, 100 * e.completed_required / greatest(k.required_lessons, 1)) as percentage,
    e.completed_lessons as "completedLessons", k.lesson_count as "totalLessons", ${moment('e.completed_at')} as "completedAt",
    ${moment('e.last_studied_at')} as "lastStudiedAt", ${moment('e.enrolled_at')} as "enrolledAt", ${moment('e.expires_at')} as "expiresAt",
    ${one(`select l.id, l.title, ${one(`select p.id, p.lesson_id as "lessonId", p.position_sec as "positionSec",
        case when p.completed_at is null then 'STARTED' else 'COMPLETED' end as state
      from lesson_progress p where p.lesson_id = l.id and p.enrolment_id = e.id`)} as "myProgress"
      from lesson l where l.id = e.last_lesson_id`)} as "lastLesson",
    ${list(`select l.id, l.title from lesson l where l.removed_at is null and l.id in (select h.subject_id from course_change h
        where h.course_id = e.course_id and h.kind = 'LESSON_ADDED' and h.version > e.completed_version)
      and not exists (select 1 from lesson_progress p where p.lesson_id = l.id and p.enrolment_id = e.id and p.completed_at is not null)
      order by l.id desc limit 20`)} as "newLessons",
    ${one(`select c.id, c.slug, c.title, '/covers/' || c.id::text || '.svg?v=' || left(md5(c.title), 8) as "coverUrl",
      c.duration_sec as "durationSec", ${one(right)} as "myRefundRight",
      ${one('select p.id, p.full_name as "fullName" from person p where p.id = c.teacher_id')} as teacher
      from course c where c.id = e.course_id`)} as course
  from enrolment e join course k on k.id = e.course_id where ${own} and ${access} = 'ACTIVE' and e.completed_at is null
  order by coalesce(e.last_studied_at, e.enrolled_at) desc, e.id limit 3`;

const opens = `case l.drip when 'RELATIVE' then e.enrolled_at + make_interval(hours => 24 * l.drip_days) when 'DATE' then l.drip_at end`;
const schedule = `select 'slot:' || s.id as id, 'STUDY_SLOT' as kind, s.title, s.starts_at as at, s.course_id, null::uuid as lesson_id, null::uuid as group_id
    from study_slot s where s.person_id = $3
  union all select 'due:' || d.assignment_id, 'ASSIGNMENT_DUE', l.title, d.due_at, d.course_id, d.lesson_id, null
    from assignment_deadline d join lesson l on l.id = d.lesson_id and l.removed_at is null
    where d.student_id = $3 and d.access = 'ACTIVE' and d.due_at is not null
  union all select 'order:' || d.id, 'ORDER_DUE', d.title, d.expires_at, d.course_id, null, null from payable_course d where d.buyer_id = $3
  union all select 'live:' || l.id, 'LIVE_LESSON', l.title, l.live_starts_at, l.course_id, l.id, null
    from enrolment e join lesson l on l.course_id = e.course_id and l.removed_at is null and l.live_starts_at is not null
    where ${own} and ${access} = 'ACTIVE'
  union all select 'opens:' || (array_agg(l.id order by l.position))[1], 'LESSON_OPENS',
      case when count(*) = 1 then min(l.title) else s.title end, ${opens}, e.course_id, (array_agg(l.id order by l.position))[1], null
    from enrolment e join lesson l on l.course_id = e.course_id and l.removed_at is null and l.drip <> 'NONE' and not l.is_preview
      join section s on s.id = l.section_id
    where ${own} and ${access} = 'ACTIVE' and ${opens} > e.enrolled_at group by e.course_id, s.id, s.title, ${opens}
  union all select 'meeting:' || v.id, 'GROUP_MEETING', g.name || ' · ' || v.title, v.starts_at, g.course_id, null, g.id
    from group_member m join study_group g on g.id = m.group_id join group_event v on v.group_id = g.id
      left join group_event_answer a on a.event_id = v.id and a.person_id = m.person_id
    where m.person_id = $3 and a.comes is distinct from false`;

/** The newest rows of each source are enough to find the newest of all. */
const newest = (rows: string) => `(${rows} order by 3 desc, 1 desc limit 6)`;
const activity = [
  `select 'enrolled:' || e.id as id, 'ENROLLED' as kind, e.enrolled_at as at, e.course_id as course, null::text as lesson, null::text as code
    from enrolment e where ${own}`,
  `select 'started:' || p.id, 'LESSON_STARTED', p.reached_at, e.course_id, l.title, null ${lessons} join lesson l on l.id = p.lesson_id
    where ${own} and p.reached_at is not null`,
  `select 'completed:' || p.id, 'LESSON_COMPLETED', p.completed_at, e.course_id, l.title, null ${lessons} join lesson l on l.id = p.lesson_id
    where ${own} and p.completed_at is not null`,
  `select 'done:' || e.id, 'COURSE_COMPLETED', e.completed_at, e.course_id, null, null from enrolment e where ${own} and e.completed_at is not null`,
  `select 'rated:' || r.id, 'RATED', r.created_at, r.course_id, null, null from rating r where r.author_id = $3`,
  `select 'achievement:' || a.code, 'ACHIEVEMENT', a.earned_at, null, null, a.code from earned_achievement a where a.person_id = $3`,
]
  .map(newest)
  .join(' union all ');
const courseOfActivity = one('select c.id, c.title, c.slug from course c where c.id = a.course');
const lines = `select case when a.kind = 'ACHIEVEMENT'
    then json_build_object('id', a.id, 'kind', a.kind, 'at', ${moment('a.at')}, 'achievement', a.code)
    when a.lesson is not null
    then json_build_object('id', a.id, 'kind', a.kind, 'at', ${moment('a.at')}, 'lessonTitle', a.lesson, 'course', ${courseOfActivity})
    else json_build_object('id', a.id, 'kind', a.kind, 'at', ${moment('a.at')}, 'course', ${courseOfActivity}) end as node
  from (select * from (${activity}) y order by y.at desc, y.id desc limit 6) a`;

const value = (metric: string) => `(select value from metrics where metric = '${metric}')`;
const statistics = `select ${value('MINUTES')} as "studyMinutes",
    coalesce((select days from runs where last >= ${today} - 1 order by last desc limit 1), 0) as "streakDays",
    ${value('STREAK')} as "longestStreakDays",
    (select count(*)::int from enrolment e where ${own} and ${access} = 'ACTIVE' and e.completed_at is null) as "coursesInProgress",
    ${value('COURSES')} as "coursesCompleted", ${value('LESSONS')} as "lessonsCompleted", ${value('CERTIFICATES')} as certificates,
    (select count(*)::int from earned_achievement a where a.person_id = $3) as achievements,
    coalesce((select minutes_per_day from study_goal where person_id = $3), 30) as "goalMinutesPerDay",
    coalesce((select days_per_week from study_goal where person_id = $3), 5) as "goalDaysPerWeek"`;

/** A student opens the dashboard: the document of the web app (web/src/features/learning/dashboard). */
export const dashboard: BenchOperation = {
  name: 'dashboard',
  document: `query Dashboard($from: DateTime!, $to: DateTime!) {
    myEnrolments(status: IN_PROGRESS, limit: 3) { items { id access percentage completedLessons totalLessons completedAt lastStudiedAt enrolledAt expiresAt
      lastLesson { id title myProgress { id lessonId state positionSec } } newLessons { id title }
      course { id slug title coverUrl(width: 480) durationSec myRefundRight { id rule deadline percent mostPercent } teacher { id fullName } } } }
    studyStatistics { studyMinutes streakDays longestStreakDays coursesInProgress coursesCompleted lessonsCompleted certificates achievements
      goalMinutesPerDay goalDaysPerWeek }
    studyDays(days: 168) { day minutes }
    mySchedule(from: $from, to: $to, limit: 6) { id kind title startsAt lessonId groupId course { id slug } }
    myActivity(first: 6) { edges { node { id kind at ... on CourseActivity { course { id title slug } }
      ... on LessonActivity { lessonTitle course { id title slug } } ... on AchievementActivity { achievement } } } }
    myAchievements { code metric threshold progress earnedAt } }`,
  variables: () => PERIOD,
  floor: `with days as materialized (
      select d.day, sum(d.seconds)::int as seconds from study_day d join enrolment e on e.id = d.enrolment_id where ${own} group by d.day),
    runs as materialized (select max(day) as last, count(*)::int as days from (
      select day, day - (row_number() over (order by day))::int as run from days) s group by run),
    metrics as materialized (
      select 'LESSONS' as metric, count(*)::int as value ${lessons} where ${own} and p.completed_at is not null
      union all select 'COURSES', count(*)::int from enrolment e where ${own} and e.completed_at is not null
      union all select 'CERTIFICATES', count(*)::int from certificate c join enrolment e on e.id = c.enrolment_id where ${own} and c.status = 'ISSUED'
      union all select 'HELPFUL_ANSWERS', count(*)::int from helpful_answer h where h.author_id = $3
      union all select 'MINUTES', coalesce(sum(ceil(seconds / 60.0)::int), 0)::int from days
      union all select 'STREAK', coalesce(max(days), 0)::int from runs)
    select json_build_object('myEnrolments', json_build_object('items', ${list(enrolments)}), 'studyStatistics', ${one(statistics)},
      'studyDays', ${list(`select to_char(day, 'YYYY-MM-DD') as day, ceil(seconds / 60.0)::int as minutes from days
        where days.day > ${today} - 168 order by days.day`)},
      'mySchedule', ${list(`select s.id, s.kind, s.title, ${moment('s.at')} as "startsAt", s.lesson_id as "lessonId", s.group_id as "groupId",
        ${one('select c.id, c.slug from course c where c.id = s.course_id')} as course
        from (${schedule}) s where s.at between $1 and $2 order by s.at, s.id limit 6`)},
      'myActivity', json_build_object('edges', ${list(lines)}),
      'myAchievements', ${list(`select a.code, a.metric, a.threshold, ${moment('e.earned_at')} as "earnedAt",
        case when e.earned_at is null then least(m.value, a.threshold) else a.threshold end as progress
        from achievement a join metrics m on m.metric = a.metric left join earned_achievement e on e.code = a.code and e.person_id = $3
        order by a.sort_order`)})::text`,
  values: (v, viewer) => [v.from, v.to, viewer],
};
