import { Length } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  createPageType,
  MaxRows,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { CreateTicketInput, createTicket } from './create-ticket.ts';
import { findLinkedTicket } from './links.ts';
import { RateAsGuestInput, RateTicketInput, rateAsGuest, rateTicket } from './rate-ticket.ts';
import { ReplyAsGuestInput, ReplyToTicketInput, replyAsGuest, replyToTicket } from './reply-to-ticket.ts';
import { RequestTicketLinkInput, requestTicketLink } from './request-ticket-link.ts';
import { MAX_MESSAGES, OwnTicket } from './ticket.entity.ts';
import { inThread } from './ticket.reads.ts';
import { TicketReceipt } from './ticket.types.ts';
import { MAX_FILES, OwnTicketMessage, TicketFile } from './ticket-message.entity.ts';

const OwnTicketPage = createPageType('OwnTicketPage', () => OwnTicket);
const REACHED =
  'Part of a ticket whose access was checked: it belongs to the viewer, or the caller has its secret.';
const SECRET = 'The secret of the link grants access to one ticket of a guest until it expires.';

const ticketResult = (id: string) => resultRow(OwnTicket, id);
const guestTicketRows = (secret: string) =>
  rows(OwnTicket, (t) => ({ where: sql`${t.id} = ${findLinkedTicket(secret)}` }), { skipVisibility: SECRET });

@ArgsType()
class GuestTicketArgs {
  @Field({ description: 'Secret that follows `#ticket=` in the link of the email.' })
  @Length(1, 100, { message: 'validation.invalid' })
  secret!: string;
}

@Resolver(() => OwnTicket)
export class OwnTicketResolver {
  @Allow('ticket:read-own')
  @ReadQuery(() => OwnTicketPage, {
    description:
      'Tickets of the viewer, newest first. Never includes tickets that a guest created with the viewer’s email address.',
  })
  myTickets(@Args() { page: number, limit }: PageArgs) {
    return page(OwnTicket, (t) => ({ orderBy: sql`${t.id} desc`, page: number, limit }));
  }

  @Allow('ticket:read-own')
  @ReadQuery(() => OwnTicket, {
    nullable: true,
    description: 'Ticket of the viewer by ID. Null if it does not exist.',
  })
  myTicket(
    @Arg('id', () => ID, { description: 'ID of a ticket of the viewer.' }) id: string,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    return rows(OwnTicket, (t) => ({ where: sql`${t.id} = ${uuid(id)} and ${t.requester} = ${viewer.id}` }));
  }

  @Public()
  @ReadQuery(() => OwnTicket, {
    nullable: true,
    description: 'Ticket of a guest, opened by its secret link. Null if the link has expired.',
  })
  guestTicket(@Args() { secret }: GuestTicketArgs) {
    return guestTicketRows(secret);
  }

  @Public('ticket:write-own')
  @Mutation(() => TicketReceipt, {
    description:
      'Creates a support ticket, as a signed-in member or as a guest. BAD_INPUT: the requester or the text is invalid, or an order, course or file is not the viewer’s own. CONFLICT: the idempotencyKey was used with another input. RATE_LIMITED: too many requests.',
  })
  async createTicket(
    @Arg('input') input: CreateTicketInput,
    @Ctx() context: Context,
  ): Promise<TicketReceipt> {
    const { number, id } = await createTicket(context, input);
    return { accepted: true, number, ticketId: id };
  }

  @Allow('ticket:write-own')
  @ReadMutation(() => OwnTicket, {
    description:
      'Adds a message to a ticket of the viewer and reopens it for support. BAD_INPUT: the text or a file is invalid. NOT_FOUND: no such ticket of the viewer. CONFLICT: the ticket is closed. POLICY: the ticket has reached its maximum number of messages. RATE_LIMITED: too many requests.',
  })
  async replyToTicket(@Arg('input') input: ReplyToTicketInput, @Ctx() context: Context) {
    return ticketResult(await replyToTicket(context, input));
  }

  @Public()
  @ReadMutation(() => OwnTicket, {
    description:
      'Adds a message of a guest to the ticket of a secret link. BAD_INPUT: the text is invalid. GONE: the link has expired. CONFLICT: the ticket is closed, or the idempotencyKey was used with another text. POLICY: the ticket has reached its maximum number of messages. RATE_LIMITED: too many requests.',
  })
  async replyAsGuest(@Arg('input') input: ReplyAsGuestInput, @Ctx() context: Context) {
    await replyAsGuest(context, input);
    return guestTicketRows(input.secret);
  }

  @Allow('ticket:write-own')
  @ReadMutation(() => OwnTicket, {
    description:
      'Rates the support in a ticket of the viewer. A new rating replaces the previous one. BAD_INPUT: the stars or the comment are invalid. NOT_FOUND: no such ticket of the viewer. POLICY: the ticket is not resolved yet. RATE_LIMITED: too many requests.',
  })
  async rateTicket(@Arg('input') input: RateTicketInput, @Ctx() context: Context) {
    return ticketResult(await rateTicket(context, input));
  }

  @Public()
  @ReadMutation(() => OwnTicket, {
    description:
      'Rates the support in the ticket of a guest’s secret link. BAD_INPUT: the stars or the comment are invalid. GONE: the link has expired. POLICY: the ticket is not resolved yet. RATE_LIMITED: too many requests.',
  })
  async rateAsGuest(@Arg('input') input: RateAsGuestInput, @Ctx() context: Context) {
    await rateAsGuest(context, input);
    return guestTicketRows(input.secret);
  }

  @Public()
  @Mutation(() => TicketReceipt, {
    description:
      'Emails a guest a new link to a ticket if its number and email address match. The response does not reveal whether they match. BAD_INPUT: the number or the email address is invalid. RATE_LIMITED: too many requests.',
  })
  async requestTicketLink(
    @Arg('input') input: RequestTicketLinkInput,
    @Ctx() context: Context,
  ): Promise<TicketReceipt> {
    await requestTicketLink(context, input);
    return { accepted: true };
  }

  @ReadField(() => Boolean, { description: 'True if the viewer can add messages: the ticket is not closed.' })
  mayReply(@Root() { state }: Row<OwnTicket>) {
    return sql`(${state} <> 'CLOSED')`;
  }

  @ReadField(() => Boolean, {
    description:
      'True if the viewer can rate the support: the ticket is resolved or closed, and was not merged.',
  })
  mayRate(@Root() { state, mergedInto }: Row<OwnTicket>) {
    return sql`(${state} in ('RESOLVED', 'CLOSED') and ${mergedInto} is null)`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the related course. Null if there is none.',
  })
  courseTitle(@Root() { course }: Row<OwnTicket>) {
    return sql`(select c.title from course c where c.id = ${course})`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Number of the viewer’s ticket into which this one was merged. Null if it was not merged.',
  })
  mergedIntoNumber(@Root() { mergedInto }: Row<OwnTicket>) {
    return sql`(select o.number from ticket o where o.id = ${mergedInto})`;
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the viewer’s ticket into which this one was merged. Null if it was not merged.',
  })
  mergedIntoId(@Root() { mergedInto }: Row<OwnTicket>) {
    return mergedInto;
  }

  @MaxRows(MAX_MESSAGES)
  @ReadField(() => [OwnTicketMessage], {
    description:
      'Messages between the requester and support, oldest first. Internal notes are never included.',
  })
  messages(@Root() { id }: Row<OwnTicket>) {
    return rows(
      OwnTicketMessage,
      (m) => ({
        where: sql`${m.kind} in ('REQUEST', 'ANSWER') and ${inThread(m.ticket, id)}`,
        orderBy: sql`${m.createdAt}, ${m.id}`,
        limit: MAX_MESSAGES,
      }),
      { skipVisibility: REACHED },
    );
  }
}

@Resolver(() => OwnTicketMessage)
export class OwnTicketMessageResolver {
  @ReadField(() => String, {
    nullable: true,
    description: 'Given name of the agent who replied. Null for messages of the requester.',
  })
  answererName(@Root() { kind, author }: Row<OwnTicketMessage>) {
    return sql`(select substring(p.full_name from '[^ ]+$') from person p where p.id = ${author} and ${kind} = 'ANSWER')`;
  }

  @MaxRows(MAX_FILES, { countsAs: 1 })
  @ReadField(() => [TicketFile], { description: 'Attached files, at most 3.' })
  files(@Root() { id }: Row<OwnTicketMessage>) {
    return rows(
      TicketFile,
      (f) => ({ where: sql`${f.message} = ${id}`, orderBy: sql`${f.createdAt}, ${f.id}` }),
      { skipVisibility: REACHED },
    );
  }
}
