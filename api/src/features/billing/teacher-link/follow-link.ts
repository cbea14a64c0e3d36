import { runSql } from '../../../platform/run-sql.ts';
import type { Services } from '../../../platform/services.ts';
import { sql } from '../../../platform/sql.ts';
import { linkCookies } from './link-cookie.ts';
import { readLinkToken } from './link-token.ts';

/** Where a visitor of a link goes, and what their browser is to remember. */
export interface FollowedLink {
  readonly path: string;
  readonly cookies: readonly string[];
}

/**
 * A visitor follows a teacher’s link. Whatever is wrong with it, they come to the course or to the catalogue; only one
 * that is ours is remembered and counted.
 * @param isVisit false where no page was opened: a picture, a frame, or a page fetched before anyone asks for it
 */
export async function followLink(services: Services, token: string, isVisit: boolean): Promise<FollowedLink> {
  const link = readLinkToken(services.keys, token);
  const em = services.orm.em.fork();
  const [course] = link
    ? await runSql<{ slug: string }>(
        em,
        sql`select slug from course where id = ${link.courseId} and published_at is not null and visibility <> 'PRIVATE'`,
      )
    : [];
  if (!link || !course) return { path: '/courses', cookies: [] };
  const path = `/courses/${course.slug}`;
  if (!link.isOurs || !isVisit) return { path, cookies: [] };
  await runSql(
    em,
    sql`insert into teacher_link (course_id, visits) values (${link.courseId}, 1)
      on conflict (course_id) do update set visits = teacher_link.visits + 1, last_visited_at = now()`,
  );
  return { path, cookies: linkCookies(services, link.courseId) };
}
