import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../app.ts';
import { notify } from '../../features/support/index.ts';
import { notificationMail } from '../../features/support/mails/notification.mail.tsx';
import { ownApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { ask, select } from '../../testing/factories.ts';
import { freePort } from '../../testing/free-port.ts';
import type { Locale } from '../i18n/messages/index.ts';
import { deliverMail, sendMail } from './send-mail.ts';

/** An e-mail that a real mail server received. */
interface Arrived {
  readonly recipients: string[];
  readonly raw: string;
  readonly mail: Email;
}
const arrived: Arrived[] = [];
/** The server's response for the next recipient. Undefined accepts it. */
let rejection: { responseCode: number; message: string } | undefined;
let server: SMTPServer | undefined;

const start = (port: number) =>
  new Promise<void>((ready) => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, done) =>
        rejection ? done(Object.assign(new Error(rejection.message), rejection)) : done(),
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const raw = Buffer.concat(chunks);
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          arrived.push({ recipients, raw: raw.toString(), mail: await PostalMime.parse(raw) });
          done();
        });
      },
    });
    server.listen(port, '127.0.0.1', ready);
  });
const stop = () => new Promise<void>((done) => (server ? server.close(done) : done()));

let app: App;
let port: number;
const REGISTER = `mutation($email: String!, $name: String!, $locale: Language) {
  register(input: { email: $email, password: "mat-khau-du-dai", fullName: $name, locale: $locale }) { user { id } }
}`;
/** An e-mail with text from users in its subject and body. */
const props = (words: string) => ({
  kind: 'ENROLLED' as const,
  params: { course: words },
  fullName: words,
});
const order = (to: string, words = 'Lê Thị Bưởi', locale: Locale = 'vi') =>
  app.services.orm.em
    .fork()
    .transactional((em) => sendMail(em, app.services, notificationMail, { to, locale, props: props(words) }));
const getJob = async (to: string) => {
  const [row] = await select<{ state: string; retry_count: number; data: never; start_in: number }>(
    app,
    `select state, retry_count, data, extract(epoch from start_after - now())::int as start_in
     from pgboss.job where name = 'mail.deliver' and data->>'to' = ?`,
    [to],
  );
  return row!;
};
const arrival = (to: string) =>
  eventually(() => {
    const found = arrived.filter(({ recipients }) => recipients.includes(to));
    expect(found).not.toHaveLength(0);
    return found;
  });

describe('delivery by SMTP', () => {
  beforeAll(async () => {
    port = await freePort();
    app = await ownApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Sen <xin-chao@sen.example.vn>' });
    await app.work();
    return async () => void (await stop());
  });
  afterEach(() => {
    rejection = undefined;
  });

  test('an unavailable mail server delays e-mails only; they are sent when it is available again', async () => {
    const to = 'buoi@example.vn';
    const reply = await ask(app, undefined, REGISTER, { email: to, name: 'Lê Thị Bưởi', locale: 'VI' });
    expect(reply.data.register).toBeTruthy();
    const { start_in } = await eventually(async () => {
      const job = await getJob(to);
      expect(job.state).toBe('retry');
      return job;
    });
    expect(start_in).toBeGreaterThan(5);
    await start(port);
    await select(app, "update pgboss.job set start_after = now() where name = 'mail.deliver'");
    const [{ mail }] = (await arrival(to)) as [Arrived];
    expect(mail.subject).toBe('Chào mừng bạn đến với Sen');
    expect(mail.from).toMatchObject({ name: 'Sen', address: 'xin-chao@sen.example.vn' });
    await eventually(async () => expect((await getJob(to)).state).toBe('completed'));
  });

  test('an e-mail has a text and an HTML part in the language of its reader, with absolute URLs', async () => {
    await order('ann@example.vn', 'Ann Lê', 'en');
    const [{ mail, raw }] = (await arrival('ann@example.vn')) as [Arrived];
    expect(mail.subject).toBe('You are enrolled in “Ann Lê”');
    expect(mail.html).toMatch(/<html[^>]* lang="en"/);
    expect(mail.html).toContain('Hello Ann Lê,');
    expect(mail.text).toContain('Hello Ann Lê,');
    expect(mail.text).toContain('You are enrolled in “Ann Lê”\n');
    expect(mail.text).toContain(`${app.services.config.publicUrl}/dashboard/profile/notifications`);
    expect(mail.text).not.toMatch(/[<>\u200b]/);
    // A header with non-ASCII text consists of encoded words (RFC 2047)
    expect(raw).toMatch(/^Subject: .*=\?UTF-8\?/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
  });

  test('a name cannot add headers or recipients, and an address cannot be a list', async () => {
    const name = 'Mai\r\nBcc: thief@example.com\r\n\r\nHello';
    await order('mai@example.vn', name);
    const [{ recipients, mail, raw }] = (await arrival('mai@example.vn')) as [Arrived];
    expect(recipients).toEqual(['mai@example.vn']);
    expect(mail.bcc).toBeUndefined();
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(mail.subject).toBe('Bạn đã ghi danh “Mai Bcc: thief@example.com Hello”');
    await expect(order('mai@example.vn\r\nBcc: thief@example.com')).rejects.toThrow();
    await expect(order('Mai <mai@example.vn>')).rejects.toThrow();
    await order('a@example.vn, thief@example.com');
    await eventually(async () =>
      expect((await getJob('a@example.vn, thief@example.com')).state).toBe('completed'),
    );
    expect(arrived.some(({ recipients }) => recipients.includes('thief@example.com'))).toBe(false);
  });

  test('markup in a name is text', async () => {
    await order('x@example.vn', '<img src=x onerror=alert(1)>');
    const [{ mail }] = (await arrival('x@example.vn')) as [Arrived];
    expect(mail.html).toContain('&lt;img src=x');
    expect(mail.html).not.toContain('<img');
  });

  test('e-mail clients offer one-click unsubscribe for optional e-mails only', async () => {
    await ask(app, undefined, REGISTER, { email: 'off@example.vn', name: 'Ann Lê', locale: 'EN' });
    const [welcome] = (await arrival('off@example.vn')) as [Arrived];
    const [{ id }] = (await select<{ id: string }>(
      app,
      "select id from person where email = 'off@example.vn'",
    )) as [{ id: string }];
    await app.services.orm.em.fork().transactional(async (em) => {
      const kind = 'ORDER_PAID';
      await notify(em, app.services, id, { kind, params: { number: 'S1', course: 'Lụa' } });
    });
    const [, paid] = await eventually(async () => {
      const all = await arrival('off@example.vn');
      expect(all).toHaveLength(2);
      return all;
    });
    const header = ({ mail }: Arrived, key: string) => mail.headers.find((each) => each.key === key)?.value;
    expect(header(paid!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.*)>$/.exec(header(paid!, 'list-unsubscribe')!)![1]!;
    const { publicUrl } = app.services.config;
    expect(address).toMatch(new RegExp(`^${publicUrl}/api/notifications/unsubscribe\\?`));
    const answer = await app.server.inject({ method: 'POST', url: address.slice(publicUrl.length) });
    expect(answer.statusCode).toBe(200);
    expect(
      await select(app, 'select kind, channel, is_on from notification_preference where person_id = ?', [id]),
    ).toEqual([{ kind: 'ORDER_PAID', channel: 'MAIL', is_on: false }]);
    for (const key of ['list-unsubscribe', 'list-unsubscribe-post'])
      expect(header(welcome, key)).toBeUndefined();
  });

  test('a repeated delivery of a job has the same message ID', async () => {
    await order('twice@example.vn');
    const [first] = (await arrival('twice@example.vn')) as [Arrived];
    const { data } = await getJob('twice@example.vn');
    await deliverMail.handle(app.services, data);
    const both = arrived.filter(({ recipients }) => recipients.includes('twice@example.vn'));
    expect(both).toHaveLength(2);
    expect(both[1]!.mail.messageId).toBe(first.mail.messageId);
    expect(first.mail.messageId).toMatch(/^<[0-9a-f-]{36}@sen\.example\.vn>$/);
  });

  test('a permanently rejected address is not retried, a temporarily rejected one is', async () => {
    rejection = { responseCode: 550, message: 'No such person' };
    await order('nobody@example.vn');
    await eventually(async () => expect((await getJob('nobody@example.vn')).state).toBe('completed'));
    rejection = { responseCode: 451, message: 'Grey-listed' };
    await order('later@example.vn');
    await eventually(async () => expect((await getJob('later@example.vn')).state).toBe('retry'));
  });

  test('a rolled back transaction sends no e-mail, and a queued e-mail is encrypted', async () => {
    const failed = app.services.orm.em.fork().transactional(async (em) => {
      await sendMail(em, app.services, notificationMail, {
        to: 'never@example.vn',
        locale: 'vi',
        props: props('Không Ai'),
      });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await getJob('never@example.vn')).toBeUndefined();
    await order('sealed@example.vn', 'Bí Mật');
    expect(JSON.stringify((await getJob('sealed@example.vn')).data)).not.toContain('Bí Mật');
  });

  test('the mailbox page does not exist if a mail server is configured', async () => {
    for (const url of ['/sandbox/mailbox', '/sandbox/mailbox.css'])
      expect((await app.server.inject({ url })).statusCode).toBe(404);
  });
});

describe('delivery to the built-in mailbox', () => {
  const get = (url: string, language = 'en') =>
    app.server.inject({ url, headers: { 'accept-language': language } });
  const mails = () =>
    select<{ id: string; subject: string; html: string }>(app, 'select * from sandbox_mail order by id desc');
  beforeAll(async () => {
    app = await ownApp();
    await app.work();
  });

  test('an e-mail can be found and read, with its links', async () => {
    expect((await get('/sandbox/mailbox')).body).toContain('No mail yet');
    await ask(app, undefined, REGISTER, { email: 'sen@example.vn', name: 'Hồ Văn Sen', locale: 'VI' });
    await eventually(async () => expect(await mails()).toHaveLength(1));
    const { id } = (await mails())[0]!;
    const list = await get('/sandbox/mailbox?to=SEN@', 'vi');
    expect(list.body).toContain('Chào mừng bạn đến với Sen');
    expect(list.body).toContain('Hộp thư mô phỏng');
    expect((await get('/sandbox/mailbox?to=other@')).body).toContain('No mail to this address');
    const page = await get(`/sandbox/mailbox/${id}`);
    expect(page.body).toContain(`<a href="${app.services.config.publicUrl}/`);
    expect(page.body).toContain(`src="/sandbox/mailbox/${id}/html"`);
    const frame = await get(`/sandbox/mailbox/${id}/html`);
    expect(frame.body).toContain('Tài khoản của bạn đã sẵn sàng');
    expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    for (const path of ['nonsense', '00000000-0000-7000-8000-000000000000', 'nonsense/html'])
      expect((await get(`/sandbox/mailbox/${path}`)).statusCode).toBe(404);
  });

  test('names and searches are escaped on the page', async () => {
    await order('evil@example.vn', '<script>alert(1)</script>');
    await eventually(async () => expect((await getJob('evil@example.vn')).state).toBe('completed'));
    const { id } = (await mails())[0]!;
    for (const url of [
      '/sandbox/mailbox?to=%22%3E%3Cscript%3E',
      '/sandbox/mailbox',
      `/sandbox/mailbox/${id}`,
    ]) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script>');
    }
  });

  test('a repeated job stores one e-mail, and the mailbox stores the newest 500', async () => {
    const { data } = await getJob('evil@example.vn');
    const before = (await mails()).length;
    await deliverMail.handle(app.services, data);
    expect(await mails()).toHaveLength(before);
    await select(
      app,
      `insert into sandbox_mail (message_id, sender, recipient, locale, subject, html, text)
       select 'm' || n, 's', 'r', 'vi', 'subject ' || n, '', '' from generate_series(1, 510) n`,
    );
    await order('last@example.vn');
    await eventually(async () => expect((await getJob('last@example.vn')).state).toBe('completed'));
    const stored = await mails();
    expect(stored).toHaveLength(500);
    expect(stored[0]!.subject).toContain('Lê Thị Bưởi');
    expect(stored.at(-1)!.subject).toBe('subject 12');
  });
});
