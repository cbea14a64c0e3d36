import { IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  derived,
  MaxRows,
  Needs,
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
import { holdsPermission } from '../../platform/access/holds-permission.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
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
  matches,
  ofSameRequester,
  requesterName,
  statsRow,
  tabOrder,
} from './ticket.reads.ts';
import { FilledAnswer, TicketStats } from './ticket.types.ts';
import { MAX_FILES, TicketFile, TicketMessage } from './ticket-message.entity.ts';

const TicketPage = pageOf('TicketPage', () => Ticket);
/** Max people in the list of possible assignees. */
const MAX_AGENTS = 100;
/** Max earlier tickets of the same requester in the list. */
const MAX_EARLIER = 10;
const SUPPORT = 'The operation demands the permission to read tickets.';

@ArgsType()
class TicketArgs extends PageArgs {
  @Field(() => TicketTab, { defaultValue: TicketTab.WAITING, description: 'For whom they wait.' })
  tab!: TicketTab;
  @Field(() => String, {
    nullable: true,
    description:
      'Beginnings of words of number, subject, order, name or e-mail address; accents and case do not matter.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Only those that the viewer takes care of.' })
  isMine!: boolean;
  @Field(() => TicketCategory, { nullable: true, description: 'Only those about this.' })
  category?: TicketCategory | null;
  @Field(() => TicketPriority, { nullable: true, description: 'Only those of this priority.' })
  priority?: TicketPriority | null;
}

const one = (id: string) =>
  rows(Ticket, (t) => ({ where: sql`${t.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver(() => Ticket)
export class TicketResolver {
  @Allow('ticket:read')
  @ReadQuery(() => TicketPage, {
    description:
      'Tickets of all requesters: those that wait for support by their due times, others by when they changed.',
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
          matches(t, search),
        ]),
        orderBy: tabOrder(t, tab),
        page: number,
        limit,
      }),
      { genericPlan: !search },
    );
  }

  @Allow('ticket:read')
  @ReadQuery(() => Ticket, { nullable: true, description: 'One ticket; null when there is none.' })
  ticket(@Arg('id', () => ID, { description: 'Of the ticket, as `tickets` gives it.' }) id: string) {
    return rows(Ticket, (t) => ({ where: sql`${t.id} = ${uuid(id)}` }));
  }

  @Allow('ticket:read')
  @ReadQuery(() => TicketStats, {
    nullable: true,
    description: 'How many tickets wait for whom, and how fast they were answered.',
  })
  ticketStats(@Ctx() context: Context) {
    return derived(TicketStats, statsRow(signedIn(context).id), SUPPORT);
  }

  @Allow('ticket:read')
  @MaxRows(MAX_AGENTS)
  @ReadQuery(() => [RatingAuthor], { description: 'Who may answer tickets, by name; at most 100.' })
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
      'Canned answers in the language of a ticket, with its facts filled in; those of its category first.',
  })
  filledAnswers(
    @Arg('ticketId', () => ID, { description: 'Of the ticket that is answered.' }) ticketId: string,
    @Ctx() { locale }: Context,
  ) {
    return derived(FilledAnswer, filledAnswers(uuid(ticketId), locale), SUPPORT);
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Answers the requester. BAD_INPUT: the text, the state, or a file. NOT_FOUND. CONFLICT: it is closed, or somebody answered or its requester wrote since. POLICY: it is full.',
  })
  async answerTicket(@Arg('input') input: AnswerTicketInput, @Ctx() context: Context) {
    return one(await answerTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description: 'Notes something for support alone. BAD_INPUT: the text. NOT_FOUND. POLICY: it is full.',
  })
  async noteOnTicket(@Arg('input') input: NoteOnTicketInput, @Ctx() context: Context) {
    return one(await noteOnTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description: 'Gives a ticket another priority or category. NOT_FOUND. CONFLICT: it is closed.',
  })
  async updateTicket(@Arg('input') input: UpdateTicketInput, @Ctx() context: Context) {
    return one(await updateTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Gives a ticket to somebody who takes care of it, or to no one. BAD_INPUT: they may not answer tickets. NOT_FOUND. CONFLICT: it is closed.',
  })
  async assignTicket(@Arg('input') input: AssignTicketInput, @Ctx() context: Context) {
    return one(await assignTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Moves a ticket without a word: on hold, done, or open again. BAD_INPUT: the state. NOT_FOUND. CONFLICT: it is closed, in that state already, or changed since.',
  })
  async moveTicket(@Arg('input') input: MoveTicketInput, @Ctx() context: Context) {
    return one(await moveTicket(context, input));
  }

  @Allow('ticket:answer')
  @ReadMutation(() => Ticket, {
    description:
      'Merges a ticket into another one of its requester, which goes on with the messages of both. NOT_FOUND. CONFLICT: one of them is closed. POLICY: not of the same requester, or too many messages.',
  })
  async mergeTickets(@Arg('input') input: MergeTicketsInput, @Ctx() context: Context) {
    return one(await mergeTickets(context, input));
  }

  @ReadField(() => String, {
    description: 'The whole name of the requester, as their account or they say it.',
  })
  requesterName(@Root() t: Row<Ticket>) {
    return requesterName(t);
  }

  @ReadField(() => String, { description: 'Where the requester is reached; a guest’s is not proved.' })
  requesterEmail(@Root() { requester, guestEmail }: Row<Ticket>) {
    return sql`coalesce((select p.email::text from person p where p.id = ${requester}), ${guestEmail}, '')`;
  }

  @ReadField(() => Boolean, { description: 'Whether a guest wrote it, who has no account here.' })
  isGuest(@Root() { requester }: Row<Ticket>) {
    return sql`(${requester} is null)`;
  }

  @ReadField(() => Person, {
    nullable: true,
    description: 'The member who wrote it; absent for guests, and without `person:read`.',
  })
  requester(@Root() { requester }: Row<Ticket>) {
    return rows(Person, (p) => ({ where: sql`${p.id} = ${requester}` }));
  }

  @ReadField(() => ID, {
    nullable: true,
    description: 'Of the order that it is about, where it is the member’s own; absent otherwise.',
  })
  orderId(@Root() { order }: Row<Ticket>) {
    return order;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Title of the course that it is about; absent without one.',
  })
  courseTitle(@Root() { course }: Row<Ticket>) {
    return sql`(select c.title from course c where c.id = ${course})`;
  }

  @ReadField(() => Ticket, {
    nullable: true,
    description: 'The ticket into which it was merged; absent: it was not.',
  })
  mergedInto(@Root() { mergedInto }: Row<Ticket>) {
    return rows(Ticket, (o) => ({ where: sql`${o.id} = ${mergedInto}` }));
  }

  @MaxRows(MAX_MESSAGES)
  @ReadField(() => [TicketMessage], {
    description: 'All that was said and done, the first first, with what was merged into it; at most 300.',
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
    description: 'The latest other tickets of the same requester; at most 10.',
  })
  otherTickets(@Root() ticket: Row<Ticket>) {
    return rows(Ticket, (o) => ({
      where: ofSameRequester(ticket, o),
      orderBy: sql`${o.id} desc`,
      limit: MAX_EARLIER,
    }));
  }
}

@Resolver(() => TicketMessage)
export class TicketMessageResolver {
  @ReadField(() => String, {
    nullable: true,
    description: 'What the event says besides: a name, a number, or a value of the schema; absent: nothing.',
  })
  value(@Root() { event, value }: Row<TicketMessage>) {
    return sql`case when ${event} = 'ASSIGNED' then (select p.full_name from person p where p.id::text = ${value})
      else ${value} end`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Number of the ticket where it was said, where that was merged into this one.',
  })
  fromNumber(@Root() { ticket }: Row<TicketMessage>) {
    return sql`(select t.number from ticket t where t.id = ${ticket} and t.merged_into_id is not null)`;
  }

  @MaxRows(MAX_FILES, { countsAs: 1 })
  @ReadField(() => [TicketFile], { description: 'What came with it; at most 3 files.' })
  files(@Root() { id }: Row<TicketMessage>) {
    return rows(TicketFile, (f) => ({
      where: sql`${f.message} = ${id}`,
      orderBy: sql`${f.createdAt}, ${f.id}`,
    }));
  }
}

@Resolver(() => TicketFile)
export class TicketFileResolver {
  @ReadField(() => Number, { description: 'Size in bytes, as it is stored.' })
  sizeBytes(@Root() { media }: Row<TicketFile>) {
    return sql`(select m.size_bytes::float8 from media m where m.id = ${media})`;
  }

  @Needs('id')
  @FieldResolver(() => String, {
    description: 'Where it is fetched, below the platform’s own address; for the viewer, six hours at most.',
  })
  url(@Root() { id }: { id: string }, @Ctx() { services, viewer }: Context): string {
    return ticketFileUrl(services.keys, id, viewer);
  }
}
