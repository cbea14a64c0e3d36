import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/run-sql.ts';
import { sql } from '../../../platform/sql.ts';

/** An order that had given its use of a coupon back is good again, and holds one again. That one is left is known, and the coupon locked. */
export async function holdUseAgain(em: EntityManager, orderId: string): Promise<void> {
  await runSql(
    em,
    sql`with held as (
        update coupon_use set state = 'RESERVED' where order_id = ${orderId} and state = 'RETURNED' returning coupon_id)
      update coupon set uses = uses + 1 where id in (select coupon_id from held)`,
    'billing.holdUseAgain',
  );
}
