import type { Context } from '../../graphql/context.ts';
import { signedIn } from '../../graphql/context.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { type CalendarEntry, iCalendar } from './icalendar.ts';
import { scheduleOf } from './schedule-source.ts';

/** What the signature of an address is for: no other address is good here. */
const PURPOSE = 'calendar feed';
const DAY_MS = 86_400_000;
/** Days that the feed looks back and ahead. */
const BACK = 60;
const AHEAD = 366;
/** Days ahead of which nothing is announced. */
const FARTHEST = 3 * 366;
const MOST = 1000;

/** The path of a person's feed: made of their id, the version that renewing raises, and a signature. */
export const feedPath = (keys: Services['keys'], personId: string, version: number): string =>
  `/calendar/${personId}.${version}.${keys.sign(PURPOSE, `${personId}.${version}`)}.ics`;

/** Gives the viewer an address for their calendar; the one before works no longer. */
export async function renewCalendarAddress(context: Context): Promise<void> {
  const viewer = signedIn(context);
  await runSql(
    context.em,
    sql`insert into calendar_feed (person_id) values (${viewer.id})
      on conflict (person_id) do update set version = calendar_feed.version + 1, renewed_at = now()`,
  );
}

/** Takes the address away. */
export async function closeCalendarAddress(context: Context): Promise<void> {
  const viewer = signedIn(context);
  // The version stays, so that an address of before never comes back to life
  await runSql(
    context.em,
    sql`update calendar_feed set version = version + 1, renewed_at = null where person_id = ${viewer.id}`,
  );
}

/** The file behind an address; undefined where the address is not, or no longer, good. */
export async function findCalendar(
  { keys, orm, config }: Services,
  name: string,
  now = Date.now(),
): Promise<string | undefined> {
  const [personId = '', version = '', signature = ''] = name.split('.');
  if (!isUuid(personId) || !keys.verify(PURPOSE, `${personId}.${version}`, signature)) return undefined;
  const em = orm.em.fork();
  const [feed] = await runSql<{ locale: 'vi' | 'en' }>(
    em,
    sql`select p.locale from calendar_feed f join person p on p.id = f.person_id
      where f.person_id = ${personId} and f.version::text = ${version} and f.renewed_at is not null and p.is_active`,
  );
  if (!feed) return undefined;
  const entries = await runSql<CalendarEntry>(
    em,
    sql`select s.*, c.title as "courseTitle", c.slug as "courseSlug"
      from (${scheduleOf(personId, new Date(now - BACK * DAY_MS), new Date(now + AHEAD * DAY_MS), MOST)}) s
      left join course c on c.id = s.course order by s."startsAt", s.id`,
  );
  return iCalendar(entries, { origin: config.publicUrl, locale: feed.locale, now });
}

/** One event of the viewer's schedule as a file; null where they have none by that id. */
export async function findScheduleFile(
  context: Context,
  eventId: string,
  now = Date.now(),
): Promise<string | null> {
  const viewer = signedIn(context);
  const schedule = scheduleOf(
    viewer.id,
    new Date(now - BACK * DAY_MS),
    new Date(now + FARTHEST * DAY_MS),
    MOST,
  );
  const [entry] = await runSql<CalendarEntry>(
    context.em,
    sql`select s.*, c.title as "courseTitle", c.slug as "courseSlug"
      from (${schedule}) s left join course c on c.id = s.course where s.id = ${eventId}`,
  );
  if (!entry) return null;
  const { locale, services } = context;
  return iCalendar([entry], { origin: services.config.publicUrl, locale, now });
}
