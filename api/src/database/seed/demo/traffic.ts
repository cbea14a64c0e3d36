import type { EntityManager } from '@mikro-orm/postgresql';
import { sumFigures } from '../../../features/analytics/index.ts';
import { gatherStatistics } from './insert.ts';

/** First days of Tết. Visits are rare around them. */
const TET = ['2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13'];

/**
 * Seeds daily sums of course visits for a year: more for courses with many students, fewer at weekends, few at Tết,
 * and growing with the platform. The job itself computes the other sums from the rows that exist.
 */
export async function seedTraffic(em: EntityManager, now: Date): Promise<void> {
  await sumFigures(em);
  await gatherStatistics(em, 'course_day');
  await em.execute(
    `insert into course_visit_day (course_id, day, views, previews)
     select x.id, x.day, x.views, x.views * (18 + x.luck % 14) / 100 + x.bought from (
       select c.id, g.day, h.luck, coalesce(d.ordered + d.enrolments, 0) as bought, coalesce(3 * (d.ordered + d.enrolments), 0) + floor(
         (2 + c.student_count / 16.0) * (0.4 + 0.6 * g.n / 365.0) * (0.7 + h.luck % 60 / 100.0)
         * case extract(isodow from g.day) when 6 then 0.75 when 7 then 0.6 when 2 then 1.15 else 1 end
         * case when exists (select 1 from unnest(string_to_array(?, ',')::date[]) t where g.day between t - 3 and t + 6) then 0.2 else 1 end)::int as views
       from course c
       cross join (select n, (?::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - 365 + n as day from generate_series(0, 365) n) g
       cross join lateral (select abs(hashtext(c.id::text || g.day::text)) as luck) h
       left join course_day d on d.course_id = c.id and d.day = g.day
       where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC') x
     where x.views > 0`,
    [TET.join(), now.toISOString()],
  );
  await gatherStatistics(em, 'course_visit_day');
  // Visitors who found the course by a search
  await em.execute(
    `insert into course_words_day (course_id, day, words, visits)
     select v.course_id, v.day, w.words, 1 + w.luck % least(3, v.views)
     from (select s.words, d.course_id, abs(hashtext(s.words || d.course_id::text)) as luck
       from (select words, (search_plan(words)).query as query from common_search offset 0) s
       join course_document d on d.words @@ s.query) w
     join course_visit_day v on v.course_id = w.course_id and v.views > 0
       and v.day > (?::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - 45
       and abs(hashtext(w.words || v.day::text || v.course_id::text)) % 4 = 0`,
    [now.toISOString()],
  );
}
