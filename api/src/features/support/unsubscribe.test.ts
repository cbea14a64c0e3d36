import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, ask, select, student } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mails.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { notify } from './notify.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const app = await testApp();
let reader: Actor;
beforeEach(async () => {
  reader = await student(app);
});

const tell = (kind: NotificationKind, params: object) =>
  app.services.orm.em
    .fork()
    .transactional((em) => notify(em, app.services, reader.id, { kind, params } as never));
const paid = () => tell('ORDER_PAID', { number: 'S1', course: 'Lụa' });
const addressOf = async () => (await mailsTo(app, reader.email)).at(-1)?.props.unsubscribe;
const click = (url: string, more: object = {}) => app.server.inject({ method: 'POST', url, ...more });
const chosen = () =>
  select(app, 'select kind, channel, is_on from notification_preference where person_id = ?', [reader.id]);
const OFF = [{ kind: 'ORDER_PAID', channel: 'MAIL', is_on: false }];

describe('the address in a mail', () => {
  test('switches off mails of its kind and nothing else, however often it is sent', async () => {
    await paid();
    const url = (await addressOf())!;
    const form = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    };
    expect((await click(url, form)).statusCode).toBe(200);
    expect((await click(url)).statusCode).toBe(200);
    expect(await chosen()).toEqual(OFF);
    await paid();
    await tell('EXPORT_READY', { file: 'x' });
    const kinds = (await mailsTo(app, reader.email)).map(({ props }) => props.kind);
    expect(kinds).toEqual(['ORDER_PAID', 'EXPORT_READY']);
    const { data } = await ask(app, reader, '{ notificationPreferences { kind inApp mail } }');
    expect(data.notificationPreferences).toContainEqual({ kind: 'ORDER_PAID', inApp: true, mail: false });
  });

  test('leaves one line in the audit log, which names no one as its actor', async () => {
    await paid();
    const url = (await addressOf())!;
    for (let i = 0; i < 2; i++) await click(url);
    expect(
      await select(
        app,
        "select actor_id, after, origin from audit_log where action = 'notification.choose' and target_id = ?",
        [reader.id],
      ),
    ).toEqual([
      { actor_id: null, after: { kind: 'ORDER_PAID', channel: 'MAIL', isOn: false }, origin: 'rest' },
    ]);
  });

  test('takes forms of both kinds, and whatever else is sent to it', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/json', 'text/plain']) {
      reader = await student(app);
      await paid();
      const answer = await click((await addressOf())!, { headers: { 'content-type': type }, payload: '--x' });
      expect([answer.statusCode, await chosen()]).toEqual([200, OFF]);
    }
  });

  test('changes nothing when it is only looked at: it leads to the settings', async () => {
    await paid();
    const url = (await addressOf())!;
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.server.inject({ method, url });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(
        `${app.services.config.publicUrl}/dashboard/profile/notifications`,
      );
    }
    expect(await chosen()).toEqual([]);
  });

  test('is good for its person and kind alone', async () => {
    const other = await student(app);
    const url = new URL(unsubscribeUrl(app.services.keys, reader.id, 'ORDER_PAID'), 'http://x');
    for (const [name, value] of [
      ['person', other.id],
      ['person', 'x'],
      ['kind', 'EXPORT_READY'],
      ['kind', 'SECURITY'],
      ['kind', 'toString'],
      ['signature', 'x'],
    ] as const) {
      const forged = new URL(url);
      forged.searchParams.set(name, value);
      expect((await click(`${forged.pathname}${forged.search}`)).statusCode, `${name} ${value}`).toBe(404);
    }
    expect((await click(url.pathname)).statusCode).toBe(404);
    const fixed = unsubscribeUrl(app.services.keys, reader.id, 'SECURITY');
    expect((await click(fixed)).statusCode).toBe(404);
    expect(
      await select(app, 'select 1 from notification_preference where person_id in (?, ?)', [
        reader.id,
        other.id,
      ]),
    ).toEqual([]);
  });

  test('leaves nothing behind of a person who is gone', async () => {
    await select(app, 'update person set is_active = false, erased_at = now() where id = ?', [reader.id]);
    const url = unsubscribeUrl(app.services.keys, reader.id, 'ORDER_PAID');
    expect((await click(url)).statusCode).toBe(200);
    expect(await chosen()).toEqual([]);
  });
});

test('what no one can switch off has none: its mail is of another kind', async () => {
  await tell('SECURITY', { event: 'password-changed', address: '127.0.0.1' });
  expect(await mailsTo(app, reader.email)).toEqual([]);
});
