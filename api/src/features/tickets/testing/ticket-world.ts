import { randomBytes } from 'node:crypto';
import type { App } from '../../../app.ts';
import { type Actor, ask, getCode, select } from '../../../testing/factories.ts';
import { codeTo } from '../../../testing/mails.ts';

const WORDS = { category: 'PAYMENT', subject: 'Chưa vào học được', text: 'Mình đã trả tiền sáng nay.' };
const CREATE = `mutation C($input: CreateTicketInput!) {
  createTicket(input: $input) { accepted number ticketId } }`;

export const create = (app: App, actor: Actor | undefined, input: object = {}) =>
  ask(app, actor, CREATE, { input: { ...WORDS, ...input } });

export async function openTicket(app: App, actor: Actor, input: object = {}): Promise<string> {
  const reply = await create(app, actor, input);
  if (reply.errors) throw new Error(`no ticket: ${getCode(reply)}`);
  return (reply.data.createTicket as { ticketId: string }).ticketId;
}

/** A ticket of a guest, and the secret in the e-mail. */
export async function openGuestTicket(
  app: App,
  email = `khach${randomBytes(5).toString('hex')}@example.vn`,
  input: object = {},
): Promise<{ id: string; number: string; email: string; secret: string }> {
  // As if each guest had another network address
  await select(app, "delete from throttle where key like 'contact:%'");
  const reply = await create(app, undefined, { name: 'Trần Quốc Đạt', email, ...input });
  if (reply.errors) throw new Error(`no ticket: ${getCode(reply)}`);
  const { number } = reply.data.createTicket as { number: string };
  const [row] = await select<{ id: string }>(app, 'select id from ticket where number = ?', [number]);
  return { id: row!.id, number, email, secret: await codeTo(app, email, 'tickets.ticket', 'ticket') };
}

export interface TicketRow {
  readonly state: string;
  readonly version: number;
  readonly reply_due_at: Date | null;
  readonly reply_left_sec: number | null;
  readonly solve_due_at: Date | null;
  readonly solve_left_sec: number | null;
  readonly assignee_id: string | null;
}

export const findTicketRow = async (app: App, id: string): Promise<TicketRow> =>
  (await select<TicketRow>(app, 'select * from ticket where id = ?', [id]))[0]!;

const mutation = (name: string) => (app: App, actor: Actor | undefined, input: object) =>
  ask(
    app,
    actor,
    `mutation M($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id state } }`,
    { input },
  );
export const answer = mutation('answerTicket');
export const note = mutation('noteOnTicket');
export const move = mutation('moveTicket');
export const assign = mutation('assignTicket');
export const update = mutation('updateTicket');
export const merge = mutation('mergeTickets');
export const reply = mutation('replyToTicket');
export const guestReply = mutation('replyAsGuest');
export const rate = mutation('rateTicket');
export const guestRate = mutation('rateAsGuest');
