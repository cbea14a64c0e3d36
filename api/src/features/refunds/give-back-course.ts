import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { endEnrolment, revokeEarned, revokeEnrolment } from '../learning/index.ts';
import type { OrderLine } from '../orders/index.ts';

interface Standing {
  /** Whether another purchase of the course is still paid. */
  readonly hasOther: boolean;
  /** Whether no later one is: what access there is stands on this one. */
  readonly isLast: boolean;
  /** When it was paid, and the next one, if any: what was achieved between the two was achieved in its time. */
  readonly paidAt: string;
  readonly nextPaidAt: string | null;
}

/**
 * The money of a purchase has gone back, and its course with it. Whoever had bought the course more than once, one time
 * after another, keeps what their other purchases gave them: certificates that were earned in the time of another one,
 * and access where a later one gives it.
 */
export async function giveBackCourse(em: EntityManager, { id, buyer, course }: OrderLine): Promise<void> {
  const [standing] = await runSql<Standing>(
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
  await revokeEarned(em, buyer.id, course.id, { from: paidAt, until: nextPaidAt });
}
