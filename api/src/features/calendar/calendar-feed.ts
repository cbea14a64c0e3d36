import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { type CalendarEntry, iCalendar } from './icalendar.ts';
import { scheduleRows } from './schedule-source.ts';

/** The purpose of the signature: signatures of other URLs are not valid here. */
const PURPOSE = 'calendar feed';
const DAY_MS = 86_400_000;
/** Days in the past and in the future that the feed covers. */
const DAYS_BACK = 60;
const DAYS_AHEAD = 366;
/** Maximum days from now until a single event. No feature schedules later ones. */
const MAX_DAYS_AHEAD = 3 * 366;
const MAX_EVENTS = 1000;

/** The path of a person's feed: the person ID, a version that each renewal increments, and a signature. */
export const feedPath = (keys: Services['keys'], personId: string, version: number): string =>
  `/calendar/${personId}.${version}.${keys.sign(PURPOSE, `${personId}.${version}`)}.ics`;

export async function renewFeedUrl(context: Context): Promise<void> {
  await runSql(
    context.em,
    sql`insert into calendar_feed (person_id) values (${signedIn(context).id})
      on conflict (person_id) do update set version = calendar_feed.version + 1, renewed_at = now()`,
  );
}

export async function revokeFeedUrl(context: Context): Promise<void> {
  // The row stays with a higher version, so that a former URL never works again
  await runSql(
    context.em,
    sql`update calendar_feed set version = version + 1, renewed_at = null where person_id = ${signedIn(context).id}`,
  );
}

/** @returns undefined if the URL is invalid or was replaced */
export async function findCalendar(
  { keys, orm, config }: Services,
  name: string,
): Promise<string | undefined> {
  const [personId = '', version = '', signature = ''] = name.split('.');
  if (!isUuid(personId) || !keys.verify(PURPOSE, `${personId}.${version}`, signature)) return undefined;
  const em = orm.em.fork();
  const [feed] = await runSql<{ locale: Locale }>(
    em,
    sql`select p.locale from calendar_feed f join person p on p.id = f.person_id
      where f.person_id = ${personId} and f.version::text = ${version} and f.renewed_at is not null and p.is_active`,
  );
  if (!feed) return undefined;
  const entries = await findEntries(em, personId, DAYS_AHEAD);
  return iCalendar(entries, { origin: config.publicUrl, locale: feed.locale });
}

/**
 * One event of the viewer's schedule as a file.
 * @returns null if the viewer has no such event
 */
export async function findScheduleFile(context: Context, eventId: string): Promise<string | null> {
  const { em, locale, services } = context;
  const entries = await findEntries(em, signedIn(context).id, MAX_DAYS_AHEAD, sql`where s.id = ${eventId}`);
  return entries.length ? iCalendar(entries, { origin: services.config.publicUrl, locale }) : null;
}

function findEntries(em: EntityManager, personId: string, daysAhead: number, where: Sql = sql``) {
  const [from, to] = [-DAYS_BACK, daysAhead].map((days) => new Date(Date.now() + days * DAY_MS));
  return runSql<CalendarEntry>(
    em,
    sql`select s.*, c.title as "courseTitle", c.slug as "courseSlug"
      from (${scheduleRows(personId, from!, to!, MAX_EVENTS)}) s left join course c on c.id = s.course ${where}
      order by s."startsAt", s.id`,
  );
}
