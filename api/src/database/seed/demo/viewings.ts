import type { EntityManager } from '@mikro-orm/postgresql';
import { sumViewings } from '../../../features/learning/index.ts';

/**
 * Seeds video sittings of the last weeks as the reports of students who consent to it would have stored them. Most reach the position
 * of the student, some replay one part (often the same), and some stop early.
 */
export async function seedViewings(em: EntityManager, now: Date): Promise<void> {
  await em.execute(
    `insert into lesson_viewing (progress_id, began_at, person_id, last_at, media_id, length_sec, stopped_sec, played, replayed)
     select p.id, ended - make_interval(secs => l.duration_sec), e.student_id, ended, l.media_id, l.duration_sec,
       ((stopped + 0.5) * l.duration_sec / 40)::int, (1::bigint << (stopped + 1)) - 1,
       case when luck % 3 = 0 and stopped > hard + 1 then 3::bigint << hard else 0 end
     from lesson_progress p join enrolment e on e.id = p.enrolment_id join lesson l on l.id = p.lesson_id,
       lateral (select abs(hashtext(p.id::text)) as luck, 6 + abs(hashtext(l.id::text)) % 22 as hard) h,
       lateral (select case when p.completed_at is null or luck % 5 = 0 then (hard + luck / 7 % 4) else 39 end as stopped) s,
       lateral (select least(p.reported_at, ?::timestamptz - interval '1 hour') as ended) t
     where (select n.is_given from consent n where n.person_id = e.student_id and n.purpose = 'VIDEO_MEASUREMENT'
         order by n.at desc limit 1)
       and l.media_id is not null and l.removed_at is null and p.reported_at > ?::timestamptz - interval '80 days'`,
    [now.toISOString(), now.toISOString()],
  );
  await sumViewings(em, now);
}
