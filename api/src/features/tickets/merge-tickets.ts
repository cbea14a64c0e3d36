import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { audit } from '../operations/index.ts';
import { lockTicket } from './load-ticket.ts';
import { MAX_WRITTEN, type Ticket } from './ticket.entity.ts';
import { TicketEvent, TicketState } from './ticket.enums.ts';
import { toTimes } from './ticket-times.ts';
import { addEvent } from './write-message.ts';

@InputType({ description: 'Input for merging two tickets of the same requester.' })
export class MergeTicketsInput {
  @Field(() => ID, { description: 'ID of the ticket to close. Its messages stay readable.' })
  ticketId!: string;
  @Field(() => ID, { description: 'ID of the ticket that continues and shows the messages of both.' })
  intoTicketId!: string;
}

const haveSameRequester = (one: Ticket, other: Ticket): boolean =>
  one.requester
    ? one.requester.id === other.requester?.id
    : !!one.guestEmail && one.guestEmail === other.guestEmail;

/**
 * Merges a ticket into another one of the same requester. The first is closed and refers to the second, and so do
 * tickets that were merged into it before. Both are locked in the order of their IDs, so that two opposite merges
 * cannot deadlock.
 */
export function mergeTickets(
  context: Context,
  { ticketId, intoTicketId }: MergeTicketsInput,
): Promise<string> {
  const { id: actorId } = signedIn(context);
  return context.em.transactional(async (em) => {
    const locked = new Map<string, Ticket>();
    for (const id of [ticketId, intoTicketId].sort()) locked.set(id, await lockTicket(em, id));
    const [from, into] = [locked.get(ticketId)!, locked.get(intoTicketId)!];
    if (from.id === into.id || !haveSameRequester(from, into)) throw policy('TICKETS_OF_OTHERS');
    from.assertNotClosed();
    into.assertNotClosed();
    if (from.messageCount + into.messageCount > MAX_WRITTEN)
      throw policy('TOO_MANY_MESSAGES', { limit: MAX_WRITTEN });
    const now = new Date();
    const before = from.state;
    // An open ticket reopens the other one, even if that was answered or resolved
    if (before === TicketState.OPEN && into.state !== TicketState.OPEN)
      into.open(toTimes(context.services.settings, into.priority), now);
    into.messageCount += from.messageCount;
    await addEvent(em, from, TicketEvent.MERGED_INTO, { actorId, value: into.number });
    await addEvent(em, into, TicketEvent.MERGED_IN, { actorId, value: from.number });
    from.pause(TicketState.CLOSED, now);
    from.mergedInto = into;
    for (const each of [from, into]) each.touch(now);
    await em.flush();
    await runSql(
      em,
      sql`update ticket set merged_into_id = ${into.id} where merged_into_id = ${from.id}`,
      'ticket.merged-before',
    );
    audit(em, context, { action: 'ticket.merge', targetId: from.id, before, after: { into: into.number } });
    return into.id;
  });
}
