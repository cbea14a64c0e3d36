import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, IsUUID, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getValue, runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, type Detail, forbidden, invalidFields } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { IsEmailAddress, normalizeEmail } from '../../platform/input/email-address.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { countAttempt, User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { IdempotencyKey, idempotent } from '../operations/index.ts';
import { Order } from '../orders/index.ts';
import { mailGuest, notifySupport } from './notifications.ts';
import { Ticket } from './ticket.entity.ts';
import { TicketCategory, TicketMessageKind, TicketPriority } from './ticket.enums.ts';
import { MAX_FILES } from './ticket-message.entity.ts';
import { toTimes } from './ticket-times.ts';
import { writeMessage } from './write-message.ts';

/** The next number of the current month in Vietnam: HT-1126-0431. Concurrent requests wait for each other. */
async function nextNumber(em: EntityManager): Promise<string> {
  return getValue<string>(
    em,
    sql`with taken as (
        insert into ticket_counter as c (month, last) values (to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'MMYY'), 1)
        on conflict (month) do update set last = c.last + 1 returning month, last)
      select 'HT-' || month || '-' || lpad(last::text, greatest(4, length(last::text)), '0') as number from taken`,
    'ticket.number',
  );
}

@InputType({ description: 'Input for creating a support ticket, as a signed-in member or as a guest.' })
export class CreateTicketInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name of a guest, 2 to 100 characters. Omit for members; their account name is used.',
  })
  @TrimmedLength(2, 100, { message: 'tickets.name' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of a guest. Omit for members; they receive replies in their account.',
  })
  @IsEmailAddress()
  @MaxLength(254, { message: 'validation.email' })
  email?: string | null;

  @Field(() => TicketCategory, { description: 'Subject area of the ticket.' })
  category!: TicketCategory;

  @Field({ description: 'Subject line, 5 to 160 characters.' })
  @TrimmedLength(5, 160, { message: 'tickets.subject' })
  subject!: string;

  @Field({ description: 'Plain text of the request, 10 to 4,000 characters.' })
  @TrimmedLength(10, 4000, { message: 'tickets.text' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the related order. Members can only name their own orders.',
  })
  @TrimmedLength(1, 40, { message: 'tickets.orderNumber' })
  orderNumber?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the related course, which the member must study. Not available to guests.',
  })
  @IsUUID('all', { message: 'tickets.ownCourse' })
  courseId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of the member’s finished uploads, at most 3 files with 10 MB in total. Not available to guests.',
  })
  @ArrayMaxSize(MAX_FILES, { message: validationMessage('validation.entries', { count: MAX_FILES }) })
  uploadIds?: string[] | null;

  @Field(() => Language, {
    nullable: true,
    description: 'Language of the replies. Defaults to the language of the request.',
  })
  language?: Locale | null;

  @Field(() => String, {
    nullable: true,
    description: 'Honeypot field that must stay empty. Forms hide it from people.',
  })
  @MaxLength(500, { message: 'validation.invalid' })
  website?: string | null;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/** The response to the requester. For a guest it is the same whether or not the address has an account. */
export interface CreatedTicket {
  readonly number?: string;
  /** Only for members. */
  readonly id?: string;
}

/**
 * Creates a ticket of a member or a guest. A guest's ticket belongs to no account, even if the address has one. Only
 * the link in the e-mail to that address opens it.
 * @throws BAD_INPUT, CONFLICT, RATE_LIMITED
 */
export async function createTicket(context: Context, input: CreateTicketInput): Promise<CreatedTicket> {
  const { viewer, services, request } = context;
  if (viewer && !viewer.may('ticket:write-own'))
    throw forbidden(viewer.token ? 'SCOPE_MISSING' : 'NOT_PERMITTED', { permission: 'ticket:write-own' });
  const email = viewer ? undefined : assertRequester(input);
  // Bots fill in every field that they find. The response does not reveal that they were detected
  if (input.website?.trim()) return {};
  await countAttempt(services, 'contact', { account: viewer?.id ?? email!, address: request.address });
  if (email) await countAttempt(services, 'receipt', { account: email, address: request.address });
  const { idempotencyKey, ...wanted } = input;
  return context.em.transactional(async (em) => {
    if (viewer)
      return idempotent(em, viewer.id, idempotencyKey, { createTicket: wanted }, async () => {
        const { id, number } = await insertTicket(em, context, input, viewer, undefined);
        return { id, number };
      });
    const hash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
    const before = await sameRequest(em, email!, idempotencyKey, hash);
    if (before) return before;
    const { number } = await insertTicket(em, context, input, undefined, { email: email!, hash });
    return { number };
  });
}

/** @throws BAD_INPUT for a guest without name or address, or with fields that only members may send */
function assertRequester({ name, email, courseId, uploadIds }: CreateTicketInput): string {
  const faults: Detail[] = [];
  if (!name) faults.push({ field: 'name', message: 'validation.required' });
  if (!email) faults.push({ field: 'email', message: 'validation.required' });
  if (courseId) faults.push({ field: 'courseId', message: 'tickets.ownCourse' });
  if (uploadIds?.length) faults.push({ field: 'uploadIds', message: 'upload.unknown' });
  if (faults.length) throw invalidFields(faults);
  return normalizeEmail(email!);
}

/**
 * The ticket that a guest's earlier request with the same key created.
 * @throws CONFLICT if that request had another content
 */
async function sameRequest(
  em: EntityManager,
  email: string,
  key: string | null | undefined,
  hash: string,
): Promise<CreatedTicket | undefined> {
  if (!key) return undefined;
  await runSql(
    em,
    sql`select pg_advisory_xact_lock(hashtextextended('contact ' || ${email}, 0))`,
    'ticket.guest',
  );
  const [known] = await runSql<{ number: string; request_hash: string }>(
    em,
    sql`select number, request_hash from ticket where guest_email = ${email} and request_key = ${key}`,
    'ticket.known',
  );
  if (known && known.request_hash !== hash) throw conflict('KEY_REUSED');
  return known && { number: known.number };
}

async function insertTicket(
  em: EntityManager,
  context: Context,
  input: CreateTicketInput,
  viewer: Viewer | undefined,
  guest: { readonly email: string; readonly hash: string } | undefined,
): Promise<Ticket> {
  const { services, locale } = context;
  const orderId = viewer && input.orderNumber ? await ownOrder(em, viewer, input.orderNumber.trim()) : null;
  if (viewer && input.courseId) await assertStudies(em, viewer, input.courseId);
  const ticket = em.create(Ticket, {
    number: await nextNumber(em),
    subject: input.subject.trim(),
    category: input.category,
    language: input.language ?? locale,
    requester: viewer ? em.getReference(User, viewer.id) : null,
    guestName: guest ? input.name!.trim() : null,
    guestEmail: guest?.email ?? null,
    order: orderId ? em.getReference(Order, orderId) : null,
    orderNumber: input.orderNumber?.trim() ?? null,
    course: viewer && input.courseId ? em.getReference(Course, input.courseId) : null,
    requestKey: guest ? (input.idempotencyKey ?? null) : null,
    requestHash: guest && input.idempotencyKey ? guest.hash : null,
  });
  ticket.open(toTimes(services.settings, TicketPriority.NORMAL), new Date());
  await em.flush();
  await writeMessage(em, context, ticket, {
    kind: TicketMessageKind.REQUEST,
    authorId: viewer?.id,
    text: input.text,
    uploadIds: input.uploadIds,
  });
  await mailGuest(em, services, ticket, 'RECEIVED');
  await notifySupport(em, services, ticket, 'NEW');
  return ticket;
}

/** @throws BAD_INPUT unless the number belongs to an order of the member */
async function ownOrder(em: EntityManager, viewer: Viewer, number: string): Promise<string> {
  const order = await em.findOne(Order, { number, buyer: viewer.id }, { fields: ['id'] });
  if (!order) throw badInput('orderNumber', 'tickets.ownOrder');
  return order.id;
}

/** @throws BAD_INPUT for a course that the member neither studies nor teaches */
async function assertStudies(em: EntityManager, viewer: Viewer, courseId: string): Promise<void> {
  const [own] = isUuid(courseId)
    ? await runSql(
        em,
        sql`select 1 from course c where c.id = ${courseId} and (c.teacher_id = ${viewer.id}
          or exists (select 1 from study_standing s where s.course_id = c.id and s.student_id = ${viewer.id}))`,
        'ticket.own-course',
      )
    : [];
  if (!own) throw badInput('courseId', 'tickets.ownCourse');
}
