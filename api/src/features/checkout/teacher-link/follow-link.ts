import type { Keys } from '../../../platform/access/keys.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { sealFollowedLink } from './followed-link.ts';

const PURPOSE = 'teacher link';
const ID = /^[0-9a-f]{32}$/;

/** The token follows. */
export const TEACHER_LINK_PATH = '/r';

/** Token in the URL of a teacher’s link: the course ID and a signature of this server. */
export const linkToken = (keys: Keys, courseId: string): string =>
  `${Buffer.from(courseId.replaceAll('-', ''), 'hex').toString('base64url')}.${keys.sign(PURPOSE, courseId)}`;

/**
 * The course of a token and whether its signature is valid.
 * @returns undefined if the token contains no course ID
 */
function readLinkToken(keys: Keys, token: string): { courseId: string; isOurs: boolean } | undefined {
  const [packed = '', signature = ''] = token.split('.');
  const id = Buffer.from(packed, 'base64url').toString('hex');
  if (!ID.test(id)) return undefined;
  const courseId = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { courseId, isOurs: keys.verify(PURPOSE, courseId, signature) };
}

/** Name of the URL fragment whose value the browser stores. web/src/start/appearance.ts reads and removes it. */
const FRAGMENT = 'teacher-link';

/**
 * Handles a visit of a teacher’s link. With any invalid link the visitor still reaches the course or the catalogue;
 * only authentic links are stored and counted.
 * @returns the path to redirect to. Its fragment contains the value that the browser stores, which no server or cache
 * sees
 * @param isVisit false if no page was opened, but an image, a frame or a prefetched page
 */
export async function followLink(services: Services, token: string, isVisit: boolean): Promise<string> {
  const link = readLinkToken(services.keys, token);
  const em = services.orm.em.fork();
  const [course] = link
    ? await runSql<{ slug: string }>(
        em,
        sql`select slug from course where id = ${link.courseId} and published_at is not null and visibility <> 'PRIVATE'`,
      )
    : [];
  if (!link || !course) return '/courses';
  const path = `/courses/${course.slug}`;
  if (!link.isOurs || !isVisit) return path;
  await runSql(
    em,
    sql`insert into teacher_link (course_id, visits) values (${link.courseId}, 1)
      on conflict (course_id) do update set visits = teacher_link.visits + 1, last_visited_at = now()`,
  );
  return `${path}#${FRAGMENT}=${sealFollowedLink(services, link.courseId)}`;
}
