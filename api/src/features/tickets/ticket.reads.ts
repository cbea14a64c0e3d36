import { all, any, type Condition, type Row, raw, type Sql, sql } from '../../graphql/read/index.ts';
import { prefixQuery } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import type { Ticket } from './ticket.entity.ts';
import { TicketTab } from './ticket.enums.ts';

const IN_TAB: Readonly<Record<TicketTab, Sql>> = {
  // Matches the partial index of open tickets, which also returns them in order
  [TicketTab.WAITING]: sql`= 'OPEN'`,
  [TicketTab.REQUESTER]: sql`= any('{REPLIED,ON_HOLD}'::text[])`,
  [TicketTab.DONE]: sql`= any('{RESOLVED,CLOSED}'::text[])`,
};

export const inTab = (t: Row<Ticket>, tab: TicketTab): Sql => sql`${t.state} ${IN_TAB[tab]}`;

/** Tickets that wait for support are sorted by due time, others by their last change. */
export const tabOrder = (t: Row<Ticket>, tab: TicketTab): Sql =>
  tab === TicketTab.WAITING ? sql`${t.dueAt}, ${t.id}` : sql`${t.updatedAt} desc, ${t.id}`;

/** Matches prefixes of words in number, subject, order, name or address. Accents and case are ignored. */
export function matchesSearch(t: Row<Ticket>, search: string | null | undefined): Condition {
  if (!search?.trim()) return undefined;
  const words = prefixQuery(search);
  // A search with punctuation alone finds nothing instead of everything
  if (!words) return raw('1 = 0');
  const query = sql`to_tsquery('simple', plain(${words}))`;
  return any([
    sql`${t.search} @@ ${query}`,
    sql`${t.requester} in (select p.id from person p where p.search @@ ${query} and p.erased_at is null)`,
  ]);
}

/** A ticket's messages include those of the tickets that were merged into it. */
export const inThread = (ticket: Sql, of: Sql): Sql =>
  sql`(${ticket} = ${of} or ${ticket} in (select x.id from ticket x where x.merged_into_id = ${of}))`;

export const requesterName = (t: Row<Ticket>): Sql =>
  sql`coalesce((select p.full_name from person p where p.id = ${t.requester}), ${t.guestName}, '')`;

/** Other tickets of the same requester. */
export const isOtherTicketOfRequester = (one: Row<Ticket>, other: Row<Ticket>): Sql =>
  all([
    sql`${other.id} <> ${one.id}`,
    sql`(${other.requester} = ${one.requester} or ${other.guestEmail} = ${one.guestEmail})`,
  ]);

/** Canned answers for a ticket: those of its category first, with its data filled in. */
export const filledAnswers = (ticketId: string | null, locale: Locale): Sql =>
  sql`select c.id, case when ${locale} = 'vi' then c.title_vi else c.title_en end as title,
      replace(replace(replace(replace(case t.language when 'vi' then c.text_vi else c.text_en end,
        '{number}', t.number), '{order}', coalesce(t.order_number, '…')),
        '{course}', coalesce((select y.title from course y where y.id = t.course_id), '…')),
        '{name}', coalesce((select p.full_name from person p where p.id = t.requester_id), t.guest_name, '')) as text
    from canned_answer c cross join ticket t where t.id = ${ticketId}::uuid
    order by (c.category = t.category) desc nulls last, lower(c.title_vi), c.id`;

export const statsRow = (viewerId: string): Sql =>
  sql`select
      (select count(*)::int from ticket where state = 'OPEN') as "waitingCount",
      (select count(*)::int from ticket where state = 'OPEN' and assignee_id = ${viewerId}) as "mineCount",
      (select count(*)::int from ticket where state = 'OPEN' and due_at between now() and now() + interval '1 hour') as "dueSoonCount",
      (select count(*)::int from ticket where state = 'OPEN' and due_at < now()) as "overdueCount",
      (select count(*)::int from ticket where state in ('REPLIED', 'ON_HOLD')) as "requesterCount",
      (select round(extract(epoch from avg(first_replied_at - created_at)) / 60)::int from ticket
        where first_replied_at > now() - interval '30 days') as "firstReplyMinutes",
      (select round(100.0 * count(*) filter (where stars >= 4) / nullif(count(*), 0))::int from ticket
        where rated_at > now() - interval '30 days' and stars is not null) as "contentPercent"`;
