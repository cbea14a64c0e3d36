import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { withoutAccents } from '../../platform/i18n/without-accents.ts';
import type { Category } from './category.entity.ts';

/** A title as it stands in addresses: `Lập trình C++` becomes `lap-trinh-c`. */
export const slugify = (title: string): string =>
  withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'khoa-hoc';

/** The category at an address that leads to it now, or did once. */
export const categoryAt = (slug: string): Sql =>
  sql`coalesce((select a.id from category a where a.slug = ${slug}), (select s.category_id from category_slug s where s.slug = ${slug}))`;

/** A free address for a name: the plain one, or with a number behind it. Under the lock of the tree. */
export async function freeAddress(em: EntityManager, name: string): Promise<string> {
  const base = slugify(name);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!(await isTaken(em, slug))) return slug;
  }
}

/** Whether an address leads to another category now, or did once. */
export async function isTaken(em: EntityManager, slug: string, self?: string): Promise<boolean> {
  const [taken] = await runSql(
    em,
    sql`select 1 from category where slug = ${slug} and id is distinct from ${self ?? null}::uuid
      union all select 1 from category_slug where slug = ${slug} and category_id is distinct from ${self ?? null}::uuid`,
  );
  return !!taken;
}

/** Lets a former address, and all that led there, lead to a category from now on. */
export async function leadOn(em: EntityManager, from: Pick<Category, 'id' | 'slug'>, into: string) {
  await runSql(em, sql`update category_slug set category_id = ${into} where category_id = ${from.id}`);
  await runSql(
    em,
    sql`insert into category_slug (slug, category_id) values (${from.slug}, ${into})
      on conflict (slug) do update set category_id = excluded.category_id`,
  );
}
