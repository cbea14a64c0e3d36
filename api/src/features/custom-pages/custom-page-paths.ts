import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTimestamp, runSql, sql } from '../../platform/db/index.ts';

/** Published pages for search engines, at most 1,000. */
export const findCustomPagePaths = (em: EntityManager): Promise<{ path: string; changedAt: string }[]> =>
  runSql(
    em,
    sql`select '/p/' || p.slug as path, ${isoTimestamp(sql`p.published_at`)} as "changedAt" from custom_page p
      where p.slug is not null and p.published_version is not null order by p.slug limit 1000`,
    'custom-pages.sitemap',
  );
