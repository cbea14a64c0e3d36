import { COMMAND_DECIDED, type Row, rows, type Sql, sql } from '../../graphql/read/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { Course } from './course.entity.ts';

/** Whether the sale price runs at the moment of the query. */
export const isOnSale = (c: Row<Course>): Sql =>
  sql`(${c.salePrice} is not null and (${c.saleEndsAt} is null or ${c.saleEndsAt} > now()))`;

/** What a buyer pays at the moment of the query. */
export const currentPrice = (c: Row<Course>): Sql =>
  sql`case when ${isOnSale(c)} then ${c.salePrice} else ${c.price} end`;

/** The lowest price of the 30 days before the sale that runs, or of the last 30 days without one. */
export const lowestPrice = (c: Row<Course>): Sql => sql`(
  select min(p.amount) from course_price_piece p, lateral (
    select case when ${isOnSale(c)} then coalesce(max(l.ends_at), now()) else now() end as at
    from course_price_piece l where l.course_id = ${c.id} and not l.is_sale and l.ends_at <= now()) until
  where p.course_id = ${c.id} and p.starts_at < until.at and p.ends_at > until.at - interval '30 days')`;

/** A course by id, by its name in addresses, or by a former one. */
export const byIdOrSlug = (c: Row<Course>, idOrSlug: string): Sql =>
  isUuid(idOrSlug)
    ? sql`${c.id} = ${idOrSlug}`
    : sql`${c.id} = coalesce((select k.id from course k where k.slug = ${idOrSlug}),
        (select s.course_id from course_slug s where s.slug = ${idOrSlug}))`;

/** Read after the commit, as the answer of a mutation whose command has decided who may have it. */
export const courseAfter = (id: string) =>
  rows(Course, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
