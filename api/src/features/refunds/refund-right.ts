import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTimestamp, runSql, type Sql, sql } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import type { RefundRule } from './refund.enums.ts';

/** Refund rights of all purchases by the terms frozen with them. Commands and reads use only this definition. */
export const REFUND_RIGHTS: Sql = sql`select s.line_id as id, s.order_id, s.number, s.buyer_id, s.teacher_id, s.course_id,
    s.title, s.amount, s.paid_at, s.refund_days, s.refund_most_percent,
    s.paid_at + make_interval(days => s.refund_days) as deadline, coalesce(t.highest_percentage, 0) as percent,
    coalesce(t.has_certificate, false) as has_certificate, r.id as refund_id, r.number as refund_number,
    d.number as dispute_number,
    case when r.id is not null then 'ASKED_BEFORE'
      when s.state <> 'PAID' then 'NOT_PAID'
      when d.id is not null then 'IN_DISPUTE'
      when now() >= s.paid_at + make_interval(days => s.refund_days) then 'WINDOW_OVER'
      when t.has_certificate then 'CERTIFICATE_ISSUED'
      when t.highest_percentage > s.refund_most_percent then 'STUDIED_TOO_MUCH'
      else 'ALLOWED' end as rule
  from sold_line s left join study_standing t on t.student_id = s.buyer_id and t.course_id = s.course_id
  left join refund r on r.line_id = s.line_id and r.status <> 'CANCELLED'
  left join dispute d on d.line_id = s.line_id and d.status = 'OPEN'
  where s.amount > 0`;

export interface RefundRight {
  readonly rule: RefundRule;
  readonly amount: number;
  readonly percent: number;
  readonly mostPercent: number;
  readonly hasCertificate: boolean;
  readonly deadline: string;
  readonly refundNumber: string | null;
  readonly disputeNumber: string | null;
}

/** @returns undefined if nothing was paid for the line */
export async function refundRight(em: EntityManager, lineId: string): Promise<RefundRight | undefined> {
  const [right] = await runSql<RefundRight>(
    em,
    sql`select rule, amount::float8 as amount, percent, refund_most_percent as "mostPercent",
       has_certificate as "hasCertificate", refund_number as "refundNumber",
       dispute_number as "disputeNumber",
       ${isoTimestamp(sql`deadline`)} as deadline
     from (${REFUND_RIGHTS}) r where r.id = ${lineId}`,
  );
  return right;
}

/**
 * @throws CONFLICT, REFUND_ASKED_BEFORE
 * @throws POLICY with the rule that forbids it
 */
export function assertRefundable(right: RefundRight | undefined): asserts right is RefundRight {
  switch (right?.rule) {
    case 'ALLOWED':
      return;
    case 'ASKED_BEFORE':
      throw conflict('REFUND_ASKED_BEFORE', { number: right.refundNumber! });
    case 'IN_DISPUTE':
      throw conflict('IN_DISPUTE', { number: right.disputeNumber! });
    case 'WINDOW_OVER':
      throw policy('REFUND_WINDOW_OVER', { deadline: right.deadline });
    case 'CERTIFICATE_ISSUED':
      throw policy('REFUND_CERTIFICATE_ISSUED');
    case 'STUDIED_TOO_MUCH':
      throw policy('REFUND_STUDIED_TOO_MUCH', { value: right.percent, limit: right.mostPercent });
    default:
      throw policy('REFUND_NOT_PAID');
  }
}
