import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { endEnrolment, revokeEnrolment } from '../learning/index.ts';
import type { OrderLine } from './order.entity.ts';

/**
 * The money of a purchase has gone back, and its course with it. Whoever had bought the course twice, one time after
 * another, keeps what the other purchase gave them: access where that is the later one, else what they had achieved
 * before this one was paid.
 */
export async function giveBackCourse(em: EntityManager, { id, buyer, course }: OrderLine): Promise<void> {
  const [other] = await runSql<{ isLater: boolean; paidAt: string }>(
    em,
    sql`select o.ended_at is null as "isLater", to_json(p.paid_at) #>> '{}' as "paidAt" from order_line o
      join order_line given on given.id = ${id} join orders p on p.id = given.order_id
      where o.buyer_id = ${buyer.id} and o.course_id = ${course.id} and o.id <> ${id} and o.state = 'PAID'
      order by o.ended_at desc nulls first limit 1`,
  );
  if (!other) await revokeEnrolment(em, buyer.id, course.id);
  else if (!other.isLater) await endEnrolment(em, buyer.id, course.id, new Date(other.paidAt));
}
