import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getValue, runSql, sql } from '../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { findPrices, type PricedLine, withCartLock } from '../cart/index.ts';
import { MAX_WISHLIST } from './wishlist.types.ts';

/** Time in which a removal can be undone with the saved price. */
const UNDO = sql`interval '1 hour'`;

/** Saves a course at its current price. A saved course is not changed. */
export const addToWishlist = (context: Context, courseId: string): Promise<string> =>
  withCartLock(context, async (em, personId) => {
    const [line] = await findPrices(em, personId, [courseId]);
    assertSavable(line);
    if (!(await save(em, personId, [line]))) throw policy('WISHLIST_FULL', { limit: MAX_WISHLIST });
  });

/** Adds a guest's courses up to the limit. Courses that cannot be added must not prevent the sign-in. */
export const joinWishlist = (context: Context, courseIds: readonly string[]): Promise<string> =>
  withCartLock(context, async (em, personId) => {
    const lines = await findPrices(em, personId, courseIds);
    await save(em, personId, lines.filter(isForSaving));
  });

/** Removes a course from the list. For an hour it can be restored unchanged. */
export async function removeFromWishlist({ em, ...context }: Context, courseId: string): Promise<string> {
  const { id } = signedIn({ em, ...context });
  if (isUuid(courseId))
    await runSql(
      em,
      sql`update wishlist_item set removed_at = now()
        where person_id = ${id} and course_id = ${courseId} and removed_at is null`,
    );
  return id;
}

/** Undoes a removal, with the saved price and time. */
export const restoreToWishlist = (context: Context, courseId: string): Promise<string> =>
  withCartLock(context, async (em, personId) => {
    if (!isUuid(courseId)) throw notFound();
    if ((await remainingPlaces(em, personId)) < 1) throw policy('WISHLIST_FULL', { limit: MAX_WISHLIST });
    const restored = await runSql(
      em,
      sql`update wishlist_item set removed_at = null where person_id = ${personId} and course_id = ${courseId}
        and removed_at > now() - ${UNDO} returning course_id`,
    );
    if (restored.length === 0) throw notFound();
  });

const isForSaving = ({ state, title }: PricedLine): boolean =>
  title !== null && (state === 'BUYABLE' || state === 'NOT_ON_SALE' || state === 'IN_DOUBT');

/** @throws the reason for which a course cannot be saved */
function assertSavable(line: PricedLine | undefined): asserts line is PricedLine {
  if (line?.title == null) throw notFound();
  if (line.state === 'OWN_COURSE') throw policy('OWN_COURSE');
  if (!isForSaving(line)) throw conflict('ALREADY_OWNED');
}

async function remainingPlaces(em: EntityManager, personId: string): Promise<number> {
  const count = await getValue<number>(
    em,
    sql`select count(*)::int as n from wishlist_item where person_id = ${personId} and removed_at is null`,
  );
  return MAX_WISHLIST - count;
}

/**
 * Saves courses at their current prices, up to the limit.
 * @returns true if all courses were within the limit
 */
async function save(em: EntityManager, personId: string, lines: readonly PricedLine[]): Promise<boolean> {
  const present = await runSql<{ id: string }>(
    em,
    sql`select course_id as id from wishlist_item where person_id = ${personId} and removed_at is null`,
  );
  const fresh = lines.filter(({ courseId }) => !present.some(({ id }) => id === courseId));
  const fitting = fresh.slice(0, MAX_WISHLIST - present.length);
  const items = JSON.stringify(
    fitting.map(({ courseId, title, price, state }) => ({
      courseId,
      title,
      price,
      closed: state === 'NOT_ON_SALE',
    })),
  );
  await runSql(
    em,
    sql`insert into wishlist_item as w (person_id, course_id, added_at, title_then, price_then, closed_at)
      select ${personId}, s."courseId", clock_timestamp(), s.title, s.price, case when s.closed then now() end
      from jsonb_to_recordset(${items}::jsonb) as s("courseId" uuid, title text, price bigint, closed boolean)
      on conflict (person_id, course_id) do update set added_at = excluded.added_at, title_then = excluded.title_then,
        price_then = excluded.price_then, closed_at = excluded.closed_at, removed_at = null,
        told_price = null, told_at = null, told_sale_end = null`,
  );
  return fitting.length === fresh.length;
}

/** Removes bought courses from the buyer’s wishlist. This cannot be undone. */
export const removeBoughtFromWishlist = (
  em: EntityManager,
  buyerId: string,
  courseIds: readonly string[],
): Promise<unknown> =>
  runSql(
    em,
    sql`delete from wishlist_item where person_id = ${buyerId} and course_id = any(${[...courseIds]}::uuid[])`,
    'wishlist.takeOut',
  );
