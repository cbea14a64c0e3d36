import { derived, type Row, rows, type Sql, sql } from '../../graphql/read/index.ts';
import { BRANDING } from '../../platform/branding/branding.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { Course, isListedAs } from '../courses/index.ts';
import { MAX_BLOCK_COURSES } from './blocks.ts';
import { CustomPageBlockView } from './custom-page.types.ts';

export const PUBLISHED = 'Published pages are public.';

/** The choice of courses of a block. */
export interface CourseChoice {
  /** A JSON array. */
  readonly courseIds: unknown;
  readonly categoryId: unknown;
  readonly courseCount: unknown;
}
/** The blocks of a page, which its GraphQL type does not have. */
export interface BlockList {
  readonly blockList: unknown;
}

/** A JSON value with the name of the academy for `{{brand}}`. */
const withBrand = (value: Sql, settings: Settings): Sql =>
  sql`replace(${value}::text, '{{brand}}', ${JSON.stringify(settings.getDocument(BRANDING).name).slice(1, -1)})::jsonb`;

/** Published versions in the requested language, or in another one. */
export const publishedPages = (where: Sql, locale: Locale, settings: Settings): Sql => sql`
  select p.id || '-' || (t.texts->>'language') as id, p.slug, t.texts->>'language' as language,
    t.texts->>'title' as title, t.texts->>'description' as description, v.above_courses as "isAboveCourses",
    p.published_at as "publishedAt", t.texts->'blocks' as "blockList"
  from custom_page p join custom_page_version v on v.page_id = p.id and v.number = p.published_version
  cross join lateral (select ${withBrand(sql`e`, settings)} as texts from jsonb_array_elements(v.translations) e
    order by (e->>'language' = ${locale}) desc, e->>'language' desc limit 1) t
  where ${where}`;

/** Links of the footer with their titles in each language, the oldest page first. */
export const footerLinks = (settings: Settings, limit: number): Sql => sql`
  select p.slug, t.titles->>'vi' as "titleVi", t.titles->>'en' as "titleEn"
  from custom_page p join custom_page_version v on v.page_id = p.id and v.number = p.published_version
  cross join lateral (select ${withBrand(sql`jsonb_object_agg(e->>'language', e->>'title')`, settings)} as titles
    from jsonb_array_elements(v.translations) e) t
  where v.in_footer and p.slug is not null order by p.created_at, p.id limit ${limit}::int`;

export const blocksOf = ({ blockList }: Row<BlockList>) =>
  derived(
    CustomPageBlockView,
    sql`select b->>'kind' as kind, coalesce(b->'texts', '[]') as texts, b->>'heading' as heading,
        '/brand/' || (b->>'picture') as "picturePath", (b->>'width')::int as width, (b->>'height')::int as height,
        b->>'alt' as alt, b->>'caption' as caption, coalesce(b->'courseIds', '[]') as "courseIds",
        b->>'categoryId' as "categoryId", coalesce((b->>'courseCount')::int, 0) as "courseCount"
      from jsonb_array_elements(${blockList}) with ordinality as list(b, n) order by n`,
    PUBLISHED,
  );

/** The chosen courses in their order, or those of a category and its lower level by their students. */
export const coursesOf = ({ courseIds, categoryId, courseCount }: Row<CourseChoice>) => {
  const chosen = sql`array(select jsonb_array_elements_text(${courseIds}))`;
  return rows(
    Course,
    (c) => ({
      orderBy: sql`array_position(${chosen}, ${c.id}::text), ${c.studentCount} desc, ${c.id}`,
      limit: MAX_BLOCK_COURSES,
    }),
    {
      from: sql`select o.* from course o where ${isListedAs('o')}
        and (o.id::text = any(${chosen}) or o.category_id in (select k.id from category k
          where ${categoryId}::text in (k.id::text, k.parent_id::text)))
        order by array_position(${chosen}, o.id::text), o.student_count desc, o.id limit ${courseCount}::int`,
      skipVisibility: 'The lists contain only listed courses. They are public.',
    },
  );
};
