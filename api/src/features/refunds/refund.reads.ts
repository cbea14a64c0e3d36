import { all, any, type Row, resultRow, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { normalizeTypedCode } from '../../platform/input/typed-code.ts';
import { Refund } from './refund.entity.ts';
import { RefundAction, RefundGroup } from './refund.types.ts';
import { REFUND_RIGHTS } from './refund-right.ts';

export const refundResult = (id: string) => resultRow(Refund, id);

/**
 * Refund rights as rows of RefundRight.
 * @param byGateway codes of gateways that make refunds themselves
 * @param exchangeHours hours from the payment in which an exchange is possible
 */
export const rightRows = (byGateway: readonly string[], exchangeHours: number): Sql =>
  sql`select r.id, r.course_id as "courseId", r.title, r.number as "orderNumber", r.amount, r.paid_at as "paidAt",
      a.gateway, (coalesce(a.gateway <> all(${[...byGateway]}::text[]) or a.amount <> o.total, true) or o.credit > 0) as "needsBankAccount",
      case when r.rule = 'ALLOWED' and o.credit = 0 and now() < r.paid_at + make_interval(hours => ${exchangeHours})
        then r.paid_at + make_interval(hours => ${exchangeHours}) end as "exchangeUntil", r.rule, r.deadline,
      r.refund_days as days, r.percent, r.refund_most_percent as "mostPercent",
      case when r.rule = 'ALLOWED'
        then greatest(0, ((r.refund_most_percent + 1) * c.lesson_count - 1) / 100 - ceil(r.percent * c.lesson_count / 100.0)::int) else 0 end as "lessonsLeft",
      r.has_certificate as "hasCertificate", r.refund_id as "refundId", r.buyer_id as "buyerId"
    from (${REFUND_RIGHTS}) r join course c on c.id = r.course_id join orders o on o.id = r.order_id
    left join lateral (select p.gateway, p.amount from payment_attempt p
      where p.order_id = r.order_id and p.status = 'SUCCEEDED' and p.doubt is null limit 1) a on true`;

const IN_GROUP: Record<RefundGroup, (r: Row<Refund>) => Sql> = {
  [RefundGroup.WAITING_FOR_TEACHER]: ({ status }) => sql`${status} in ('REQUESTED', 'TEACHER_REVIEW')`,
  [RefundGroup.WAITING_FOR_PLATFORM]: ({ status }) => sql`${status} in ('ADMIN_REVIEW', 'FAILED')`,
  [RefundGroup.UNDER_WAY]: ({ status }) => sql`${status} in ('APPROVED', 'PROCESSING')`,
  [RefundGroup.DONE]: ({ status }) => sql`${status} in ('COMPLETED', 'REJECTED', 'CANCELLED')`,
};

/** Filters refunds by groups and by a search for their number, or the buyer's name or email address. */
export const refundsWhere = (
  r: Row<Refund>,
  groups: readonly RefundGroup[] | null | undefined,
  search: string | null | undefined,
): Sql => {
  const words = search?.trim().replace(/[\\%_]/g, '\\$&');
  return all([
    !!groups && any(groups.map((group) => IN_GROUP[group](r))),
    !!words &&
      sql`(${r.number} like ${normalizeTypedCode(words)} || '%' or ${r.buyer} in (select p.id from person p
        where p.email::text like lower(${words}) || '%' or plain(p.full_name) like '%' || plain(${words}) || '%'))`,
  ]);
};

/** Failed refunds first, then by the earliest deadline, then the latest. */
export const byUrgency = (r: Row<Refund>): Sql =>
  sql`${r.status} = 'FAILED' desc, ${r.answerBy} nulls last, ${r.requestedAt} desc, ${r.id}`;

/** The rules of the commands as data, so that clients offer only permitted actions. */
export function refundActions(viewer: Viewer | undefined, r: Row<Refund>, appealDays: number): Sql {
  if (!viewer) return sql`'{}'::text[]`;
  const own = sql`${r.buyer} = ${viewer.id}`;
  const taught = sql`${r.teacher} = ${viewer.id}`;
  const offer = (action: RefundAction, when: Sql) => sql`case when ${when} then ${action}::text end`;
  const offers = [
    offer(
      RefundAction.CANCEL,
      sql`${own} and ${r.status} in ('REQUESTED', 'TEACHER_REVIEW', 'ADMIN_REVIEW')`,
    ),
    offer(
      RefundAction.APPEAL,
      sql`${own} and ${r.status} = 'REJECTED' and ${r.appealedAt} is null
        and ${r.decidedAt} > now() - make_interval(days => ${appealDays})`,
    ),
    offer(RefundAction.ANSWER, sql`${taught} and ${r.status} = 'TEACHER_REVIEW'`),
  ];
  if (viewer.may('refund:decide')) {
    const free = sql`not (${own}) and not (${taught})`;
    const isByBank = sql`exists (select 1 from refund_transfer t
      where t.refund_id = ${r.id} and t.kind = 'BANK' and t.status in ('CREATED', 'SENT'))`;
    offers.push(
      offer(
        RefundAction.DECIDE,
        sql`${free} and ${r.status} = 'ADMIN_REVIEW' and ${r.firstApprover} is distinct from ${viewer.id}::uuid`,
      ),
      offer(RefundAction.RETRY, sql`${free} and ${r.status} = 'FAILED'`),
      offer(RefundAction.CONFIRM, sql`${free} and ${r.status} = 'PROCESSING' and ${isByBank}`),
    );
  }
  return sql`array_remove(array[${offers.reduce((a, b) => sql`${a}, ${b}`)}], null)`;
}
