import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CategoryReference } from '../../categories/index.ts';

/** Coupons for a category hold for what it is merged into; ended ones keep a category to show. */
export const couponsOfCategory: CategoryReference = {
  kind: 'coupons',
  count: (categoryId) => sql`(select count(*)::int from coupon o where o.category_id = ${categoryId})`,
  follow: (em, from, into) =>
    runSql(em, sql`update coupon set category_id = ${into} where category_id = ${from}`),
};
