import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Removes courses from a person's cart, and its coupon with the last course. */
export async function takeOut(
  em: EntityManager,
  personId: string,
  courseIds: readonly string[],
): Promise<void> {
  await runSql(
    em,
    sql`delete from cart_item where person_id = ${personId} and course_id = any(${[...courseIds]}::uuid[])`,
    'cart.takeOut',
  );
  await runSql(
    em,
    sql`update cart set coupon_id = null where person_id = ${personId} and coupon_id is not null
      and not exists (select 1 from cart_item i where i.person_id = ${personId})`,
    'cart.dropCoupon',
  );
}
