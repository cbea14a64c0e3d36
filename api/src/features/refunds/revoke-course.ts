import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { endEnrolment, revokeEarnedCertificates, revokeEnrolment } from '../learning/index.ts';
import type { OrderLine } from '../orders/index.ts';

interface OtherPurchases {
  /** True if another purchase of the course is still paid. */
  readonly hasOther: boolean;
  /** True if no later purchase is paid, so that the current access belongs to this one. */
  readonly isLast: boolean;
  /**
   * Payment times of this purchase and of the next one, if any. Achievements between the two belong to this purchase.
   */
  readonly paidAt: string;
  readonly nextPaidAt: string | null;
}

/**
 * Revokes the course of a refunded purchase. A student who bought the course several times keeps the results of the
 * other purchases: certificates earned in their time, and access if a later one grants it.
 */
export async function revokeCourse(em: EntityManager, { id, buyer, course }: OrderLine): Promise<void> {
  const [standing] = await runSql<OtherPurchases>(
    em,
    sql`select to_json(p.paid_at) #>> '{}' as "paidAt", coalesce(bool_or(o.state = 'PAID'), false) as "hasOther",
        not coalesce(bool_or(o.state = 'PAID' and n.paid_at > p.paid_at), false) as "isLast",
        to_json(min(n.paid_at) filter (where n.paid_at > p.paid_at)) #>> '{}' as "nextPaidAt"
      from order_line given join orders p on p.id = given.order_id
        left join order_line o on o.buyer_id = given.buyer_id and o.course_id = given.course_id and o.id <> given.id
        left join orders n on n.id = o.order_id
      where given.id = ${id} group by given.id, p.id`,
  );
  const { hasOther, isLast, paidAt, nextPaidAt } = standing!;
  if (!hasOther) return revokeEnrolment(em, buyer.id, course.id);
  if (isLast) await endEnrolment(em, buyer.id, course.id);
  await revokeEarnedCertificates(em, buyer.id, course.id, { from: paidAt, until: nextPaidAt });
}
