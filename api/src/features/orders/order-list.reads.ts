import { all, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { normalizeTypedCode } from '../../platform/input/typed-code.ts';
import type { OrderFilter, OrderSummary } from './order-list.types.ts';

/** Each order with its most relevant payment: the one in doubt, otherwise the latest. */
export const ORDER_SUMMARIES = sql`select o.id, o.number, o.status, o.total, o.created_at as "createdAt", o.paid_at as "paidAt",
    array(select l.title from order_line l where l.order_id = o.id order by l.id)
      || array(select k.title from package_order k where k.order_id = o.id) as titles,
    p.id as "buyerId", p.full_name as "buyerName", p.email::text as "buyerEmail", a.gateway, a.reference,
    a.gateway_transaction as transaction, a.doubt, a.amount as expected,
    case when a.doubt is not null then a.received end as received, a.doubted_at as "doubtedAt",
    a.answer_by as "answerBy"
  from orders o join person p on p.id = o.buyer_id
  left join lateral (select * from payment_attempt t where t.order_id = o.id
    order by t.doubt is null, t.created_at desc, t.id desc limit 1) a on true`;

export function orderWhere(
  o: Pick<Row<OrderSummary>, 'id' | 'status'>,
  { search, status, isInDoubt }: OrderFilter,
): Sql {
  const words = search?.trim();
  return all([
    status != null && sql`${o.status} = ${status}`,
    isInDoubt != null &&
      sql`exists (select 1 from payment_attempt t where t.order_id = ${o.id} and t.doubt is not null) = ${isInDoubt}`,
    !!words && foundBy(o, words.replace(/[\\%_]/g, '\\$&')),
  ]);
}

/** Matches prefixes of the references that people quote. Each column has an index. */
const foundBy = (o: Pick<Row<OrderSummary>, 'id'>, words: string): Sql =>
  sql`${o.id} in (
    select s.id from orders s where s.number like ${normalizeTypedCode(words)} || '%'
    union select s.id from orders s join person q on q.id = s.buyer_id where q.email::text like lower(${words}) || '%'
    union select t.order_id from payment_attempt t where t.reference like ${normalizeTypedCode(words)} || '%'
    union select t.order_id from payment_attempt t where t.gateway_transaction like ${words} || '%')`;
