import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createContext } from '../../../graphql/context.ts';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { issueGoogleCode } from './google-sign-in.ts';

/** The provider is unreachable: nothing listens on port 9. */
const app = await ownApp({
  GOOGLE_CLIENT_ID: 'sen',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: 'http://127.0.0.1:9',
});
const { ask, count, db, member, student } = helpersFor(app);
const LINK = 'mutation($input: LinkGoogleInput!) { linkGoogle(input: $input) { googleEmail } }';

/** The code of a person who has just returned from Google. */
const codeOfGoogle = () => {
  const context = createContext(app.services, { id: 'x', address: '127.0.0.1', origin: 'graphql' }, 'vi');
  const subject = randomUUID();
  const claims = { issuer: 'https://accounts.google.com', subject, email: `${subject}@gmail.com`, name: 'G' };
  return issueGoogleCode(context, claims as never);
};
const link = (who: Actor, { password, ...account }: { password?: string; code: string }) =>
  ask(who, LINK, { input: { account, password } });
const signedInLongAgo = async (who: Actor) => {
  await db("update session set created_at = now() - interval '16 minutes' where person_id = ?", who.id);
  return who;
};
const getField = (reply: Awaited<ReturnType<typeof link>>) => [
  getCode(reply),
  reply.errors?.[0]?.extensions.details?.[0]?.field,
];

describe('linking a Google account', () => {
  test('requires a recent sign-in or the password', async () => {
    const fresh = await member();
    expect(getCode(await link(fresh, { code: await codeOfGoogle() }))).toBeUndefined();
    const old = await signedInLongAgo(await member());
    const code = await codeOfGoogle();
    expect(getField(await link(old, { code }))).toEqual(['INVALID_CREDENTIALS', 'password']);
    expect(getField(await link(old, { code, password: '' }))).toEqual(['INVALID_CREDENTIALS', 'password']);
    expect(getField(await link(old, { code, password: 'sai' }))).toEqual(['INVALID_CREDENTIALS', 'password']);
    expect(await count('google_identity where person_id = ?', old.id)).toBe(0);
    expect(getCode(await link(old, { code, password: PASSWORD }))).toBeUndefined();
    expect(await count('google_identity where person_id = ?', old.id)).toBe(1);
  });

  test('rejects a wrong password also after a recent sign-in, and counts guesses', async () => {
    const fresh = await member();
    const code = await codeOfGoogle();
    expect(getField(await link(fresh, { code, password: 'sai' }))).toEqual([
      'INVALID_CREDENTIALS',
      'password',
    ]);
    const old = await signedInLongAgo(await member());
    for (let i = 0; i < 7; i++) expect(getCode(await link(old, { code }))).toBe('INVALID_CREDENTIALS');
    for (let i = 0; i < 5; i++)
      expect(getCode(await link(old, { code, password: `sai-${i}` }))).toBe('INVALID_CREDENTIALS');
    expect(getCode(await link(old, { code, password: PASSWORD }))).toBe('RATE_LIMITED');
  });

  test('requires another sign-in without a password', async () => {
    const code = await codeOfGoogle();
    expect(getCode(await link(await signedInLongAgo(await student()), { code }))).toBe('POLICY');
    expect(getCode(await link(await student(), { code }))).toBeUndefined();
  });

  test('works on REST too', async () => {
    const send = (who: Actor, body: object) =>
      app.server.inject({
        method: 'POST',
        url: '/api/auth/google/link',
        headers: { authorization: `Bearer ${who.token}`, 'x-requested-with': 'XMLHttpRequest' },
        payload: { googleIdToken: 'x', ...body },
      });
    const old = await signedInLongAgo(await member());
    for (const body of [{}, { password: 'sai' }]) {
      const answer = await send(old, body);
      expect([answer.statusCode, answer.json().details[0].field]).toEqual([401, 'password']);
    }
    // Earlier clients do not know the field, so the message mentions the alternative
    expect((await send(old, {})).json()).toMatchObject({
      error: { reason: 'PASSWORD_NEEDED' },
      details: [{ message: expect.stringMatching(/đăng nhập lại/) }],
    });
    // The proof is valid, but the token cannot be verified, because the provider is unreachable
    for (const answer of [await send(old, { password: PASSWORD }), await send(await member(), {})])
      expect(answer.json().error.reason).toBe('GOOGLE_UNREACHABLE');
  });
});
