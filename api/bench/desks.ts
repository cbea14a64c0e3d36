import type pg from 'pg';
import { SELLER } from './money.ts';

/** Tickets for each hundred students. */
const TICKETS_PER_HUNDRED = 40;
/**
 * Unresolved tickets: the same number in small and large databases, like the courses of the teacher who sends the
 * requests.
 */
const OPEN_TICKETS = 200;
const COURSES_OF_SELLER = 40;
/** Days with views and study time of courses. */
const DAYS = 60;
const TODAY = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`;

/** Creates the data of teachers' and support's screens: daily totals of every course, and tickets. */
export async function fillDesks(db: pg.Client, students: number): Promise<void> {
  await db.query(
    `update course set teacher_id = $1 where id in (select id from course where teacher_id <> $1 order by id
       limit greatest(0, $2::int - (select count(*) from course where teacher_id = $1)))`,
    [SELLER, COURSES_OF_SELLER],
  );
  const tickets = (students * TICKETS_PER_HUNDRED) / 100;
  await db.query(
    `insert into course_visit_day (course_id, day, views, previews)
     select c.id, ${TODAY} - n, 5 + (c.price / 10000 + n) % 40, n % 7 from course c, generate_series(0, $1::int - 1) n`,
    [DAYS],
  );
  await db.query(
    `insert into course_day (course_id, day, ordered, paid, enrolments, begun, finished, learners, seconds)
     select c.id, ${TODAY} - n, 3, 2, 2, 1, n % 2, 4 + n % 5, 600 * (1 + n % 9) from course c, generate_series(0, $1::int - 1) n`,
    [DAYS],
  );
  await db.query(
    `insert into ticket (id, number, subject, category, priority, state, language, requester_id, reply_due_at, first_replied_at,
       resolved_at, stars, rated_at, message_count, created_at, updated_at)
     select md5('t' || i)::uuid, 'HT-' || lpad(i::text, 8, '0'), 'Không mở được bài ' || i,
       (array['PAYMENT', 'LEARNING', 'TEACHING', 'FAULT', 'ACCOUNT', 'OTHER'])[1 + i % 6], case when i % 10 = 0 then 'HIGH' else 'NORMAL' end,
       case when i % $2::int = 0 then 'OPEN' when i % $2::int < 3 then 'REPLIED' else 'CLOSED' end, 'vi',
       ('20000000-0000-8000-a000-' || lpad((501 + i % $1::int)::text, 12, '0'))::uuid,
       case when i % $2::int = 0 then now() + (i % 977) * interval '1 minute' end,
       case when i % $2::int > 0 then at + interval '3 hours' end, case when i % $2::int > 2 then at + interval '1 day' end,
       case when i % $2::int > 2 and i % 3 = 0 then 3 + i % 3 end, case when i % $2::int > 2 and i % 3 = 0 then at + interval '2 days' end,
       2, at, at + interval '3 hours'
     from (select i, now() - i * interval '365 days' / $3::int as at
       from generate_series(1, $3::int) i) n`,
    [students, tickets / OPEN_TICKETS, tickets],
  );
}
