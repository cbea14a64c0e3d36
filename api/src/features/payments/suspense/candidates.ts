import { type Sql, sql, uuid } from '../../../platform/db/index.ts';
import { normalizeTypedCode } from '../../../platform/input/typed-code.ts';

export const MAX_CANDIDATES = 10;

/** A name in the format of banks: capitals without accents. */
const bankName = (name: Sql): Sql => sql`upper(plain(${name}))`;

/**
 * Candidate orders of an unmatched payment by score: its content contains a reference of the order (4), the amount
 * equals its price (2), the payer has the buyer’s name (2), it was placed within the hour before (1). A candidate
 * needs one other signal than the time, or must match the search.
 */
export const candidateRows = (itemId: string, search: string): Sql => {
  const words = search.replace(/[\\%_]/g, '\\$&');
  const found = sql`(o.number like ${normalizeTypedCode(words)} || '%' or p.email::text like lower(${words}) || '%')`;
  return sql`
  with item as (select i.*, upper(regexp_replace(coalesce(i.content, '') || ' ' || coalesce(i.reference, ''), '[^A-Za-z0-9]', '', 'g')) as said
    from suspense_item i where i.id = ${uuid(itemId)}),
  scored as (
    select o.id as "orderId", o.number, o.status, p.full_name as "buyerName", p.email::text as "buyerEmail",
      o.created_at as "createdAt", o.expires_at as "expiresAt", o.total,
      (select coalesce(sum(m.amount), 0)::bigint from suspense_item m
        where m.order_id = o.id and m.state = 'MATCHED' and m.left_at is null) as matched,
      (o.id = i.order_id or exists (select 1 from payment_attempt a where a.order_id = o.id and i.said like '%' || a.reference || '%')
        or i.said like '%' || replace(o.number, '-', '') || '%') is true as by_reference,
      o.total - o.credit = i.amount as by_amount,
      coalesce(i.payer, '') <> '' and ${bankName(sql`p.full_name`)} = upper(i.payer) as by_name,
      i.received_at between o.created_at - interval '1 minute' and o.created_at + interval '1 hour' as by_time
    from item i
    join orders o on o.status in ('PENDING', 'EXPIRED', 'CANCELLED', 'NEEDS_CHECK') and o.total > 0
      and o.created_at between i.received_at - interval '60 days' and i.received_at + interval '1 day'
    join person p on p.id = o.buyer_id
    where ${words ? found : sql`true`})
  select s."orderId", s.number, s.status, s."buyerName", s."buyerEmail", s."createdAt", s."expiresAt", s.total, s.matched,
    array_remove(array[case when s.by_reference then 'REFERENCE' end, case when s.by_amount then 'AMOUNT' end,
      case when s.by_name then 'NAME' end, case when s.by_time then 'TIME' end], null) as signals,
    (s.by_reference::int * 4 + s.by_amount::int * 2 + s.by_name::int * 2 + s.by_time::int) as score
  from scored s where ${words ? sql`true` : sql`(s.by_reference or s.by_amount or s.by_name)`}
  order by score desc, s."createdAt" desc, s."orderId" limit ${MAX_CANDIDATES}`;
};
