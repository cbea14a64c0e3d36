import type { Context } from '../../graphql/context.ts';
import { type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { currentBranding, drawnVersion } from '../../platform/branding/branding.ts';
import { runSql } from '../../platform/db/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { MEMBERS_ONLY } from '../../platform/settings/index.ts';
import { COVER_VARIANTS } from '../media/index.ts';
import type { Course } from './course.entity.ts';
import { isPublic, isPublicAs } from './course.visibility.ts';

/**
 * URL of the generated cover. The cover shows the title and the mark of the brand. The URL for a course that is not
 * public, or of a members-only site, therefore contains a token that only viewers of the course receive.
 */
export const coverUrlSql = (c: Row<Course>, context: Context): Sql =>
  generatedCoverUrl(c, c.coverVariant, context);

/** The same for a variant (an SQL expression, null for the automatic one). */
export function generatedCoverUrl(c: Row<Course>, variant: Sql, { services: { settings } }: Context): Sql {
  const address = sql`'/covers/' || ${c.id}::text || '.svg?v=' || left(md5(${c.title} || ${drawnVersion(currentBranding())}::text), 8)
    || coalesce('&variant=' || ${variant}, '')`;
  if (settings.get(MEMBERS_ONLY)) return sql`${address} || '&token=' || ${c.coverToken}`;
  // The same for all viewers, so that one result can be cached for all
  return sql`${address} || case when ${isPublic(c)} then '' else '&token=' || ${c.coverToken} end`;
}

export interface CoverFacts {
  readonly title: string;
  readonly motif: string | null;
  readonly isPublic: boolean;
}

/** @returns undefined if the course does not exist, or is closed to outsiders and the token is wrong */
export async function findCover(
  { orm, settings }: Pick<Services, 'orm' | 'settings'>,
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
  const isOpen = course?.isPublic && !settings.get(MEMBERS_ONLY);
  return course && (isOpen || token === course.token) ? course : undefined;
}

export function parseVariant(asked: unknown): number | undefined {
  const variant = typeof asked === 'string' && /^\d$/.test(asked) ? Number(asked) : COVER_VARIANTS;
  return variant < COVER_VARIANTS ? variant : undefined;
}
