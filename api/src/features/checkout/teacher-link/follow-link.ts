import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Services } from '../../../platform/process/services.ts';
import { sealFollowedLink } from './followed-link.ts';
import { readLinkToken } from './link-token.ts';

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
