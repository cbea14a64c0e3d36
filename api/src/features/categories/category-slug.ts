import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { slugify } from '../../platform/i18n/slugify.ts';
import type { Category } from './category.entity.ts';

export const categoryBySlug = (slug: string): Sql =>
  sql`coalesce((select a.id from category a where a.slug = ${slug}), (select s.category_id from category_slug s where s.slug = ${slug}))`;

/**
 * A free slug for a name: the plain slug, or the slug with a number appended. The caller holds the lock of the tree.
 */
export async function freeSlug(em: EntityManager, name: string): Promise<string> {
  const base = slugify(name, 'danh-muc');
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!(await isSlugTaken(em, slug))) return slug;
  }
}

export async function isSlugTaken(em: EntityManager, slug: string, self?: string): Promise<boolean> {
  const [taken] = await runSql(
    em,
    sql`select 1 from category where slug = ${slug} and id is distinct from ${self ?? null}::uuid
      union all select 1 from category_slug where slug = ${slug} and category_id is distinct from ${self ?? null}::uuid`,
  );
  return !!taken;
}

/** Redirects a former slug, and all slugs that redirected to that category, to another category. */
export async function redirectSlugs(
  em: EntityManager,
  from: Pick<Category, 'id' | 'slug'>,
  into: string,
): Promise<void> {
  await runSql(em, sql`update category_slug set category_id = ${into} where category_id = ${from.id}`);
  await runSql(
    em,
    sql`insert into category_slug (slug, category_id) values (${from.slug}, ${into})
      on conflict (slug) do update set category_id = excluded.category_id`,
  );
}
