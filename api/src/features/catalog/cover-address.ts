import type { Context } from '../../graphql/context.ts';
import { type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { isUuid } from '../../platform/ids.ts';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import type { Course } from './course.entity.ts';
import { isPublic, isPublicAs } from './course.visibility.ts';

/**
 * Address of the drawn cover. It shows the title, so that of a course that is not public carries the course's token,
 * which only those are told who may see the course.
 */
export function coverAddress(c: Row<Course>, { viewer }: Context): Sql {
  const address = sql`'/covers/' || ${c.id}::text || '.svg?v=' || left(md5(${c.title}), 8)`;
  // Whoever is not signed in sees public courses only
  if (!viewer) return address;
  return sql`${address} || case when ${isPublic(c)} then '' else '&token=' || ${c.coverToken} end`;
}

/** What a drawn cover is made of. */
export interface CoverFacts {
  readonly title: string;
  /** Of the category; null without one. */
  readonly motif: string | null;
  readonly isPublic: boolean;
}

/** What lies at the address of a drawn cover; undefined when there is nothing for whoever asks. */
export async function findCover(
  { orm }: Pick<Services, 'orm'>,
  id: string,
  token: unknown,
): Promise<CoverFacts | undefined> {
  if (!isUuid(id)) return undefined;
  const [course] = await runSql<CoverFacts & { token: string }>(
    orm.em.fork(),
    sql`select c.title, k.motif, c.cover_token as token, ${isPublicAs('c')} as "isPublic"
      from course c left join category k on k.id = c.category_id where c.id = ${id}`,
    'cover.facts',
  );
  return course && (course.isPublic || token === course.token) ? course : undefined;
}
