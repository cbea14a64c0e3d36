import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runSql, sql } from '../../platform/db/index.ts';
import { stageUpload } from '../../platform/files/uploads.ts';
import { testApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { sendTicketLink } from './request-ticket-link.ts';
import {
  answer,
  assign,
  create,
  findTicketRow,
  guestRate,
  guestReply,
  merge,
  move,
  note,
  openGuestTicket,
  openTicket,
  rate,
  reply,
  update,
} from './testing/ticket-world.ts';
import { closeTickets, remindOverdue } from './ticket.jobs.ts';

let statements: string[] = [];
const app = await testApp(({ text }) => void statements.push(text));
const { admin, ask, course, enrol, mailsTo, staff, student, teacher } = helpersFor(app);
let agent: Actor;
let other: Actor;
let member: Actor;
beforeAll(async () => {
  [agent, other, member] = [await admin(), await admin(), await student()];
});

const getVersion = async (id: string) => (await findTicketRow(app, id)).version;
const answerNow = async (by: Actor, ticketId: string, more: object = {}) =>
  answer(app, by, {
    ticketId,
    text: 'Sen đã mở khoá cho bạn.',
    expectedVersion: await getVersion(ticketId),
    ...more,
  });
const HOUR = 3_600_000;
const hoursUntil = (moment: Date | null) => (new Date(moment!).getTime() - Date.now()) / HOUR;
/** Moves the due times of a ticket, as if this many hours had passed. */
const pass = (id: string, hours: number) =>
  select(
    app,
    `update ticket set reply_due_at = reply_due_at - make_interval(hours => ?::int),
       solve_due_at = solve_due_at - make_interval(hours => ?::int) where id = ?`,
    [hours, hours, id],
  );
const THREAD = 'query T($id: ID!) { ticket(id: $id) { messages { kind text event value fromNumber } } }';
type Message = Record<'event' | 'value' | 'fromNumber', string | null> & Record<'kind' | 'text', string>;
const thread = async (actor: Actor, id: string) =>
  ((await ask(actor, THREAD, { id })).data.ticket as { messages: Message[] }).messages;

describe('a ticket of a member', () => {
  test('is visible to the member only, with an own order and course', async () => {
    const seller = await teacher();
    const [own, strange] = [await course(seller.id), await course(seller.id)];
    const learner = await student();
    await enrol(learner.id, own.id);
    const id = await openTicket(app, learner, { courseId: own.id });
    const MINE =
      'query M($id: ID!) { myTicket(id: $id) { id number subject courseTitle mayReply mayRate messages { kind text } } }';
    const { data } = await ask(learner, MINE, { id });
    expect(data.myTicket).toMatchObject({
      subject: 'Chưa vào học được',
      courseTitle: 'Khoá học thử',
      mayReply: true,
      mayRate: false,
      messages: [{ kind: 'REQUEST', text: 'Mình đã trả tiền sáng nay.' }],
    });
    expect((data.myTicket as { number: string }).number).toMatch(/^HT-\d{4}-\d{4}$/);
    expect((await ask(member, MINE, { id })).data.myTicket).toBeNull();
    expect((await ask(agent, MINE, { id })).data.myTicket).toBeNull();
    expect(getCode(await reply(app, member, { ticketId: id, text: 'Của mình' }))).toBe('NOT_FOUND');
    for (const input of [{ courseId: strange.id }, { orderNumber: 'S261120-000042' }])
      expect(getCode(await create(app, learner, input))).toBe('BAD_INPUT');
  });

  test('is created once for each idempotency key, with a unique number', async () => {
    const learner = await student();
    const [one, same] = [
      await create(app, learner, { idempotencyKey: 'khoa-mot-1' }),
      await create(app, learner, { idempotencyKey: 'khoa-mot-1' }),
    ];
    expect(same.data).toEqual(one.data);
    expect(
      getCode(await create(app, learner, { idempotencyKey: 'khoa-mot-1', subject: 'Việc khác hẳn' })),
    ).toBe('CONFLICT');
    const many = await Promise.all([1, 2].map(() => create(app, learner)));
    const numbers = many.map(({ data }) => (data.createTicket as { number: string }).number);
    expect(new Set(numbers).size).toBe(2);
  });

  test('is limited to five per hour', async () => {
    const learner = await student();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) codes.push(getCode(await create(app, learner)));
    expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), 'RATE_LIMITED']);
  });

  test('is not created if the hidden field for bots is filled in, with the same response', async () => {
    const learner = await student();
    const { data } = await create(app, learner, { website: 'https://quang-cao.example' });
    expect(data.createTicket).toEqual({ accepted: true, number: null, ticketId: null });
    expect(await select(app, 'select 1 from ticket where requester_id = ?', [learner.id])).toEqual([]);
  });
});

describe('a ticket of a guest', () => {
  test('belongs to no account, even if the address has one, with the same response', async () => {
    await select(app, "update person set full_name = 'Bí Mật', email_verified_at = now() where id = ?", [
      member.id,
    ]);
    const mine = await openTicket(app, member);
    const written = await openGuestTicket(app, member.email);
    await select(app, "delete from throttle where key like 'contact:%'");
    const unknown = await create(app, undefined, { name: 'Một Khách', email: 'khong-co@example.vn' });
    expect(Object.keys(unknown.data.createTicket as object)).toEqual(['accepted', 'number', 'ticketId']);
    expect(unknown.data.createTicket).toMatchObject({ accepted: true, ticketId: null });
    const { data } = await ask(member, '{ myTickets { items { id } } }');
    expect(data.myTickets).toEqual({ items: [{ id: mine }] });
    // The secret opens only that ticket, not the account with the same address
    const GUEST = `query G($secret: String!) { guestTicket(secret: $secret) { id number messages { text } } }`;
    expect((await ask(undefined, GUEST, { secret: written.secret })).data.guestTicket).toMatchObject({
      id: written.id,
      messages: [{ text: 'Mình đã trả tiền sáng nay.' }],
    });
    expect(await select(app, 'select requester_id from ticket where id = ?', [written.id])).toEqual([
      { requester_id: null },
    ]);
  });

  test('is confirmed by an e-mail without the text of the guest', async () => {
    const { email, number, id } = await openGuestTicket(app, undefined, { subject: 'Mua hàng tại đây nhé' });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ mail: 'tickets.ticket', locale: 'vi', props: { what: 'RECEIVED', number } });
    expect(JSON.stringify(mail)).not.toMatch(/Mua hàng|Quốc Đạt|sáng nay/);
    // Only the hash of the secret is stored
    const secret = new URL(mail!.props.link!).hash.slice('#ticket='.length);
    expect(
      JSON.stringify(await select(app, 'select * from ticket_link where ticket_id = ?', [id])),
    ).not.toContain(secret);
    expect(new URL(mail!.props.link!).search).toBe('');
  });

  test('requires a name and an e-mail address, and accepts no files or courses', async () => {
    const faults = await create(app, undefined, {
      courseId: crypto.randomUUID(),
      uploadIds: [crypto.randomUUID()],
    });
    expect(faults.errors![0]!.extensions.details!.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'courseId',
      'uploadIds',
    ]);
  });

  test('is limited to five per hour and e-mail address', async () => {
    await select(app, "delete from throttle where key like 'contact:%'");
    const guest = { name: 'Một Khách', email: 'nhieu-lan@example.vn' };
    for (let i = 0; i < 5; i++) expect(getCode(await create(app, undefined, guest))).toBeUndefined();
    const held = await create(app, undefined, guest);
    expect(getCode(held)).toBe('RATE_LIMITED');
    expect(
      getCode(await create(app, undefined, { ...guest, email: 'nguoi-khac@example.vn' })),
    ).toBeUndefined();
  });

  test('sends at most twelve e-mails per day to an address, from all networks together', async () => {
    const guest = { name: 'Kẻ Quấy Rối', email: 'nan-nhan@example.vn' };
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 13; i++) {
      // As if the requests came from other networks, hours apart
      await select(app, "delete from throttle where key like 'contact:%'");
      codes.push(getCode(await create(app, undefined, guest)));
    }
    expect(codes.slice(0, 12).every((code) => code === undefined)).toBe(true);
    expect(codes[12]).toBe('RATE_LIMITED');
    expect(await mailsTo(guest.email)).toHaveLength(12);
  });

  test('is created once for each idempotency key', async () => {
    const input = { idempotencyKey: 'khach-mot-1' };
    const one = await openGuestTicket(app, 'mot-khoa@example.vn', input);
    const same = await openGuestTicket(app, 'mot-khoa@example.vn', input);
    expect(same.number).toBe(one.number);
    expect(await mailsTo('mot-khoa@example.vn')).toHaveLength(1);
  });
});

describe('the link of a guest', () => {
  const GUEST = 'query G($secret: String!) { guestTicket(secret: $secret) { id } }';
  const opens = async (secret: string) =>
    ((await ask(undefined, GUEST, { secret })).data.guestTicket as { id: string } | null)?.id;

  test('opens its ticket repeatedly, and no other one', async () => {
    const [one, two] = [await openGuestTicket(app), await openGuestTicket(app)];
    for (let i = 0; i < 2; i++) expect(await opens(one.secret)).toBe(one.id);
    expect(await opens(two.secret)).toBe(two.id);
    expect(await opens('x'.repeat(43))).toBeUndefined();
    expect(
      getCode(await guestReply(app, undefined, { secret: one.secret, text: 'Mình viết thêm' })),
    ).toBeUndefined();
    expect((await thread(agent, two.id)).filter(({ text }) => text === 'Mình viết thêm')).toEqual([]);
  });

  test('expires, and a new one is sent to the address of the guest only', async () => {
    const guest = await openGuestTicket(app);
    await select(app, 'update ticket_link set expires_at = now() where ticket_id = ?', [guest.id]);
    expect(await opens(guest.secret)).toBeUndefined();
    const late = await guestReply(app, undefined, { secret: guest.secret, text: 'Còn ai không' });
    expect([getCode(late), getReason(late)]).toEqual(['GONE', 'TICKET_LINK_GONE']);
    const LINK =
      'mutation L($input: RequestTicketLinkInput!) { requestTicketLink(input: $input) { accepted number } }';
    const asked = async (input: { email: string; number: string }) => {
      const { data } = await ask(undefined, LINK, { input });
      const [job] = await select<{ data: { number: string; emailHash: string } }>(
        app,
        "select data from pgboss.job where name = 'ticket.send-link' order by created_on desc limit 1",
      );
      expect(JSON.stringify(job)).not.toContain(input.email);
      await sendTicketLink.handle(app.services, job!.data);
      return data.requestTicketLink;
    };
    const accepted = { accepted: true, number: null };
    expect(await asked({ email: 'ke-khac@example.vn', number: guest.number })).toEqual(accepted);
    expect(await mailsTo('ke-khac@example.vn')).toEqual([]);
    expect(await asked({ email: guest.email, number: guest.number.toLowerCase() })).toEqual(accepted);
    const fresh = (await mailsTo(guest.email)).at(-1)!;
    expect(fresh.props.what).toBe('LINK');
    expect(await opens(new URL(fresh.props.link!).hash.slice('#ticket='.length))).toBe(guest.id);
  });

  test('does not open the ticket of a member', async () => {
    const id = await openTicket(app, member);
    await select(
      app,
      "insert into ticket_link (hash, ticket_id, expires_at) values (sha256('bi-mat'), ?, now() + interval '1 day')",
      [id],
    );
    expect(await opens('bi-mat')).toBeUndefined();
  });

  test('shows texts unchanged as plain text, without internal notes', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1))';
    const guest = await openGuestTicket(app, undefined, { text: hostile, subject: '<b>đậm</b> lắm nhé' });
    await note(app, agent, { ticketId: guest.id, text: 'Khách này hay hỏi' });
    const { data } = await ask(
      undefined,
      'query G($secret: String!) { guestTicket(secret: $secret) { messages { text } } }',
      guest,
    );
    expect(data.guestTicket).toEqual({ messages: [{ text: hostile }] });
    expect((await thread(agent, guest.id)).map(({ kind }) => kind)).toEqual(['REQUEST', 'NOTE']);
  });
});

describe('answers', () => {
  test('of two agents are sent once if they are simultaneous; the second gets a conflict', async () => {
    const id = await openTicket(app, await student());
    const expectedVersion = await getVersion(id);
    const both = await Promise.all(
      [agent, other].map((each, i) =>
        answer(app, each, { ticketId: id, text: `Trả lời ${i}`, expectedVersion }),
      ),
    );
    expect(both.map(getReason).sort()).toEqual(['STALE_VERSION', undefined]);
    expect((await thread(agent, id)).filter(({ kind }) => kind === 'ANSWER')).toHaveLength(1);
  });

  test('and a simultaneous reply of the requester leave the ticket open', async () => {
    const learner = await student();
    const id = await openTicket(app, learner);
    const expectedVersion = await getVersion(id);
    const em = app.services.orm.em.fork();
    await em.begin();
    await runSql(em, sql`select 1 from ticket where id = ${id} for update`);
    // The requester's reply gets the lock first, and the agent waits for it
    const written = reply(app, learner, { ticketId: id, text: 'À mà còn việc này' });
    await transactionsWaiting(app.services.orm, 1);
    const moved = move(app, agent, { ticketId: id, state: 'RESOLVED', expectedVersion });
    await transactionsWaiting(app.services.orm, 2);
    await em.commit();
    expect(getCode(await written)).toBeUndefined();
    expect(getReason(await moved)).toBe('STALE_VERSION');
    expect((await findTicketRow(app, id)).state).toBe('OPEN');
    // In the opposite order, the reply reopens the resolved ticket
    expect(getCode(await answerNow(agent, id, { state: 'RESOLVED' }))).toBeUndefined();
    expect(getCode(await reply(app, learner, { ticketId: id, text: 'Vẫn chưa được' }))).toBeUndefined();
    expect((await findTicketRow(app, id)).state).toBe('OPEN');
    expect((await thread(agent, id)).map(({ event }) => event).filter(Boolean)).toEqual([
      'RESOLVED',
      'REOPENED',
    ]);
  });

  test('notify members in their account and guests by e-mail in their language', async () => {
    const learner = await student();
    const id = await openTicket(app, learner);
    await answerNow(agent, id);
    expect(
      await select(
        app,
        "select kind, link from notification where person_id = ? and kind = 'TICKET_ANSWERED'",
        [learner.id],
      ),
    ).toEqual([{ kind: 'TICKET_ANSWERED', link: `/dashboard/support/${id}` }]);
    const guest = await openGuestTicket(app, undefined, { language: 'EN' });
    await answerNow(agent, guest.id);
    expect((await mailsTo(guest.email)).map(({ locale, props }) => [locale, props.what])).toEqual([
      ['en', 'RECEIVED'],
      ['en', 'ANSWERED'],
    ]);
  });

  test('assigns the first to answer and sends once per key', async () => {
    const id = await openTicket(app, await student());
    const expectedVersion = await getVersion(id);
    const send = () =>
      answer(app, agent, { ticketId: id, text: 'Một lần', expectedVersion, idempotencyKey: `gui-${id}` });
    expect([getCode(await send()), getCode(await send())]).toEqual([undefined, undefined]);
    expect((await thread(agent, id)).filter(({ kind }) => kind === 'ANSWER')).toHaveLength(1);
    expect((await findTicketRow(app, id)).assignee_id).toBe(agent.id);
  });

  test('canned ones have their blanks filled from the ticket, in its language', async () => {
    await select(
      app,
      `insert into canned_answer (title_vi, title_en, text_vi, text_en, category)
       values ('Đã nhận tiền', 'Money came', 'Chào {name}, thư {number}, đơn {order}.', 'Hello {name}, {number}, {order}.', 'PAYMENT')`,
    );
    const guest = await openGuestTicket(app, undefined, { language: 'EN', orderNumber: 'S261120-000042' });
    const { data } = await ask(agent, 'query F($id: ID!) { filledAnswers(ticketId: $id) { title text } }', {
      id: guest.id,
    });
    expect(data.filledAnswers).toEqual([
      { title: 'Đã nhận tiền', text: `Hello Trần Quốc Đạt, ${guest.number}, S261120-000042.` },
    ]);
  });
});

describe('clocks', () => {
  test('stand on hold and while it waits for its requester, and go on with what was left', async () => {
    const learner = await student();
    const id = await openTicket(app, learner);
    const at = async () => findTicketRow(app, id);
    expect(hoursUntil((await at()).reply_due_at)).toBeCloseTo(4, 1);
    expect(hoursUntil((await at()).solve_due_at)).toBeCloseTo(48, 1);
    await pass(id, 1);
    await move(app, agent, { ticketId: id, state: 'ON_HOLD', expectedVersion: await getVersion(id) });
    expect(await at()).toMatchObject({ state: 'ON_HOLD', reply_due_at: null, solve_due_at: null });
    expect((await at()).reply_left_sec! / 3600).toBeCloseTo(3, 1);
    // Time on hold does not count
    await move(app, agent, { ticketId: id, state: 'OPEN', expectedVersion: await getVersion(id) });
    expect(hoursUntil((await at()).reply_due_at)).toBeCloseTo(3, 1);
    expect(hoursUntil((await at()).solve_due_at)).toBeCloseTo(47, 1);
    await answerNow(agent, id);
    expect(await at()).toMatchObject({
      state: 'REPLIED',
      reply_due_at: null,
      reply_left_sec: null,
      solve_due_at: null,
    });
    await reply(app, learner, { ticketId: id, text: 'Cảm ơn, nhưng chưa được' });
    // A new answer is promised, and the time to resolve the ticket continues
    expect(hoursUntil((await at()).reply_due_at)).toBeCloseTo(4, 1);
    expect(hoursUntil((await at()).solve_due_at)).toBeCloseTo(47, 1);
  });

  test('priorities have their own times, counted from the creation', async () => {
    const id = await openTicket(app, await student());
    await pass(id, 1);
    await update(app, agent, { ticketId: id, priority: 'HIGH' });
    const { reply_due_at, solve_due_at } = await findTicketRow(app, id);
    expect(hoursUntil(reply_due_at)).toBeCloseTo(1, 1);
    expect(hoursUntil(solve_due_at)).toBeCloseTo(23, 1);
  });

  test('notifies the assignee of an expired ticket once per deadline', async () => {
    const learner = await student();
    const id = await openTicket(app, learner);
    await assign(app, agent, { ticketId: id, personId: other.id });
    await pass(id, 5);
    const sent = () =>
      select<{ person_id: string }>(
        app,
        "select person_id from notification where kind = 'TICKET_OVERDUE' and link like ?",
        [`%${id}`],
      );
    for (let i = 0; i < 2; i++) await remindOverdue.handle(app.services, {});
    expect(await sent()).toEqual([{ person_id: other.id }]);
    await answerNow(agent, id);
    await reply(app, learner, { ticketId: id, text: 'Còn nữa' });
    await pass(id, 5);
    await remindOverdue.handle(app.services, {});
    expect(await sent()).toHaveLength(2);
  });

  test('a resolved ticket is closed after some days and then accepts no message', async () => {
    const learner = await student();
    const id = await openTicket(app, learner);
    await answerNow(agent, id, { state: 'RESOLVED' });
    await closeTickets.handle(app.services, {});
    expect((await findTicketRow(app, id)).state).toBe('RESOLVED');
    await select(app, "update ticket set resolved_at = now() - interval '8 days' where id = ?", [id]);
    await closeTickets.handle(app.services, {});
    expect((await findTicketRow(app, id)).state).toBe('CLOSED');
    const late = await reply(app, learner, { ticketId: id, text: 'Mở lại giúp mình' });
    expect(getReason(late)).toBe('TICKET_CLOSED');
    expect(getCode(await rate(app, learner, { ticketId: id, stars: 4 }))).toBeUndefined();
  });
});

describe('satisfaction', () => {
  test('is rated after the ticket is resolved, by a member and by a guest', async () => {
    const learner = await student();
    const id = await openTicket(app, learner);
    expect(getReason(await rate(app, learner, { ticketId: id, stars: 5 }))).toBe('TICKET_NOT_DONE');
    await answerNow(agent, id, { state: 'RESOLVED' });
    expect(
      getCode(await rate(app, learner, { ticketId: id, stars: 5, comment: 'Nhanh lắm' })),
    ).toBeUndefined();
    expect(getCode(await rate(app, learner, { ticketId: id, stars: 6 }))).toBe('BAD_INPUT');
    expect(getCode(await rate(app, member, { ticketId: id, stars: 1 }))).toBe('NOT_FOUND');
    const guest = await openGuestTicket(app);
    await answerNow(agent, guest.id, { state: 'RESOLVED' });
    expect(getCode(await guestRate(app, undefined, { secret: guest.secret, stars: 3 }))).toBeUndefined();
    expect(
      await select(app, 'select stars, rating_comment from ticket where id in (?, ?) order by stars', [
        id,
        guest.id,
      ]),
    ).toEqual([
      { stars: 3, rating_comment: null },
      { stars: 5, rating_comment: 'Nhanh lắm' },
    ]);
  });

  test('is changed at most ten times an hour, and each change is an event of the thread', async () => {
    const learner = await student();
    const id = await openTicket(app, learner);
    const guest = await openGuestTicket(app);
    for (const each of [id, guest.id]) await answerNow(agent, each, { state: 'RESOLVED' });
    await select(app, "delete from throttle where key like 'opinion:%'");
    const changes = async (say: (stars: number) => ReturnType<typeof rate>) => {
      const codes: (string | undefined)[] = [];
      for (let n = 0; n < 11; n++) codes.push(getCode(await say(1 + (n % 5))));
      return codes;
    };
    const tenThenNone = [...Array.from({ length: 10 }, () => undefined), 'RATE_LIMITED'];
    expect(await changes((stars) => rate(app, learner, { ticketId: id, stars }))).toEqual(tenThenNone);
    expect(await changes((stars) => guestRate(app, undefined, { secret: guest.secret, stars }))).toEqual(
      tenThenNone,
    );
    const lines = await select(
      app,
      "select 1 from ticket_message where ticket_id in (?, ?) and event = 'RATED'",
      [id, guest.id],
    );
    expect(lines).toHaveLength(20);
  });
});

describe('merging', () => {
  test('joins tickets of one requester: messages remain readable and the merged ticket refers to the other', async () => {
    const learner = await student();
    const [from, into, before] = [
      await openTicket(app, learner, { text: 'Thư thứ nhất đây ạ' }),
      await openTicket(app, learner, { text: 'Thư thứ hai đây ạ' }),
      await openTicket(app, learner, { text: 'Thư thứ ba đây ạ' }),
    ];
    expect(getCode(await merge(app, agent, { ticketId: before, intoTicketId: from }))).toBeUndefined();
    expect(getCode(await merge(app, agent, { ticketId: from, intoTicketId: into }))).toBeUndefined();
    expect(
      (await thread(agent, into)).filter(({ kind }) => kind === 'REQUEST').map(({ text }) => text),
    ).toEqual(['Thư thứ nhất đây ạ', 'Thư thứ hai đây ạ', 'Thư thứ ba đây ạ']);
    const MINE = 'query M($id: ID!) { myTicket(id: $id) { state mergedIntoId mayReply messages { text } } }';
    expect((await ask(learner, MINE, { id: from })).data.myTicket).toMatchObject({
      state: 'CLOSED',
      mergedIntoId: into,
      mayReply: false,
    });
    expect((await ask(learner, MINE, { id: into })).data.myTicket).toMatchObject({
      messages: { length: 3 },
    });
  });

  test('reopens a resolved ticket if the merged one is open, and only the remaining one is rated', async () => {
    const learner = await student();
    const [from, into] = [await openTicket(app, learner), await openTicket(app, learner)];
    await answerNow(agent, into, { state: 'RESOLVED' });
    expect(getCode(await merge(app, agent, { ticketId: from, intoTicketId: into }))).toBeUndefined();
    expect(await findTicketRow(app, into)).toMatchObject({ state: 'OPEN', reply_due_at: expect.any(String) });
    expect(getReason(await rate(app, learner, { ticketId: from, stars: 1 }))).toBe('TICKET_NOT_DONE');
    const [done, next] = [await openTicket(app, learner), await openTicket(app, learner)];
    for (const id of [done, next]) await answerNow(agent, id, { state: 'RESOLVED' });
    await merge(app, agent, { ticketId: done, intoTicketId: next });
    expect(await findTicketRow(app, next)).toMatchObject({ state: 'RESOLVED' });
  });

  test('is rejected for tickets of different requesters and for a ticket with itself', async () => {
    const [mine, strange] = [await openTicket(app, await student()), await openTicket(app, await student())];
    const guest = await openGuestTicket(app);
    for (const [ticketId, intoTicketId] of [
      [mine, strange],
      [mine, mine],
      [guest.id, mine],
    ])
      expect(getReason(await merge(app, agent, { ticketId, intoTicketId }))).toBe('TICKETS_OF_OTHERS');
  });

  test('two opposite merges do not deadlock', async () => {
    const learner = await student();
    const [a, b] = [await openTicket(app, learner), await openTicket(app, learner)];
    const both = await Promise.all([
      merge(app, agent, { ticketId: a, intoTicketId: b }),
      merge(app, other, { ticketId: b, intoTicketId: a }),
    ]);
    expect(both.map(getReason).sort()).toEqual(['TICKET_CLOSED', undefined]);
  });
});

describe('the ticket queue', () => {
  const LIST = `query L($tab: TicketTab!, $search: String, $isMine: Boolean) {
    tickets(tab: $tab, search: $search, isMine: $isMine, limit: 100) { total items { id dueAt } } }`;
  const list = async (variables: object) =>
    (await ask(agent, LIST, { isMine: false, ...variables })).data.tickets as {
      total: number;
      items: { id: string; dueAt: string | null }[];
    };

  test('is searched by number, subject, name, e-mail address and order, ignoring accents', async () => {
    const guest = await openGuestTicket(app, undefined, {
      subject: 'Đổi tên trên chứng chỉ',
      orderNumber: 'S261121-000777',
    });
    for (const search of [guest.number, 'chung chi doi', 'quoc dat', guest.email, 'S261121-000777']) {
      const { items } = await list({ tab: 'WAITING', search });
      expect(
        items.map(({ id }) => id),
        search,
      ).toContain(guest.id);
    }
    const learner = await student();
    const id = await openTicket(app, learner);
    expect((await list({ tab: 'WAITING', search: learner.email })).items.map((each) => each.id)).toEqual([
      id,
    ]);
    expect((await list({ tab: 'WAITING', search: '!!!' })).total).toBe(0);
  });

  test('is sorted by due time, and equals the count on the dashboard', async () => {
    const { total, items } = await list({ tab: 'WAITING' });
    const dues = items.map(({ dueAt }) => dueAt!);
    expect(dues).toEqual([...dues].sort());
    const { data } = await ask(
      agent,
      '{ deskQueues { kind count } ticketStats { waitingCount requesterCount } }',
    );
    expect(data.deskQueues).toContainEqual({ kind: 'TICKETS', count: total });
    expect(data.ticketStats).toEqual({
      waitingCount: total,
      requesterCount: (await list({ tab: 'REQUESTER' })).total,
    });
  });

  test('is read in few statements', async () => {
    const id = await openTicket(app, await student());
    const count = async (document: string, variables: object = {}) => {
      await ask(agent, document, variables as Record<string, unknown>);
      statements = [];
      await ask(agent, document, variables as Record<string, unknown>);
      return statements.filter((text) => /select/i.test(text)).length;
    };
    expect(await count(LIST, { tab: 'WAITING', isMine: false })).toBeLessThanOrEqual(3);
    const DESK = `query D($id: ID!) { tickets { total items { id number subject requesterName assignee { fullName } } }
      ticketStats { waitingCount } ticketAgents { id } filledAnswers(ticketId: $id) { id }
      ticket(id: $id) { id requester { fullName orders(first: 3) { edges { node { number } } } }
        otherTickets { number } messages { text author { fullName } files { name url sizeBytes } } } }`;
    expect(await count(DESK, { id })).toBeLessThanOrEqual(8);
  });

  test('has separate permissions to read and to answer', async () => {
    const reader = await staff('ticket:read');
    const id = await openTicket(app, await student());
    expect((await thread(reader, id)).length).toBe(1);
    expect(getCode(await answerNow(reader, id))).toBe('FORBIDDEN');
    expect(getCode(await assign(app, agent, { ticketId: id, personId: reader.id }))).toBe('BAD_INPUT');
    expect(getCode(await ask(member, LIST, { tab: 'WAITING', isMine: false }))).toBe('FORBIDDEN');
  });
});

describe('files', () => {
  const send = async (owner: Actor, name: string, bytes: Buffer | string) => {
    const path = join(app.services.config.dataDir, `${crypto.randomUUID()}.bin`);
    writeFileSync(path, bytes);
    return stageUpload(app.services, owner.id, name, createReadStream(path));
  };
  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const FILES = 'query F($id: ID!) { myTicket(id: $id) { messages { files { name url } } } }';

  test('with hostile names are only displayed, disguised types are rejected, and no file runs in our pages', async () => {
    const learner = await student();
    for (const [name, bytes] of [
      ['trang.html', '<script>alert(1)</script>'],
      ['anh.svg', '<svg onload="alert(1)"/>'],
      ['anh.png', '<script>alert(1)</script>'],
    ] as const)
      expect(
        getCode(await create(app, learner, { uploadIds: [await send(learner, name, bytes)] })),
        name,
      ).toBe('BAD_INPUT');
    await select(app, "delete from throttle where key like 'contact:%'");
    const name = '../../etc/<img src=x onerror=alert(1)>"\r\nSet-Cookie: a=b.png';
    const id = await openTicket(app, learner, { uploadIds: [await send(learner, name, PNG)] });
    const { data } = await ask(learner, FILES, { id });
    const [file] = (data.myTicket as { messages: { files: { name: string; url: string }[] }[] }).messages[0]!
      .files;
    const answered = await app.server.inject({ url: file!.url });
    expect(answered.statusCode).toBe(200);
    expect(answered.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(answered.headers['set-cookie']).toBeUndefined();
    expect(answered.headers['content-disposition']).not.toMatch(/[\r\n/\\]/);
  });

  test('have URLs for their holder only, without files of internal notes', async () => {
    const learner = await student();
    const id = await openTicket(app, learner, { uploadIds: [await send(learner, 'bien-lai.png', PNG)] });
    const { data } = await ask(learner, FILES, { id });
    const [file] = (data.myTicket as { messages: { files: { name: string; url: string }[] }[] }).messages[0]!
      .files;
    for (const forged of [
      file!.url.replace(learner.id, member.id),
      file!.url.replace('as=student', 'as=staff'),
      file!.url.split('?')[0]!,
    ])
      expect((await app.server.inject({ url: forged })).statusCode).toBe(404);
    await select(app, "update ticket_message set kind = 'NOTE' where ticket_id = ?", [id]);
    expect((await app.server.inject({ url: file!.url })).statusCode).toBe(404);
  });
});
