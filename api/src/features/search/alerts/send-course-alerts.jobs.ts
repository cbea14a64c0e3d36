import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { sendMails } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { publicNameAs, withFragment } from '../../accounts/index.ts';
import { isListedAs } from '../../courses/index.ts';
import { notify } from '../../support/index.ts';
import { courseFoundMail } from './course-found.mail.tsx';
import { toStopToken } from './stop-course-alerts.ts';

/** Retention of a request that no course matches, in months. */
const MONTHS = 12;
/** Each search plan takes the database some milliseconds. */
const BATCH = 100;

interface Match {
  readonly words: string;
  readonly slug: string;
  readonly title: string;
  readonly teacher: string;
}

/** Sends one notification or email for each request that a course now matches completely, and deletes the request. */
export const sendCourseAlerts = defineJob({
  name: 'course-alerts.send',
  payload: z.object({}),
  schedule: '20 8 * * *',
  handle: async (services) => {
    const em = services.orm.em.fork();
    await runSql(
      em,
      sql`delete from course_alert where created_at < now() - make_interval(months => ${MONTHS}::int)`,
    );
    let after = '';
    for (;;) {
      const batch = await runSql<{ words: string }>(
        em,
        sql`select distinct words from course_alert where words > ${after} order by words limit ${BATCH}::int`,
        'course-alerts.batch',
      );
      if (batch.length === 0) return;
      const words = batch.map((each) => each.words);
      after = words.at(-1)!;
      for (const match of await findMatches(em, words))
        await em.transactional((inside) => sendAlerts(inside, services, match));
    }
  },
});

/** The best course for each of the words that a course matches completely, by the same search as the catalogue. */
const findMatches = (em: EntityManager, words: readonly string[]): Promise<Match[]> =>
  runSql<Match>(
    em,
    sql`select w.words, m.slug, m.title, m.teacher from unnest(${words}::text[]) w(words),
        lateral (select search_plan(w.words) as plan offset 0) p,
        lateral (select c.slug, c.title, ${publicNameAs('t', 'vi')} as teacher
          from course_document d join course c on c.id = d.course_id join person t on t.id = c.teacher_id
          where d.words @@ (p.plan).query and ${isListedAs('c')}
          order by search_score(d.words, p.plan) desc, c.id limit 1) m
      where not search_is_partial(p.plan)`,
    'course-alerts.matches',
  );

async function sendAlerts(
  em: EntityManager,
  services: Services,
  { words, slug, title: course, teacher }: Match,
): Promise<void> {
  const requests = await runSql<{
    search: string;
    language: Locale;
    personId: string | null;
    email: string | null;
  }>(
    em,
    sql`delete from course_alert where words = ${words} returning search, language, person_id as "personId", email`,
    'course-alerts.take',
  );
  const link = `/courses/${slug}`;
  const { publicUrl } = services.config;
  for (const { search, personId } of requests)
    if (personId)
      await notify(em, services, personId, {
        kind: 'COURSE_FOUND',
        params: { search, course, teacher },
        link,
      });
  await sendMails(
    em,
    services,
    courseFoundMail,
    requests.flatMap(({ search, language, email }) =>
      email === null
        ? []
        : {
            to: email,
            locale: language,
            props: {
              search,
              course,
              teacher,
              link: `${publicUrl}${link}`,
              stop: withFragment(`${publicUrl}/stop-alerts`, {
                token: toStopToken(services.keys, email.toLowerCase()),
              }),
            },
          },
    ),
  );
}
