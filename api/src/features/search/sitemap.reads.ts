import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTimestamp, runSql, sql } from '../../platform/db/index.ts';
import { hasPublicPage, isListedAs } from '../courses/index.ts';

/** Sitemaps have at most 50,000 URLs (sitemaps.org). Fewer keep the response below two megabytes. */
const MAX_COURSES = 10_000;
const MAX_TEACHERS = 5_000;

/** A public page for search engines. */
export interface SitemapPage {
  readonly path: string;
  /** In ISO 8601, UTC. */
  readonly changedAt: string;
}

/** Listed courses, categories with courses, and teachers who sell: the most recently changed first. */
export const findSitemapPages = (em: EntityManager): Promise<SitemapPage[]> =>
  runSql<SitemapPage>(
    em,
    sql`(select '/courses/' || c.slug as path, ${isoTimestamp(sql`c.updated_at`)} as "changedAt" from course c where ${isListedAs('c')}
        order by c.updated_at desc limit ${MAX_COURSES}::int)
      union all
      (select '/category/' || k.slug, ${isoTimestamp(sql`max(c.updated_at)`)} from category k
        join category own on k.id in (own.id, own.parent_id) join course c on c.category_id = own.id
        where ${isListedAs('c')} group by k.id)
      union all
      (select '/instructor/' || c.teacher_id, ${isoTimestamp(sql`max(c.updated_at)`)} from course c
        where ${isListedAs('c')} and ${hasPublicPage(sql`c.teacher_id`)}
        group by c.teacher_id order by max(c.updated_at) desc limit ${MAX_TEACHERS}::int)`,
    'search.sitemap',
  );
