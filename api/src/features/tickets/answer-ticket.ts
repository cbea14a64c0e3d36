import { ArrayMaxSize, IsIn } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context } from '../../graphql/context.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { audit, commandOnce, IdempotencyKey } from '../operations/index.ts';
import { lockTicket } from './load-ticket.ts';
import { notifyRequester } from './notifications.ts';
import { TicketEvent, TicketMessageKind, TicketState } from './ticket.enums.ts';
import { MAX_FILES } from './ticket-message.entity.ts';
import { addEvent, writeMessage } from './write-message.ts';

const AFTER = [TicketState.REPLIED, TicketState.ON_HOLD, TicketState.RESOLVED] as const;

@InputType({ description: 'Input for replying to the requester of a ticket.' })
export class AnswerTicketInput {
  @Field(() => ID, { description: 'ID of a ticket that is not closed.' })
  ticketId!: string;
  @Field({ description: 'Plain text of the reply, 1 to 4,000 characters.' })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  text!: string;
  @Field(() => TicketState, {
    defaultValue: TicketState.REPLIED,
    description: 'State after the reply: REPLIED, ON_HOLD or RESOLVED.',
  })
  @IsIn(AFTER, { message: 'validation.invalid' })
  state!: (typeof AFTER)[number];
  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of the viewer’s finished uploads, at most 3 files with 10 MB in total.',
  })
  @ArrayMaxSize(MAX_FILES, { message: validationMessage('validation.entries', { count: MAX_FILES }) })
  uploadIds?: string[] | null;
  @Field(() => Int, { description: 'The `version` of the ticket on which the reply is based.' })
  expectedVersion!: number;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Answers a ticket. The first author of an answer becomes its assignee. If two administrators answer simultaneously,
 * the second one gets a conflict and sees the first answer.
 */
export function answerTicket(context: Context, input: AnswerTicketInput): Promise<string> {
  return commandOnce(context, 'answerTicket', input, async (em, viewer) => {
    const ticket = await lockTicket(em, input.ticketId);
    ticket.assertNotClosed();
    ticket.assertVersion(input.expectedVersion);
    const before = ticket.state;
    const now = new Date();
    await writeMessage(em, context, ticket, {
      kind: TicketMessageKind.ANSWER,
      authorId: viewer.id,
      text: input.text,
      uploadIds: input.uploadIds,
    });
    ticket.markAnswered(now);
    ticket.pause(input.state, now);
    ticket.assignee ??= em.getReference(User, viewer.id);
    ticket.touch(now);
    if (input.state === TicketState.RESOLVED)
      await addEvent(em, ticket, TicketEvent.RESOLVED, { actorId: viewer.id });
    if (input.state === TicketState.ON_HOLD)
      await addEvent(em, ticket, TicketEvent.HELD, { actorId: viewer.id });
    audit(em, context, { action: 'ticket.answer', targetId: ticket.id, before, after: ticket.state });
    await em.flush();
    await notifyRequester(em, context.services, ticket);
    return ticket.id;
  });
}

@InputType({ description: 'Input for adding an internal note to a ticket.' })
export class NoteOnTicketInput {
  @Field(() => ID, { description: 'ID of the ticket to annotate.' })
  ticketId!: string;
  @Field({ description: 'Plain text of the note, 1 to 4,000 characters. Never visible to the requester.' })
  @TrimmedLength(1, 4000, { message: 'tickets.text' })
  text!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/** Adds an internal note. Nothing else of the ticket changes. */
export function noteOnTicket(context: Context, input: NoteOnTicketInput): Promise<string> {
  return commandOnce(context, 'noteOnTicket', input, async (em, viewer) => {
    const ticket = await lockTicket(em, input.ticketId);
    await writeMessage(em, context, ticket, {
      kind: TicketMessageKind.NOTE,
      authorId: viewer.id,
      text: input.text,
    });
    ticket.touch(new Date());
    audit(em, context, { action: 'ticket.note', targetId: ticket.id, after: ticket.state });
    return ticket.id;
  });
}
