import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { secondProcess, testApp } from '../../../testing/app.ts';
import { type Actor, ask as askOn, getCode, getReason, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { expectSignedOut, isSignedOut, signedIn, signIn } from '../../../testing/signing-in.ts';
import type { SessionGuard } from './session-guard.ts';

const app = await testApp();
const { admin, ask, db, fetchRoot, mailsTo, member, row, student, updateRow } = helpersFor(app);
const MINE = '{ mySessions { id device address isCurrent createdAt lastUsedAt } }';
const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { accessToken } }';
const END = 'mutation($id: ID!) { endSession(sessionId: $id) { endedIds } }';

interface Listed {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly device: string | null;
}
const mine = async (actor: Pick<Actor, 'token'>) => await fetchRoot<Listed[]>(actor, MINE);
const another = async ({ email }: Actor) => signedIn(await signIn(app, email));

describe('the list of sessions', () => {
  test("contains the viewer's active sessions, the current one first", async () => {
    const holder = await member();
    await student();
    const other = await another(holder);
    await db("update session set device = 'Firefox' where person_id = ? and device is null", holder.id);
    expect((await mine(other)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await mine(holder)).map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [true, 'Firefox'],
      [false, 'lightMyRequest'],
    ]);
    await db("update session set expires_at = now() where device = 'Firefox' and person_id = ?", holder.id);
    expect(await mine(other)).toHaveLength(1);
  });

  test('shows the last use without a write per request', async () => {
    const learner = await student();
    const lastUse = async () =>
      (await row<{ at: string }>('select last_used_at as at from session where person_id = ?', learner.id))
        .at;
    await db("update session set last_used_at = now() - interval '1 hour' where person_id = ?", learner.id);
    const before = await lastUse();
    for (let i = 0; i < 5; i++) await mine(learner);
    expect(await lastUse()).toEqual(before);
    await (app.services.sessions as SessionGuard).uses.write();
    expect(Date.now() - new Date(await lastUse()).getTime()).toBeLessThan(60_000);
  });
});

describe('ending sessions', () => {
  test('ends one session immediately and no other', async () => {
    const holder = await member();
    const [lost, kept] = [await another(holder), await another(holder)];
    const id = (await mine(lost)).find(({ isCurrent }) => isCurrent)!.id;
    expect((await ask(holder, END, { id })).data).toEqual({ endSession: { endedIds: [id] } });
    await expectSignedOut(app, lost);
    expect(await isSignedOut(app, kept)).toBe(false);
    expect(getCode(await ask(holder, END, { id }))).toBe('NOT_FOUND');
    const ENDINGS =
      'query($id: ID!) { personForAdmin(id: $id) { sessions(first: 9) { edges { node { id endReason } } } } }';
    const { data } = await ask(await admin(), ENDINGS, { id: holder.id });
    const { edges } = (data.personForAdmin as { sessions: { edges: { node: object }[] } }).sessions;
    expect(edges.map(({ node }) => node)).toContainEqual({ id, endReason: 'ENDED_BY_OWNER' });
  });

  test('is NOT_FOUND for another person’s session and for an invalid ID', async () => {
    const [holder, other] = [await student(), await student()];
    const { id } = (await mine(other))[0]!;
    for (const strange of [id, randomUUID(), 'x'])
      expect(getCode(await ask(holder, END, { id: strange }))).toBe('NOT_FOUND');
    expect(await isSignedOut(app, other)).toBe(false);
  });

  test('ends all others but not the current one', async () => {
    const holder = await member();
    const others = [await another(holder), await another(holder)];
    expect((await ask(holder, 'mutation { endOtherSessions { endedCount } }')).data).toEqual({
      endOtherSessions: { endedCount: 2 },
    });
    for (const other of others) await expectSignedOut(app, other);
    expect(await isSignedOut(app, holder)).toBe(false);
  });

  test('reaches other processes within a second', async () => {
    const second = await secondProcess(app);
    const holder = await member();
    const other = await another(holder);
    expect(getCode(await askOn(second, other, '{ me { id } }'))).toBeUndefined();
    await ask(holder, 'mutation { endOtherSessions { endedCount } }');
    await expectSignedOut(second, other);
  });
});

describe('a refresh token', () => {
  const TOKENS = '{ accessToken refreshToken }';
  const START = `mutation($input: SignInInput!) { signIn(input: $input) ${TOKENS} }`;
  const REFRESH = `mutation($input: RefreshSessionInput!) { refreshSession(input: $input) ${TOKENS} }`;
  interface Tokens {
    readonly accessToken: string;
    readonly refreshToken: string;
  }
  const started = async ({ email }: Actor) =>
    await fetchRoot<Tokens>(undefined, START, { input: { email, password: PASSWORD } });
  const refresh = (refreshToken: string) => ask(undefined, REFRESH, { input: { refreshToken } });
  const refreshed = async (refreshToken: string) =>
    (await refresh(refreshToken)).data.refreshSession as Tokens;

  test('is valid until its successor is used, and ends the session if it is presented afterwards', async () => {
    const { refreshToken: first } = await started(await member());
    const { refreshToken: second } = await refreshed(first);
    expect((await refreshed(first)).refreshToken).toBe(second);
    const { refreshToken: third, accessToken } = await refreshed(second);
    expect(await isSignedOut(app, { token: accessToken })).toBe(false);
    expect(getReason(await refresh(first))).toBe('REFRESH_TOKEN_REUSED');
    for (const token of [first, second, third]) expect(getReason(await refresh(token))).toBe('SESSION_ENDED');
    await expectSignedOut(app, { token: accessToken });
  });

  test('is rejected while its person is suspended', async () => {
    const holder = await member();
    const { refreshToken } = await started(holder);
    await updateRow('person', holder.id, 'is_active = false');
    expect(getReason(await refresh(refreshToken))).toBe('SESSION_ENDED');
  });
});

test('a sign-in from a new device notifies the owner, but not after a browser update', async () => {
  const holder = await member();
  const from = (device: string) =>
    app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'user-agent': device },
      payload: { query: SIGN_IN, variables: { input: { email: holder.email, password: PASSWORD } } },
    });
  const notices = async () => (await mailsTo(holder.email)).map(({ props }) => props.event);
  await from('Mozilla/5.0 Firefox/140.0'); // nothing to compare with
  await from('Mozilla/5.0 Firefox/141.2');
  expect(await notices()).toEqual([]);
  await from('Mozilla/5.0 Chrome/150.0');
  await from('Mozilla/5.0 Chrome/151.0');
  expect(await notices()).toEqual(['new-sign-in']);
});
