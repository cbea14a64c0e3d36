import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { notify } from './notify.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const app = await testApp();
const { ask, db, mailsTo, student, updateRow } = helpersFor(app);
let reader: Actor;
beforeEach(async () => {
  reader = await student();
});

const send = (kind: NotificationKind, params: object) =>
  app.services.orm.em
    .fork()
    .transactional((em) => notify(em, app.services, reader.id, { kind, params } as never));
const paid = () => send('ORDER_PAID', { number: 'S1', course: 'Lụa' });
const getAddress = async () => (await mailsTo(reader.email)).at(-1)?.props.unsubscribe;
const click = (url: string, more: object = {}) => app.server.inject({ method: 'POST', url, ...more });
const chosen = () =>
  db('select kind, channel, is_on from notification_preference where person_id = ?', reader.id);
const OFF = [{ kind: 'ORDER_PAID', channel: 'MAIL', is_on: false }];

describe('the unsubscribe URL of an e-mail', () => {
  test('disables only e-mails of its kind, also when it is requested twice', async () => {
    await paid();
    const url = (await getAddress())!;
    const form = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    };
    expect((await click(url, form)).statusCode).toBe(200);
    expect((await click(url)).statusCode).toBe(200);
    expect(await chosen()).toEqual(OFF);
    await paid();
    await send('EXPORT_READY', { file: 'x' });
    const kinds = (await mailsTo(reader.email)).map(({ props }) => props.kind);
    expect(kinds).toEqual(['ORDER_PAID', 'EXPORT_READY']);
    const { data } = await ask(reader, '{ notificationPreferences { kind inApp mail } }');
    expect(data.notificationPreferences).toContainEqual({ kind: 'ORDER_PAID', inApp: true, mail: false });
  });

  test('adds one entry without an actor to the audit log', async () => {
    await paid();
    const url = (await getAddress())!;
    for (let i = 0; i < 2; i++) await click(url);
    expect(
      await db(
        "select actor_id, after, origin from audit_log where action = 'notification.choose' and target_id = ?",
        reader.id,
      ),
    ).toEqual([
      { actor_id: null, after: { kind: 'ORDER_PAID', channel: 'MAIL', isOn: false }, origin: 'rest' },
    ]);
  });

  test('accepts a body of any type', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/json', 'text/plain']) {
      reader = await student();
      await paid();
      const answer = await click((await getAddress())!, {
        headers: { 'content-type': type },
        payload: '--x',
      });
      expect([answer.statusCode, await chosen()]).toEqual([200, OFF]);
    }
  });

  test('changes nothing on GET, but redirects to the preferences', async () => {
    await paid();
    const url = (await getAddress())!;
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.server.inject({ method, url });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(
        `${app.services.config.publicUrl}/dashboard/profile/notifications`,
      );
    }
    expect(await chosen()).toEqual([]);
  });

  test('is valid for its person and kind only', async () => {
    const other = await student();
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
      await db('select 1 from notification_preference where person_id in (?, ?)', reader.id, other.id),
    ).toEqual([]);
  });

  test('stores nothing about an erased person', async () => {
    await updateRow('person', reader.id, 'is_active = false, erased_at = now()');
    const url = unsubscribeUrl(app.services.keys, reader.id, 'ORDER_PAID');
    expect((await click(url)).statusCode).toBe(200);
    expect(await chosen()).toEqual([]);
  });
});

test('a notification that cannot be disabled is not sent by this e-mail', async () => {
  await send('SECURITY', { event: 'password-changed', address: '127.0.0.1' });
  expect(await mailsTo(reader.email)).toEqual([]);
});
