import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Actor, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

const app = await testApp();
const { admin, ask, count, db, fetchRoot, staff, student, teacher, updateRow } = helpersFor(app);
let boss: Actor;
let learner: Actor;
beforeAll(async () => {
  boss = await admin();
  learner = await student();
});

const START =
  'mutation V($input: StartViewAsInput!) { startViewAs(input: $input) { accessToken expiresAt person { id fullName } } }';
const VIEWER = '{ me { id permissions } viewAs { until by { id } } }';

async function startView(who: Actor, personId: string): Promise<Actor> {
  const reply = await ask(who, START, { input: { personId, reason: 'Không mở được bài' } });
  expect(reply.errors).toBeUndefined();
  const { accessToken } = reply.data.startViewAs as { accessToken: string };
  return { ...who, token: accessToken };
}
const refused = async (who: Actor, personId: string, reason = 'Không mở được bài') =>
  getCode(await ask(who, START, { input: { personId, reason } }));
const expectEnded = (view: Actor) =>
  eventually(async () => expect(getCode(await ask(view, VIEWER))).toBe('UNAUTHENTICATED'));

describe('viewing as a person', () => {
  test('shows the data of the person, names the administrator and expires after 30 minutes', async () => {
    const view = await startView(boss, learner.id);
    const reply = await ask(view, VIEWER);
    expect(reply.data.me).toMatchObject({ id: learner.id });
    expect((reply.data.me as { permissions: string[] }).permissions).not.toContain('person:read');
    const { by, until } = reply.data.viewAs as { by: { id: string }; until: string };
    expect(by.id).toBe(boss.id);
    expect(new Date(until).getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
    expect(new Date(until).getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(getCode(await ask(view, '{ people { total } }'))).toBe('FORBIDDEN');
    expect((await ask(boss, VIEWER)).data.viewAs).toBeNull();
    expect(
      await count('refresh_token t join session s on s.id = t.session_id where s.view_as_id = ?', learner.id),
    ).toBe(0);
  });

  test('is recorded in the audit log and does not appear in the sessions of the person', async () => {
    const [line] = await db<Record<string, unknown>>(
      "select actor_id, target_id, reason from audit_log where action = 'person.view-as' and target_id = ? order by at desc limit 1",
      learner.id,
    );
    expect(line).toEqual({ actor_id: boss.id, target_id: learner.id, reason: 'Không mở được bài' });
    expect(await count('session where person_id = ? and ended_at is null', learner.id)).toBe(1);
  });

  test('rejects every mutation except signOut, which ends the view', async () => {
    const view = await startView(boss, learner.id);
    const { signOut: _, ...mutations } = app.engine.reads.schema.getMutationType()!.getFields();
    expect(Object.keys(mutations).length).toBeGreaterThan(40);
    const context = { viewer: await app.services.sessions.findViewer(`Bearer ${view.token}`, '127.0.0.1') };
    for (const { name, resolve } of Object.values(mutations)) {
      const outcome = (async () => resolve!(undefined, {}, context, {} as never))();
      await expect(outcome, name).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'VIEW_AS_READ_ONLY' });
    }
    const reply = await ask(
      view,
      'mutation { becomeTeacher(input: {headline: "Vẽ tay", sellerClass: INDIVIDUAL}) { id } }',
    );
    expect(getCode(reply)).toBe('FORBIDDEN');
    expect(reply.errors![0]!.message).toContain('xem với tư cách');
    const upload = await app.server.inject({
      method: 'POST',
      url: '/api/upload/files',
      headers: { authorization: `Bearer ${view.token}`, 'tus-resumable': '1.0.0', 'upload-length': '5' },
    });
    expect(upload.statusCode).toBe(403);
    const form = new FormData();
    form.set('avatar', new Blob(['x']), 'x.png');
    const picture = await app.server.inject({
      method: 'PUT',
      url: '/api/client/users/avatar',
      headers: { authorization: `Bearer ${view.token}`, 'x-requested-with': 'XMLHttpRequest' },
      payload: form as never,
    });
    expect([picture.statusCode, picture.json().error.code]).toEqual([403, 'FORBIDDEN']);
    expect(await count('upload where person_id = ?', learner.id)).toBe(0);
    expect(await fetchRoot(view, 'mutation { signOut(input: {}) { endedCount } }')).toEqual({
      endedCount: 1,
    });
    await expectEnded(view);
    expect(getCode(await ask(boss, VIEWER))).toBeUndefined();
    expect(
      await db(
        "select actor_id, real_actor_id from audit_log where action = 'person.view-as-end' and actor_id = ?",
        learner.id,
      ),
    ).toEqual([{ actor_id: learner.id, real_actor_id: boss.id }]);
  });

  test('is not possible as an administrator, oneself, or a person who is suspended or has more permissions', async () => {
    const support = await staff('person:view-as', 'person:read');
    const auditor = await staff('audit:read');
    const suspended = await student();
    await updateRow('person', suspended.id, 'is_active = false');
    expect(await refused(support, learner.id)).toBeUndefined();
    expect(
      await refused(support, (await teacher()).id),
      'permissions of teachers are not administrative',
    ).toBeUndefined();
    expect(await refused(support, auditor.id)).toBe('POLICY');
    expect(await refused(support, boss.id)).toBe('POLICY');
    expect(await refused(boss, (await admin()).id)).toBe('POLICY');
    expect(await refused(boss, boss.id)).toBe('POLICY');
    expect(await refused(boss, suspended.id)).toBe('POLICY');
    expect(await refused(boss, 'x')).toBe('NOT_FOUND');
    expect(await refused(boss, learner.id, ' x ')).toBe('BAD_INPUT');
    expect(await refused(await staff('person:read'), learner.id)).toBe('FORBIDDEN');
  });

  const set = (change: string) => (who: Actor) => updateRow('person', who.id, change);
  const supporter = () => staff('person:view-as', 'person:read');

  test.each<[string, (who: Actor) => Promise<unknown>]>([
    ['the session ends', (who) => ask(who, 'mutation { signOut(input: {}) { endedCount } }')],
    ['the viewer is suspended', set('is_active = false')],
    [
      'the viewer loses the permission',
      (who) => db('delete from person_custom_role where person_id = ?', who.id),
    ],
  ])('ends within a second if the viewer’s account changes: %s', async (_, act) => {
    const support = await supporter();
    const view = await startView(support, learner.id);
    expect(getCode(await ask(view, VIEWER))).toBeUndefined();
    await act(support);
    await expectEnded(view);
  });

  test.each([
    ['a supporter', 'is suspended', supporter, set('is_active = false')],
    ['a supporter', 'becomes an administrator', supporter, set("roles = '{USER,ADMIN}'")],
    ['an administrator', 'becomes an administrator', admin, set("roles = '{USER,ADMIN}'")],
  ])('ends within a second for %s if the person %s', async (_, __, makeViewer, act) => {
    const participant = await student();
    const view = await startView(await makeViewer(), participant.id);
    expect(getCode(await ask(view, VIEWER))).toBeUndefined();
    await act(participant);
    await expectEnded(view);
    await set("roles = '{USER}'")(participant);
  });

  test('gives no access to data exports of the person', async () => {
    const participant = await student();
    await db(
      `insert into data_request (person_id, kind, status, storage_key, finished_at, expires_at)
       values (?, 'EXPORT', 'DONE', 'exports/x.json', now(), now() + interval '1 day')`,
      participant.id,
    );
    const REQUESTS = '{ myDataRequests { status downloadUrl } }';
    const own = await ask(participant, REQUESTS);
    expect(own.data.myDataRequests).toEqual([{ status: 'DONE', downloadUrl: expect.any(String) }]);
    const shown = await ask(await startView(boss, participant.id), REQUESTS);
    expect(shown.data.myDataRequests).toEqual([{ status: 'DONE', downloadUrl: null }]);
  });

  test('cannot start another view', async () => {
    const support = await staff('person:view-as', 'person:read');
    const view = await startView(boss, (await student()).id);
    expect(await refused(view, support.id)).toBe('FORBIDDEN');
  });
});

describe('the data visible to an administrator who views as a person', () => {
  let learner: Actor;
  let view: Pick<Actor, 'token'>;
  beforeAll(async () => {
    learner = await student();
    const input = { personId: learner.id, reason: 'Không mở được bài' };
    const { data } = await ask(await admin(), START, { input });
    view = { token: (data.startViewAs as { accessToken: string }).accessToken };
  });

  test.each([
    '{ accountSecurity { email } }',
    '{ accountSecurity { hasPassword recoveryCodesLeft googleEmail } me { id } }',
    '{ a: mySessions { id address } }',
    'query($yes: Boolean = true) { me { id } mySessions @include(if: $yes) { device } }',
  ])('does not include %s', async (query) => {
    const reply = await ask(view, query);
    expect(getCode(reply)).toBe('FORBIDDEN');
    expect(reply.errors![0]!.message).toContain('chỉ mình họ');
    expect(reply.data).toBeNull();
    expect(getCode(await ask(learner, query))).toBeUndefined();
  });

  test('does not include sign-in methods on REST', async () => {
    const answer = (who: Pick<Actor, 'token'>) =>
      app.server.inject({
        url: '/api/auth/google/status',
        headers: { authorization: `Bearer ${who.token}` },
      });
    const refused = await answer(view);
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'FORBIDDEN']);
    expect((await answer(learner)).statusCode).toBe(200);
  });

  test('includes all other data of the person', async () => {
    const reply = await ask(view, '{ me { email } notificationPreferences { kind } myDataRequests { id } }');
    expect(reply.errors).toBeUndefined();
  });

  test('excludes every query about sign-in methods', () => {
    const fields = Object.values(app.engine.reads.schema.getQueryType()!.getFields());
    const open = fields.filter(
      ({ extensions }) => extensions.allow === 'account:secure' && !extensions.isPrivate,
    );
    expect(open.map(({ name }) => name)).toEqual(['myDataRequests']);
  });
});
