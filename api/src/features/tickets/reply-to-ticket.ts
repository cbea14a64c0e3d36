import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { countAttempt } from '../accounts/index.ts';
import { commandOnce, IdempotencyKey } from '../operations/index.ts';
import { lockGuestTicket, lockOwnTicket } from './load-ticket.ts';
import { notifySupport } from './notifications.ts';
import type { Ticket } from './ticket.entity.ts';
import { TicketEvent, TicketMessageKind, TicketState } from './ticket.enums.ts';
import { MAX_FILES } from './ticket-message.entity.ts';
import { toTimes } from './ticket-times.ts';
import { addEvent, isRepeatedReply, type NewMessage, writeMessage } from './write-message.ts';

@InputType({ description: 'Input for adding a message to a ticket of the viewer.' })
export class ReplyToTicketInput {
  @Field(() => ID, { description: 'ID of a ticket of the viewer that is not closed.' })
  ticketId!: string;
  @Field({ description: 'Plain text of the message, 1 to 4,000 characters.' })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  text!: string;
  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of the viewer’s finished uploads, at most 3 files with 10 MB in total.',
  })
  @ArrayMaxSize(MAX_FILES, { message: validationMessage('validation.entries', { count: MAX_FILES }) })
  uploadIds?: string[] | null;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for adding a message of a guest to a ticket.' })
export class ReplyAsGuestInput {
  @Field({ description: 'Secret that follows `#ticket=` in the link of the email.' })
  @Length(1, 100, { message: 'validation.invalid' })
  secret!: string;
  @Field({ description: 'Plain text of the message, 1 to 4,000 characters.' })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  text!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Adds a message of the member who wrote the ticket.
 * @throws NOT_FOUND, CONFLICT if the ticket is closed
 */
export async function replyToTicket(context: Context, input: ReplyToTicketInput): Promise<string> {
  const viewer = signedIn(context);
  const { services, request } = context;
  await countAttempt(services, 'reply', { account: viewer.id, address: request.address });
  return commandOnce(context, 'replyToTicket', input, async (em) => {
    const ticket = await lockOwnTicket(em, viewer.id, input.ticketId);
    await add(em, context, ticket, { authorId: viewer.id, text: input.text, uploadIds: input.uploadIds });
    return ticket.id;
  });
}

/** @throws GONE if the link has expired, CONFLICT if the ticket is closed */
export async function replyAsGuest(context: Context, input: ReplyAsGuestInput): Promise<void> {
  const { services, request } = context;
  await countAttempt(services, 'reply', { account: 'guest', address: request.address });
  await context.em.transactional(async (em) => {
    const ticket = await lockGuestTicket(em, input.secret);
    const isSame = await isRepeatedReply(em, ticket.id, input.idempotencyKey, input.text);
    if (isSame === false) throw conflict('KEY_REUSED');
    if (!isSame) await add(em, context, ticket, { text: input.text, requestKey: input.idempotencyKey });
  });
}

async function add(
  em: EntityManager,
  context: Context,
  ticket: Ticket,
  message: Omit<NewMessage, 'kind'>,
): Promise<void> {
  const { services } = context;
  ticket.assertNotClosed();
  const now = new Date();
  const wasDone = ticket.state === TicketState.RESOLVED;
  await writeMessage(em, context, ticket, { kind: TicketMessageKind.REQUEST, ...message });
  if (wasDone) await addEvent(em, ticket, TicketEvent.REOPENED, { actorId: message.authorId });
  ticket.open(toTimes(services.settings, ticket.priority), now);
  ticket.touch(now);
  await em.flush();
  await notifySupport(em, services, ticket, 'REPLY');
}
