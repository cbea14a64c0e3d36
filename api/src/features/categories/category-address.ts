import { type Sql, sql } from '../../platform/db/sql.ts';

/** The category at an address that leads to it now, or did once. */
export const categoryAt = (slug: string): Sql =>
  sql`coalesce((select a.id from category a where a.slug = ${slug}), (select s.category_id from category_slug s where s.slug = ${slug}))`;
