import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Awards every achievement whose threshold is reached and that is still missing, with the time at which the threshold
 * was reached. The server's job awards the same ones.
 */
export async function seedAchievements(em: EntityManager): Promise<void> {
  await em.execute(`
    insert into earned_achievement (person_id, code, earned_at)
    with lesson as (
      select e.student_id, p.completed_at as at, row_number() over (partition by e.student_id order by p.completed_at, p.id) as n
      from lesson_progress p join enrolment e on e.id = p.enrolment_id where p.completed_at is not null
    ), course as (
      select student_id, completed_at as at, row_number() over (partition by student_id order by completed_at, id) as n
      from enrolment where completed_at is not null
    ), day as (
      select e.student_id, d.day, sum(d.seconds) as seconds, max(p.at) as at
      from study_day d join enrolment e on e.id = d.enrolment_id
      join lateral (select max(l.reported_at) as at from lesson_progress l where l.enrolment_id = e.id
        and (l.reported_at at time zone 'Asia/Ho_Chi_Minh')::date <= d.day) p on true
      group by e.student_id, d.day
    ), minute as (
      select student_id, at, sum(ceil(seconds / 60.0)) over (partition by student_id order by day) as n from day
    ), streak as (
      select student_id, at, row_number() over (partition by student_id, run order by day) as n from (
        select *, day - (row_number() over (partition by student_id order by day))::int as run from day) d
    )
    select student_id, code, min(at) from (
      select 'LESSONS' as metric, student_id, at, n from lesson
      union all select 'COURSES', student_id, at, n from course
      union all select 'MINUTES', student_id, at, floor(n)::bigint from minute
      union all select 'STREAK', student_id, at, n from streak
    ) reached join achievement a using (metric) where n >= a.threshold group by student_id, code
    on conflict do nothing`);
}
