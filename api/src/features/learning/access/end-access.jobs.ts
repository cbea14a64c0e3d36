import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { formatTime } from '../../../platform/i18n/formats.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { notify } from '../../support/index.ts';

/** Students in one transaction. The job continues until none is left. */
const MAX_AT_ONCE = 500;

/**
 * Notifies students a week and a day before temporary access ends, and once it has ended. Reads evaluate access by
 * the clock (access_now), so this job only updates the stored state.
 */
export const endAccess = defineJob({
  name: 'enrolment.end-access',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  async handle(services) {
    for (const step of [end, remind])
      while ((await services.orm.em.fork().transactional((em) => step(em, services))) === MAX_AT_ONCE);
  },
});

interface EndingAccess {
  readonly student: string;
  readonly course: string;
  readonly title: string;
}

async function end(em: EntityManager, services: Services): Promise<number> {
  const ended = await runSql<EndingAccess>(
    em,
    sql`with over as (
        select id from enrolment where access = 'ACTIVE' and expires_at <= now()
        order by expires_at, id limit ${MAX_AT_ONCE} for update skip locked)
      update enrolment e set access = 'EXPIRED' from over, course c where e.id = over.id and c.id = e.course_id
      returning e.student_id as student, e.course_id as course, c.title`,
  );
  for (const { student, course, title } of ended)
    await notify(em, services, student, {
      kind: 'ACCESS_ENDED',
      params: { course: title },
      link: `/learning/${course}`,
    });
  return ended.length;
}

async function remind(em: EntityManager, services: Services): Promise<number> {
  const near = await runSql<EndingAccess & { days: number; at: string }>(
    em,
    sql`with near as (
        select id, case when expires_at <= now() + interval '1 day' then 1 else 7 end as days from enrolment
        where access = 'ACTIVE' and expires_at > now() and expires_at <= now() + interval '7 days'
          and (told_days is null or told_days > 1 and expires_at <= now() + interval '1 day')
        order by expires_at, id limit ${MAX_AT_ONCE} for update skip locked)
      update enrolment e set told_days = near.days from near, course c where e.id = near.id and c.id = e.course_id
      returning e.student_id as student, e.course_id as course, c.title, near.days, e.expires_at as at`,
  );
  for (const { student, course, title, days, at } of near)
    await notify(em, services, student, {
      kind: 'ACCESS_ENDS',
      // The same in every language: 23:59, 25/11/2026, the last minute of the last day
      params: { course: title, days, endsAt: formatTime('vi', new Date(new Date(at).getTime() - 60_000)) },
      link: `/learning/${course}`,
    });
  return near.length;
}
