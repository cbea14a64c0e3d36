import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';

/**
 * Reserves a use of the coupon again for an order that had returned it. The caller has locked the coupon, and a use is
 * left.
 */
export async function holdUseAgain(em: EntityManager, orderId: string): Promise<void> {
  await runSql(
    em,
    sql`with held as (
        update coupon_use set state = 'RESERVED' where order_id = ${orderId} and state = 'RETURNED' returning coupon_id)
      update coupon set uses = uses + 1 where id in (select coupon_id from held)`,
    'billing.holdUseAgain',
  );
}
