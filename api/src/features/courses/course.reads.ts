import { getColumns, type Row, resultRow, type Sql, sql } from '../../graphql/read/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { Course } from './course.entity.ts';

export const courseColumns = (alias: string): Row<Course> =>
  getColumns<Course>(alias, ['category', 'teacher']);

type Price = Pick<Row<Course>, 'price' | 'salePrice' | 'saleEndsAt'>;

export const isOnSale = (c: Omit<Price, 'price'>): Sql =>
  sql`(${c.salePrice} is not null and (${c.saleEndsAt} is null or ${c.saleEndsAt} > now()))`;

export const currentPrice = (c: Price): Sql =>
  sql`case when ${isOnSale(c)} then ${c.salePrice} else ${c.price} end`;

/** Lowest price of the 30 days before the active sale, or of the last 30 days without one. */
export const lowestPrice = (c: Row<Course>): Sql => sql`(
  select min(p.amount) from course_price_piece p, lateral (
    select case when ${isOnSale(c)} then coalesce(max(l.ends_at), now()) else now() end as at
    from course_price_piece l where l.course_id = ${c.id} and not l.is_sale and l.ends_at <= now()) until
  where p.course_id = ${c.id} and p.starts_at < until.at and p.ends_at > until.at - interval '30 days')`;

export const byIdOrSlug = (c: Row<Course>, idOrSlug: string): Sql =>
  isUuid(idOrSlug)
    ? sql`${c.id} = ${idOrSlug}`
    : sql`${c.id} = coalesce((select k.id from course k where k.slug = ${idOrSlug}),
        (select s.course_id from course_slug s where s.slug = ${idOrSlug}))`;

/** Reads a course after the commit for the response of a mutation. The command has checked the access. */
export const courseAfter = (id: string) => resultRow(Course, id);
