import { IsIn } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { holdsPermission } from '../../platform/access/holds-permission.ts';
import { runSql, sql, uuid } from '../../platform/db/index.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { audit } from '../operations/index.ts';
import { lockTicket } from './load-ticket.ts';
import { notifyAssignee } from './notifications.ts';
import type { Ticket } from './ticket.entity.ts';
import { TicketCategory, TicketEvent, TicketPriority, TicketState } from './ticket.enums.ts';
import { toTimes } from './ticket-times.ts';
import { addEvent } from './write-message.ts';

@InputType({
  description: 'Input for changing the priority or category of a ticket. Omitted fields stay unchanged.',
})
export class UpdateTicketInput {
  @Field(() => ID, { description: 'ID of a ticket that is not closed.' })
  ticketId!: string;
  @Field(() => TicketPriority, { nullable: true, description: 'New priority, with its own response times.' })
  priority?: TicketPriority | null;
  @Field(() => TicketCategory, { nullable: true, description: 'New category of the ticket.' })
  category?: TicketCategory | null;
}

/**
 * Changes category or priority of a ticket. Another priority changes the due times, counted from the start of their
 * clocks.
 */
export function updateTicket(context: Context, input: UpdateTicketInput): Promise<string> {
  const { id: actorId } = signedIn(context);
  const { settings } = context.services;
  return context.em.transactional(async (em) => {
    const ticket = await lockTicket(em, input.ticketId);
    ticket.assertNotClosed();
    const before = { priority: ticket.priority, category: ticket.category };
    if (input.priority && input.priority !== ticket.priority) {
      ticket.reprioritise(
        input.priority,
        toTimes(settings, ticket.priority),
        toTimes(settings, input.priority),
      );
      await addEvent(em, ticket, TicketEvent.PRIORITY, { actorId, value: input.priority });
    }
    if (input.category && input.category !== ticket.category) {
      ticket.category = input.category;
      await addEvent(em, ticket, TicketEvent.CATEGORY, { actorId, value: input.category });
    }
    const after = { priority: ticket.priority, category: ticket.category };
    if (before.priority === after.priority && before.category === after.category) return ticket.id;
    ticket.touch(new Date());
    audit(em, context, { action: 'ticket.update', targetId: ticket.id, before, after });
    return ticket.id;
  });
}

@InputType({ description: 'Input for assigning a ticket to an agent.' })
export class AssignTicketInput {
  @Field(() => ID, { description: 'ID of a ticket that is not closed.' })
  ticketId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of a person who may answer tickets. Omit to remove the assignment.',
  })
  personId?: string | null;
}

/**
 * Assigns a ticket to a person who may answer it, or removes the assignment.
 * @throws BAD_INPUT at `personId`
 */
export function assignTicket(
  context: Context,
  { ticketId, personId = null }: AssignTicketInput,
): Promise<string> {
  const { id: actorId } = signedIn(context);
  return context.em.transactional(async (em) => {
    const ticket = await lockTicket(em, ticketId);
    ticket.assertNotClosed();
    const before = ticket.assignee?.id ?? null;
    if (before === personId) return ticket.id;
    const [agent] = personId
      ? await runSql<{ id: string }>(
          em,
          sql`select p.id from person p
            where p.id = ${uuid(personId)} and p.is_active and ${holdsPermission('ticket:answer')}`,
          'ticket.agent',
        )
      : [];
    if (personId && !agent) throw badInput('personId', 'tickets.agent');
    ticket.assignee = agent ? em.getReference(User, agent.id) : null;
    ticket.touch(new Date());
    if (agent) await addEvent(em, ticket, TicketEvent.ASSIGNED, { actorId, value: agent.id });
    else await addEvent(em, ticket, TicketEvent.UNASSIGNED, { actorId });
    audit(em, context, { action: 'ticket.assign', targetId: ticket.id, before, after: personId });
    await em.flush();
    if (agent && agent.id !== actorId) await notifyAssignee(em, context.services, ticket, agent.id);
    return ticket.id;
  });
}

const BY_HAND = [TicketState.OPEN, TicketState.ON_HOLD, TicketState.RESOLVED] as const;
const EVENTS = {
  [TicketState.OPEN]: TicketEvent.REOPENED,
  [TicketState.ON_HOLD]: TicketEvent.HELD,
  [TicketState.RESOLVED]: TicketEvent.RESOLVED,
} as const;

@InputType({ description: 'Input for changing the state of a ticket without a reply.' })
export class MoveTicketInput {
  @Field(() => ID, { description: 'ID of a ticket that is not closed.' })
  ticketId!: string;
  @Field(() => TicketState, { description: 'New state: OPEN, ON_HOLD or RESOLVED.' })
  @IsIn(BY_HAND, { message: 'validation.invalid' })
  state!: (typeof BY_HAND)[number];
  @Field(() => Int, { description: 'The `version` of the ticket on which the change is based.' })
  expectedVersion!: number;
}

/**
 * Puts a ticket on hold, resolves it, or reopens it.
 * @throws CONFLICT
 */
export function moveTicket(
  context: Context,
  { ticketId, state, expectedVersion }: MoveTicketInput,
): Promise<string> {
  const { id: actorId } = signedIn(context);
  return context.em.transactional(async (em) => {
    const ticket: Ticket = await lockTicket(em, ticketId);
    ticket.assertNotClosed();
    ticket.assertVersion(expectedVersion);
    const before = ticket.state;
    if (before === state) throw conflict('TICKET_STATE', { state });
    const now = new Date();
    if (state === TicketState.OPEN) ticket.open(toTimes(context.services.settings, ticket.priority), now);
    else ticket.pause(state, now);
    ticket.touch(now);
    await addEvent(em, ticket, EVENTS[state], { actorId });
    audit(em, context, { action: 'ticket.move', targetId: ticket.id, before, after: state });
    return ticket.id;
  });
}
