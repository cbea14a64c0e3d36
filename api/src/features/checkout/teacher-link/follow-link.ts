import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Services } from '../../../platform/process/services.ts';
import { sealFollowedLink } from './followed-link.ts';
import { readLinkToken } from './link-token.ts';

/** Name of the fragment that gives the browser what it stores; web/src/start/appearance.ts reads and removes it. */
const FRAGMENT = 'teacher-link';

/**
 * A visitor follows a teacher’s link. Whatever is wrong with it, they come to the course or to the catalogue; only one
 * that is ours is remembered and counted.
 * @returns where the visitor goes: a path, with what the browser stores in its fragment, which no server or cache sees
 * @param isVisit false where no page was opened: a picture, a frame, or a page fetched before anyone asks for it
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
