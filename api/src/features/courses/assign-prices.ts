import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import type { Settings } from '../../platform/settings/index.ts';
import type { Course } from './course.entity.ts';
import { PRICE } from './course-limits.ts';
import { SALE_MOST_DAYS, SALE_PRICE_CHARGED_DAYS, SALE_PRICE_WINDOW_DAYS } from './settings.ts';

const DAY_MS = 86_400_000;

interface Prices {
  readonly price?: number;
  readonly salePrice?: number | null;
  readonly saleEndsAt?: Date | null;
}

interface History {
  /** Days within the window in which the list price was charged without a sale. */
  readonly held: number;
  /** Null without a sale. */
  readonly saleSince: string | null;
}

/** @throws BAD_INPUT if the sale is not honest */
export async function assignPrices(
  em: EntityManager,
  settings: Settings,
  course: Course,
  input: Prices,
): Promise<void> {
  const now = new Date();
  const price = input.price ?? course.price;
  const salePrice = input.salePrice === undefined ? course.salePrice : input.salePrice;
  const saleEndsAt =
    salePrice == null ? null : input.saleEndsAt === undefined ? course.saleEndsAt : input.saleEndsAt;
  if (salePrice != null && (salePrice >= price || salePrice < PRICE.min))
    throw badInput('salePrice', 'catalog.salePrice');
  if (input.saleEndsAt && input.saleEndsAt <= now) throw badInput('saleEndsAt', 'catalog.saleEndsAt');
  const isChanged =
    price !== course.price ||
    salePrice !== (course.salePrice ?? null) ||
    saleEndsAt?.getTime() !== course.saleEndsAt?.getTime();
  // A sale that has ended remains unchanged until it is edited
  const isOver = saleEndsAt != null && saleEndsAt <= now;
  if (salePrice != null && isChanged && !isOver)
    await assertHonestSale(em, settings, course, { price, saleEndsAt: saleEndsAt ?? null, now });
  course.price = price;
  course.salePrice = salePrice ?? null;
  course.saleEndsAt = saleEndsAt ?? null;
  if (course.salePrice === null) course.isIntroductory = false;
}

/**
 * Asserts that a sale reduces a price that buyers really paid: the list price was charged for some of the last days,
 * or the course is new and this is its only introductory price.
 * @throws BAD_INPUT
 */
async function assertHonestSale(
  em: EntityManager,
  settings: Settings,
  course: Course,
  { price, saleEndsAt, now }: { price: number; saleEndsAt: Date | null; now: Date },
): Promise<void> {
  const mostDays = settings.get(SALE_MOST_DAYS);
  const chargedDays = settings.get(SALE_PRICE_CHARGED_DAYS);
  const windowDays = settings.get(SALE_PRICE_WINDOW_DAYS);
  if (!saleEndsAt) throw badInput('saleEndsAt', 'catalog.saleNeedsEnd', { days: mostDays });
  const { held, saleSince } = await loadHistory(em, course.id, price, windowDays);
  const since = saleSince ? new Date(saleSince) : now;
  if (saleEndsAt.getTime() > since.getTime() + mostDays * DAY_MS)
    throw badInput('saleEndsAt', 'catalog.saleTooLong', { days: mostDays });
  const goesOn = saleSince !== null && price === course.price;
  if (goesOn || held >= chargedDays) {
    if (!goesOn) course.isIntroductory = false;
    return;
  }
  const { publishedAt } = course;
  const isNew = !publishedAt || now.getTime() - publishedAt.getTime() < chargedDays * DAY_MS;
  if (!isNew || (publishedAt && course.introductoryAt))
    throw badInput('salePrice', 'catalog.saleNotHeld', {
      held: Math.floor(held),
      days: chargedDays,
      window: windowDays,
    });
  course.isIntroductory = true;
  course.introductoryAt = now;
}

async function loadHistory(
  em: EntityManager,
  courseId: string,
  price: number,
  windowDays: number,
): Promise<History> {
  const [history] = await runSql<History>(
    em,
    sql`select coalesce(extract(epoch from sum(least(p.ends_at, now()) - greatest(p.starts_at, now() - make_interval(days => ${windowDays}::int)))
          filter (where not p.is_sale and p.list_price = ${price} and p.starts_at < now()
            and p.ends_at > now() - make_interval(days => ${windowDays}::int))) / 86400, 0)::float8 as held,
        case when bool_or(p.is_sale and p.starts_at <= now() and p.ends_at > now()) then
          to_jsonb(coalesce(max(p.ends_at) filter (where not p.is_sale and p.ends_at <= now()), min(p.starts_at))) #>> '{}' end as "saleSince"
      from course_price_piece p where p.course_id = ${courseId}`,
  );
  return history!;
}
