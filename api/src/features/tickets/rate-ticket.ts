import type { EntityManager } from '@mikro-orm/postgresql';
import { Length } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { policy } from '../../platform/errors/errors.ts';
import { Between } from '../../platform/input/between.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { countAttempt } from '../accounts/index.ts';
import { lockGuestTicket, lockOwnTicket } from './load-ticket.ts';
import type { Ticket } from './ticket.entity.ts';
import { TicketEvent, TicketState } from './ticket.enums.ts';
import { addEvent } from './write-message.ts';

@InputType()
abstract class RatingInput {
  @Field(() => Int, { description: 'Satisfaction from 1 (not at all) to 5 (entirely).' })
  @Between(1, 5, 'validation.between')
  stars!: number;
  @Field(() => String, { nullable: true, description: 'Optional comment, at most 500 characters.' })
  @TrimmedLength(0, 500, { message: 'tickets.comment' })
  comment?: string | null;
}

@InputType({ description: 'Input for rating the support in a ticket of the viewer.' })
export class RateTicketInput extends RatingInput {
  @Field(() => ID, { description: 'ID of a resolved or closed ticket of the viewer.' })
  ticketId!: string;
}

@InputType({ description: 'Input for rating the support in the ticket of a guest.' })
export class RateAsGuestInput extends RatingInput {
  @Field({ description: 'Secret that follows `#ticket=` in the link of the email.' })
  @Length(1, 100, { message: 'validation.invalid' })
  secret!: string;
}

/**
 * Stores the requester's rating. A later rating replaces it.
 * @throws NOT_FOUND, POLICY before the ticket is resolved
 */
export async function rateTicket(context: Context, input: RateTicketInput): Promise<string> {
  const { id } = signedIn(context);
  const { services, request } = context;
  await countAttempt(services, 'opinion', { account: id, address: request.address });
  return context.em.transactional(async (em) => {
    const ticket = await lockOwnTicket(em, id, input.ticketId);
    await rate(em, ticket, input, id);
    return ticket.id;
  });
}

/** @throws GONE if the link has expired, POLICY before the ticket is resolved */
export async function rateAsGuest(context: Context, input: RateAsGuestInput): Promise<void> {
  const { services, request } = context;
  await countAttempt(services, 'opinion', { account: 'guest', address: request.address });
  await context.em.transactional(async (em) => rate(em, await lockGuestTicket(em, input.secret), input));
}

async function rate(
  em: EntityManager,
  ticket: Ticket,
  { stars, comment }: RatingInput,
  actorId?: string,
): Promise<void> {
  const isDone = ticket.state === TicketState.RESOLVED || ticket.state === TicketState.CLOSED;
  // Only the remaining one of merged tickets is rated
  if (!isDone || ticket.mergedInto) throw policy('TICKET_NOT_DONE');
  const text = comment?.trim() || null;
  if (ticket.stars === stars && ticket.ratingComment === text) return;
  const now = new Date();
  Object.assign(ticket, { stars, ratingComment: text, ratedAt: now });
  ticket.touch(now);
  await addEvent(em, ticket, TicketEvent.RATED, { actorId, value: String(stars) });
}
