import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  createPageType,
  derived,
  MaxRows,
  Needs,
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
import { SearchField } from '../../graphql/search-field.ts';
import { holdsPermission } from '../../platform/access/holds-permission.ts';
import { Person, RatingAuthor } from '../accounts/index.ts';
import { AnswerTicketInput, answerTicket, NoteOnTicketInput, noteOnTicket } from './answer-ticket.ts';
import { MAX_CANNED_ANSWERS } from './canned-answer.entity.ts';
import {
  AssignTicketInput,
  assignTicket,
  MoveTicketInput,
  moveTicket,
  UpdateTicketInput,
  updateTicket,
} from './change-ticket.ts';
import { ticketFileUrl } from './file-address.ts';
import { MergeTicketsInput, mergeTickets } from './merge-tickets.ts';
import { MAX_MESSAGES, Ticket } from './ticket.entity.ts';
import { TicketCategory, TicketPriority, TicketTab } from './ticket.enums.ts';
import {
  filledAnswers,
  inTab,
  inThread,
  isOtherTicketOfRequester,
  matchesSearch,
  requesterName,
  statsRow,
  tabOrder,
} from './ticket.reads.ts';
import { FilledAnswer, TicketStats } from './ticket.types.ts';
import { MAX_FILES, TicketFile, TicketMessage } from './ticket-message.entity.ts';

const TicketPage = createPageType('TicketPage', () => Ticket);
/** Max people in the list of possible assignees. */
const MAX_AGENTS = 100;
/** Max earlier tickets of the same requester in the list. */
const MAX_EARLIER = 10;
const SUPPORT = 'The operation requires the permission to read tickets.';

@ArgsType()
class TicketArgs extends PageArgs {
  @Field(() => TicketTab, {
    defaultValue: TicketTab.WAITING,
    description: 'Filter by the party whose action is pending.',
  })
  tab!: TicketTab;
  @SearchField(
    'Prefixes of words in the number, subject, order, name or email address. Case and accents are ignored.',
  )
  search?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True to list only tickets assigned to the viewer.',
  })
  isMine!: boolean;
  @Field(() => TicketCategory, {
    nullable: true,
    description: 'Filter by category. Defaults to all categories.',
  })
  category?: TicketCategory | null;
  @Field(() => TicketPriority, {
    nullable: true,
    description: 'Filter by priority. Defaults to all priorities.',
  })
  priority?: TicketPriority | null;
}

const ticketResult = (id: string) => resultRow(Ticket, id);

@Resolver(() => Ticket)
export class TicketResolver {
  @Allow('ticket:read')
  @ReadQuery(() => TicketPage, {
    description:
      'Tickets of all requesters. Those that await support are sorted by due time, others by their last change.',
  })
  tickets(
    @Args() { tab, search, isMine, category, priority, page: number, limit }: TicketArgs,
    @Ctx() context: Context,
  ) {
    const viewer = signedIn(context);
    return page(
      Ticket,
      (t) => ({
        where: all([
          inTab(t, tab),
          isMine && sql`${t.assignee} = ${viewer.id}`,
          category != null && sql`${t.category} = ${category}`,
          priority != null && sql`${t.priority} = ${priority}`,
          matchesSearch(t, search),
        ]),
        orderBy: tabOrder(t, tab),
        page: number,
        limit,
      }),
      { genericPlan: !search },
    );
  }

  @Allow('ticket:read')
  @ReadQuery(() => Ticket, { nullable: true, description: 'Ticket by ID. Null if it does not exist.' })
  ticket(@Arg('id', () => ID, { description: 'ID of the ticket, as returned by `tickets`.' }) id: string) {
    return rows(Ticket, (t) => ({ where: sql`${t.id} = ${uuid(id)}` }));
  }

  @Allow('ticket:read')
  @ReadQuery(() => TicketStats, {
    nullable: true,
    description: 'Number of tickets by pending party, and response time statistics.',
  })
  ticketStats(@Ctx() context: Context) {
    return derived(TicketStats, statsRow(signedIn(context).id), SUPPORT);
  }

  @Allow('ticket:read')
  @MaxRows(MAX_AGENTS)
  @ReadQuery(() => [RatingAuthor], {
    description: 'People who may answer tickets, sorted by name. At most 100.',
  })
  ticketAgents() {
    return rows(RatingAuthor, (a) => ({
      where: sql`${a.id} in (select p.id from person p where p.is_active and ${holdsPermission('ticket:answer')})`,
      orderBy: sql`${a.fullName} collate vietnamese, ${a.id}`,
      limit: MAX_AGENTS,
    }));
  }

  @Allow('ticket:answer')
  @MaxRows(MAX_CANNED_ANSWERS)
  @ReadQuery(() => [FilledAnswer], {
    description:
      'Reply templates in the language of a ticket, with their placeholders replaced. Templates for its category come first.',
  })
  filledAnswers(
    @Arg('ticketId', () => ID, { description: 'ID of the ticket to answer.' }) ticketId: string,
    @Ctx() { locale }: Context,
  ) {
    return derived(FilledAnswer, filledAnswers(uuid(ticketId), locale), SUPPORT);
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Replies to the requester of a ticket. BAD_INPUT: the text, the state or a file is invalid. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed, or another agent or the requester has written since. POLICY: the ticket has reached its maximum number of messages.',
  })
  async answerTicket(@Arg('input') input: AnswerTicketInput, @Ctx() context: Context) {
    return ticketResult(await answerTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Adds an internal note to a ticket. BAD_INPUT: the text is invalid. NOT_FOUND: no such ticket. POLICY: the ticket has reached its maximum number of messages.',
  })
  async noteOnTicket(@Arg('input') input: NoteOnTicketInput, @Ctx() context: Context) {
    return ticketResult(await noteOnTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Changes the priority or category of a ticket. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed.',
  })
  async updateTicket(@Arg('input') input: UpdateTicketInput, @Ctx() context: Context) {
    return ticketResult(await updateTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Assigns a ticket to an agent, or removes the assignment. BAD_INPUT: the person may not answer tickets. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed.',
  })
  async assignTicket(@Arg('input') input: AssignTicketInput, @Ctx() context: Context) {
    return ticketResult(await assignTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Changes the state of a ticket without a reply: on hold, resolved or open again. BAD_INPUT: the state is invalid. NOT_FOUND: no such ticket. CONFLICT: the ticket is closed, already in that state, or changed since.',
  })
  async moveTicket(@Arg('input') input: MoveTicketInput, @Ctx() context: Context) {
    return ticketResult(await moveTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Merges a ticket into another one of the same requester, which then shows the messages of both. NOT_FOUND: no such ticket. CONFLICT: one of the tickets is closed. POLICY: the requesters differ, or there are too many messages.',
  })
  async mergeTickets(@Arg('input') input: MergeTicketsInput, @Ctx() context: Context) {
    return ticketResult(await mergeTickets(context, input));
  }

  @ReadField(() => String, {
    description: 'Full name of the requester, from the account or as entered by the guest.',
  })
  requesterName(@Root() t: Row<Ticket>) {
    return requesterName(t);
  }

  @ReadField(() => String, { description: 'Email address of the requester. Unverified for guests.' })
  requesterEmail(@Root() { requester, guestEmail }: Row<Ticket>) {
    return sql`coalesce((select p.email::text from person p where p.id = ${requester}), ${guestEmail}, '')`;
  }

  @ReadField(() => Boolean, { description: 'True if the requester is a guest without an account.' })
  isGuest(@Root() { requester }: Row<Ticket>) {
    return sql`(${requester} is null)`;
  }

  @ReadField(() => Person, {
    nullable: true,
    description: 'Member who created the ticket. Null for guests, and without `person:read`.',
  })
  requester(@Root() { requester }: Row<Ticket>) {
    return rows(Person, (p) => ({ where: sql`${p.id} = ${requester}` }));
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'ID of the related order if it belongs to the member. Null otherwise.',
  })
  orderId(@Root() { order }: Row<Ticket>) {
    return order;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the related course. Null if there is none.',
  })
  courseTitle(@Root() { course }: Row<Ticket>) {
    return sql`(select c.title from course c where c.id = ${course})`;
  }

  @ReadField(() => Ticket, {
    nullable: true,
    description: 'Ticket into which this one was merged. Null if it was not merged.',
  })
  mergedInto(@Root() { mergedInto }: Row<Ticket>) {
    return rows(Ticket, (o) => ({ where: sql`${o.id} = ${mergedInto}` }));
  }

  @MaxRows(MAX_MESSAGES)
  @ReadField(() => [TicketMessage], {
    description: 'Messages and events of the ticket and of those merged into it, oldest first. At most 300.',
  })
  messages(@Root() { id }: Row<Ticket>) {
    return rows(TicketMessage, (m) => ({
      where: inThread(m.ticket, id),
      orderBy: sql`${m.createdAt}, ${m.id}`,
      limit: MAX_MESSAGES,
    }));
  }

  @MaxRows(MAX_EARLIER)
  @ReadField(() => [Ticket], {
    description: 'Latest other tickets of the same requester. At most 10.',
  })
  otherTickets(@Root() ticket: Row<Ticket>) {
    return rows(Ticket, (o) => ({
      where: isOtherTicketOfRequester(ticket, o),
      orderBy: sql`${o.id} desc`,
      limit: MAX_EARLIER,
    }));
  }
}

@Resolver(() => TicketMessage)
export class TicketMessageResolver {
  @ReadField(() => String, {
    nullable: true,
    description:
      'Details of the event: a name, a number or an enum value of the schema. Null if there are none.',
  })
  value(@Root() { event, value }: Row<TicketMessage>) {
    return sql`case when ${event} = 'ASSIGNED' then (select p.full_name from person p where p.id::text = ${value})
      else ${value} end`;
  }

  @ReadField(() => String, {
    nullable: true,
    description:
      'Number of the merged ticket from which the message comes. Null for messages of this ticket.',
  })
  fromNumber(@Root() { ticket }: Row<TicketMessage>) {
    return sql`(select t.number from ticket t where t.id = ${ticket} and t.merged_into_id is not null)`;
  }

  @MaxRows(MAX_FILES, { countsAs: 1 })
  @ReadField(() => [TicketFile], { description: 'Attached files, at most 3.' })
  files(@Root() { id }: Row<TicketMessage>) {
    return rows(TicketFile, (f) => ({
      where: sql`${f.message} = ${id}`,
      orderBy: sql`${f.createdAt}, ${f.id}`,
    }));
  }
}

@Resolver(() => TicketFile)
export class TicketFileResolver {
  @ReadField(() => Number, { description: 'Size of the stored file in bytes.' })
  sizeBytes(@Root() { media }: Row<TicketFile>) {
    return sql`(select m.size_bytes::float8 from media m where m.id = ${media})`;
  }

  @Needs('id')
  @FieldResolver(() => String, {
    description:
      'Signed URL of the file, below the platform’s own. Valid for the viewer for at most six hours.',
  })
  url(@Root() { id }: { id: string }, @Ctx() { services, viewer }: Context): string {
    return ticketFileUrl(services.keys, id, viewer);
  }
}
