import { Length } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  MaxRows,
  page,
  pageOf,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { CreateTicketInput, createTicket } from './create-ticket.ts';
import { openedBy } from './links.ts';
import { RateAsGuestInput, RateTicketInput, rateAsGuest, rateTicket } from './rate-ticket.ts';
import { ReplyAsGuestInput, ReplyToTicketInput, replyAsGuest, replyToTicket } from './reply-to-ticket.ts';
import { RequestTicketLinkInput, requestTicketLink } from './request-ticket-link.ts';
import { MAX_MESSAGES, OwnTicket } from './ticket.entity.ts';
import { inThread } from './ticket.reads.ts';
import { TicketReceipt } from './ticket.types.ts';
import { MAX_FILES, OwnTicketMessage, TicketFile } from './ticket-message.entity.ts';

const OwnTicketPage = pageOf('OwnTicketPage', () => OwnTicket);
const REACHED = 'It is reached through the ticket, which was opened by its member or its secret.';
const SECRET = 'The secret of the link decides: it opens one ticket of a guest, until it expires.';

const one = (id: string) =>
  rows(OwnTicket, (t) => ({ where: sql`${t.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
const opened = (secret: string) =>
  rows(OwnTicket, (t) => ({ where: sql`${t.id} = ${openedBy(secret)}` }), { skipVisibility: SECRET });

@ArgsType()
class GuestTicketArgs {
  @Field({ description: 'What stands after `#ticket=` in the link of the mail.' })
  @Length(1, 100, { message: 'validation.invalid' })
  secret!: string;
}

@Resolver(() => OwnTicket)
export class OwnTicketResolver {
  @Allow('ticket:read-own')
  @ReadQuery(() => OwnTicketPage, {
    description:
      'What the viewer asked support, the latest first; never what a guest wrote with their address.',
  })
  myTickets(@Args() { page: number, limit }: PageArgs) {
    return page(OwnTicket, (t) => ({ orderBy: sql`${t.id} desc`, page: number, limit }));
  }

  @Allow('ticket:read-own')
  @ReadQuery(() => OwnTicket, { nullable: true, description: 'One’s own ticket; null when there is none.' })
  myTicket(@Arg('id', () => ID, { description: 'Of an own ticket.' }) id: string, @Ctx() context: Context) {
    const viewer = signedIn(context);
    return rows(OwnTicket, (t) => ({ where: sql`${t.id} = ${uuid(id)} and ${t.requester} = ${viewer.id}` }));
  }

  @Public()
  @ReadQuery(() => OwnTicket, {
    nullable: true,
    description: 'The ticket of a guest that a link opens; null once the link has expired.',
  })
  guestTicket(@Args() { secret }: GuestTicketArgs) {
    return opened(secret);
  }

  @Public('ticket:write-own')
  @Mutation(() => TicketReceipt, {
    description:
      'Asks support something, as the member who is signed in or as a guest. BAD_INPUT: who asks, the text, or an order, course or file that is not the viewer’s own. CONFLICT: the idempotencyKey came with another input. RATE_LIMITED: too often.',
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
      'Adds words to an own ticket, which then waits for support again. BAD_INPUT: the text or a file. NOT_FOUND. CONFLICT: it is closed. POLICY: it is full. RATE_LIMITED: too often.',
  })
  async replyToTicket(@Arg('input') input: ReplyToTicketInput, @Ctx() context: Context) {
    return one(await replyToTicket(context, input));
  }

  @Public()
  @ReadMutation(() => OwnTicket, {
    description:
      'The same for the guest who has the link. BAD_INPUT: the text. GONE: the link has expired. CONFLICT: the ticket is closed, or the idempotencyKey came with another text. POLICY: it is full. RATE_LIMITED: too often.',
  })
  async replyAsGuest(@Arg('input') input: ReplyAsGuestInput, @Ctx() context: Context) {
    await replyAsGuest(context, input);
    return opened(input.secret);
  }

  @Allow('ticket:write-own')
  @ReadMutation(() => OwnTicket, {
    description:
      'Says how content one is; said again, the last word counts. BAD_INPUT: the stars or the comment. NOT_FOUND. POLICY: it is not done yet. RATE_LIMITED: too often.',
  })
  async rateTicket(@Arg('input') input: RateTicketInput, @Ctx() context: Context) {
    return one(await rateTicket(context, input));
  }

  @Public()
  @ReadMutation(() => OwnTicket, {
    description:
      'The same for the guest who has the link. BAD_INPUT: the stars or the comment. GONE: the link has expired. POLICY: it is not done yet. RATE_LIMITED: too often.',
  })
  async rateAsGuest(@Arg('input') input: RateAsGuestInput, @Ctx() context: Context) {
    await rateAsGuest(context, input);
    return opened(input.secret);
  }

  @Public()
  @Mutation(() => TicketReceipt, {
    description:
      'Mails a guest a new link into their ticket, if number and address belong together; says nothing of that. BAD_INPUT: the number or the address. RATE_LIMITED: too often.',
  })
  async requestTicketLink(
    @Arg('input') input: RequestTicketLinkInput,
    @Ctx() context: Context,
  ): Promise<TicketReceipt> {
    await requestTicketLink(context, input);
    return { accepted: true };
  }

  @ReadField(() => Boolean, { description: 'Whether more can be added: it is not closed.' })
  mayReply(@Root() { state }: Row<OwnTicket>) {
    return sql`(${state} <> 'CLOSED')`;
  }

  @ReadField(() => Boolean, {
    description: 'Whether one can say how content one is: it is done, and not merged.',
  })
  mayRate(@Root() { state, mergedInto }: Row<OwnTicket>) {
    return sql`(${state} in ('RESOLVED', 'CLOSED') and ${mergedInto} is null)`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the course that it is about; absent without one.',
  })
  courseTitle(@Root() { course }: Row<OwnTicket>) {
    return sql`(select c.title from course c where c.id = ${course})`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Number of the own ticket that goes on in its place; absent: it was not merged.',
  })
  mergedIntoNumber(@Root() { mergedInto }: Row<OwnTicket>) {
    return sql`(select o.number from ticket o where o.id = ${mergedInto})`;
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'Of the own ticket that goes on in its place; absent: it was not merged.',
  })
  mergedIntoId(@Root() { mergedInto }: Row<OwnTicket>) {
    return mergedInto;
  }

  @MaxRows(MAX_MESSAGES)
  @ReadField(() => [OwnTicketMessage], {
    description: 'What one wrote and was told, the first first; never what support notes for itself.',
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
    description: 'The given name of whoever answered; absent for one’s own words.',
  })
  answererName(@Root() { kind, author }: Row<OwnTicketMessage>) {
    return sql`(select substring(p.full_name from '[^ ]+$') from person p where p.id = ${author} and ${kind} = 'ANSWER')`;
  }

  @MaxRows(MAX_FILES, { countsAs: 1 })
  @ReadField(() => [TicketFile], { description: 'What came with it; at most 3 files.' })
  files(@Root() { id }: Row<OwnTicketMessage>) {
    return rows(
      TicketFile,
      (f) => ({ where: sql`${f.message} = ${id}`, orderBy: sql`${f.createdAt}, ${f.id}` }),
      { skipVisibility: REACHED },
    );
  }
}
