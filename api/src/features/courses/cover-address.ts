import { type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { COVER_VARIANTS } from '../media/index.ts';
import type { Course } from './course.entity.ts';
import { isPublic, isPublicAs } from './course.visibility.ts';

/**
 * Address of the drawn cover. It shows the title, so that of a course that is not public carries the course's token,
 * which only those are told who may see the course.
 */
export const coverAddress = (c: Row<Course>): Sql => drawnAddress(c, c.coverVariant);

/** The same in a given look (an SQL expression; null: the one that follows from the rest). */
export function drawnAddress(c: Row<Course>, variant: Sql): Sql {
  const address = sql`'/covers/' || ${c.id}::text || '.svg?v=' || left(md5(${c.title}), 8)
    || coalesce('&variant=' || ${variant}, '')`;
  // The same for all, also for those who see public courses only: so its answer can be kept for all
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

/** The look that an address asks for; undefined for anything else than one there is. */
export function variantOf(asked: unknown): number | undefined {
  const variant = typeof asked === 'string' && /^\d$/.test(asked) ? Number(asked) : COVER_VARIANTS;
  return variant < COVER_VARIANTS ? variant : undefined;
}
