import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { CURRENT_PRICE } from '../cart/index.ts';
import { notify } from '../support/index.ts';

/** Rows per run. The next run processes the remaining ones. */
const MAX_AT_ONCE = 500;
/** Remaining time of a sale at which a reminder is sent. */
const SOON = sql`interval '24 hours'`;
/**
 * Minimum time between two notifications about price drops of one course, for teachers who change a price back and
 * forth.
 */
const PAUSE = sql`interval '24 hours'`;

const ON_SALE: Sql = sql`(c.status = 'PUBLISHED' and c.visibility <> 'PRIVATE')`;
/** The course is still on the user's list, and the user neither teaches nor has it. */
const WANTED: Sql = sql`(w.removed_at is null and c.teacher_id <> w.person_id and not exists (
  select 1 from course_student e where e.course_id = w.course_id and e.student_id = w.person_id
    and e.access in ('ACTIVE', 'SUSPENDED')))`;
const DROPPED: Sql = sql`(${CURRENT_PRICE} < least(w.price_then, w.told_price) and (w.told_at is null or w.told_at < now() - ${PAUSE}))`;
const ENDS_SOON: Sql = sql`(c.sale_price is not null and c.sale_ends_at between now() and now() + ${SOON}
  and w.told_sale_end is distinct from c.sale_ends_at and c.sale_price <= w.price_then)`;

/** Notifies users about saved courses: price drops, sales that end soon, and courses that are on sale again. */
export const notifyWishlists = defineJob({
  name: 'wishlist.tell',
  schedule: '*/10 * * * *',
  async handle(services) {
    const em = services.orm.em.fork();
    await em.transactional(resetNotifications);
    await em.transactional((inner) => notifyPrices(inner, services));
    await em.transactional((inner) => notifySoldAgain(inner, services));
  },
});

/**
 * Deletes removals that can no longer be undone, and allows another notification once a price has returned to the
 * saved one.
 */
async function resetNotifications(em: EntityManager): Promise<void> {
  await runSql(em, sql`delete from wishlist_item where removed_at < now() - interval '1 day'`);
  await runSql(
    em,
    sql`update wishlist_item w set told_price = null from course c
      where c.id = w.course_id and w.told_price is not null and ${CURRENT_PRICE} >= w.price_then`,
  );
}

interface Due {
  readonly personId: string;
  readonly title: string;
  readonly slug: string;
  readonly priceThen: number;
  readonly price: number;
  readonly listPrice: number;
  readonly hasDropped: boolean;
  /** End of the sale that the current price belongs to; null without a sale. */
  readonly saleEndsAt: string | null;
}

/** A price drop whose sale ends soon causes one notification, which includes the end. */
async function notifyPrices(em: EntityManager, services: Services): Promise<void> {
  const due = await runSql<{ due: Due }>(
    em,
    sql`with due as (
        select w.person_id, w.course_id, c.title, c.slug, c.price as list_price, ${CURRENT_PRICE} as price, w.price_then,
          ${DROPPED} as has_dropped, ${ENDS_SOON} as ends_soon,
          case when ${CURRENT_PRICE} < c.price then c.sale_ends_at end as sale_ends_at
        from wishlist_item w join course c on c.id = w.course_id
        where ${ON_SALE} and ${WANTED} and (${DROPPED} or ${ENDS_SOON})
        order by w.person_id, w.course_id limit ${MAX_AT_ONCE} for update of w skip locked),
      told as (
        update wishlist_item w set
          told_price = case when d.has_dropped then d.price else w.told_price end,
          told_at = case when d.has_dropped then now() else w.told_at end,
          told_sale_end = case when d.ends_soon then d.sale_ends_at else w.told_sale_end end
        from due d where w.person_id = d.person_id and w.course_id = d.course_id)
      select jsonb_build_object('personId', person_id, 'title', title, 'slug', slug, 'priceThen', price_then,
        'price', price, 'listPrice', list_price, 'hasDropped', has_dropped, 'saleEndsAt', sale_ends_at) as due from due`,
  );
  for (const { due: row } of due) {
    const { personId, title, slug, price, priceThen, listPrice, saleEndsAt } = row;
    const link = `/courses/${slug}`;
    if (row.hasDropped)
      await notify(em, services, personId, {
        kind: 'WISHLIST_PRICE_DROP',
        params: { course: title, price, priceThen, ...(saleEndsAt && { saleEndsAt: iso(saleEndsAt) }) },
        link,
      });
    else
      await notify(em, services, personId, {
        kind: 'WISHLIST_SALE_ENDS',
        params: { course: title, price, listPrice, saleEndsAt: iso(saleEndsAt!) },
        link,
      });
  }
}

const iso = (at: string): string => new Date(at).toISOString();

/** Notifies about courses that are on sale again after at least a day. Shorter pauses cause no notification. */
async function notifySoldAgain(em: EntityManager, services: Services): Promise<void> {
  await runSql(
    em,
    sql`update wishlist_item w set closed_at = now() from course c
      where c.id = w.course_id and w.closed_at is null and w.removed_at is null and not ${ON_SALE}`,
  );
  const again = await runSql<{ due: Due & { readonly isNews: boolean } }>(
    em,
    sql`with due as (
        select w.person_id, w.course_id, c.title, c.slug, ${CURRENT_PRICE} as price,
          w.closed_at < now() - interval '1 day' and ${WANTED} as is_news
        from wishlist_item w join course c on c.id = w.course_id
        where w.closed_at is not null and ${ON_SALE}
        order by w.person_id, w.course_id limit ${MAX_AT_ONCE} for update of w skip locked),
      opened as (
        update wishlist_item w set closed_at = null from due d
        where w.person_id = d.person_id and w.course_id = d.course_id)
      select jsonb_build_object('personId', person_id, 'title', title, 'slug', slug, 'price', price, 'isNews', is_news) as due
      from due`,
  );
  for (const { due: row } of again)
    if (row.isNews)
      await notify(em, services, row.personId, {
        kind: 'WISHLIST_SOLD_AGAIN',
        params: { course: row.title, price: row.price },
        link: `/courses/${row.slug}`,
      });
}
