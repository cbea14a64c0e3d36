import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { App } from '../../src/app.ts';
import { createLog } from '../../src/platform/process/log.ts';
import { ownApp } from '../../src/testing/app.ts';
import { type Actor, ask, select } from '../../src/testing/factories.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { send } from '../listening.ts';
import { type Account, Browser, CLIENT, OpenIdProvider } from '../openid-provider.ts';

export const LEGACY = 'https://legacy.example.vn';
export let app: App;
export let url: string;
export let provider: OpenIdProvider;
export let logged = '';

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  provider = await OpenIdProvider.start(`${url}/api/auth/google/callback`);
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _, done) {
        logged += chunk;
        done();
      },
    }),
  );
  app = await ownApp(
    {
      PUBLIC_URL: url,
      CLIENT_ORIGINS: LEGACY,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: provider.issuer,
    },
    { log },
  );
  await app.server.listen({ port, host: '127.0.0.1' });
});
beforeEach(async () => void (await select(app, 'delete from throttle')));

export const newAccount = (more: Partial<Account> = {}): Account => {
  const sub = randomUUID();
  return { sub, email: `${sub}@gmail.example`, email_verified: true, name: 'Phạm  Thị Hoa', ...more };
};
/**
 * Signs in with Google and returns to our web app.
 * @returns the parameters in the fragment
 */
export const signInWithGoogle = async (query = 'state=my-own-state', browser = new Browser()) => {
  const { url: returned } = await browser.follow(`${url}/api/auth/google?${query}`, `${url}/login`);
  expect(returned.search).toBe('');
  return Object.fromEntries(new URLSearchParams(returned.hash.slice(1)));
};
export const exchange = (code: string | undefined, authenticatorCode?: string) =>
  ask(
    app,
    undefined,
    `mutation($input: SignInWithGoogleInput!) { signInWithGoogle(input: $input) { accessToken user { id email fullName emailVerifiedAt roles } } }`,
    { input: { code, authenticatorCode } },
  );
export const signedInAs = async (account: Account) => {
  provider.enter(account);
  const { data } = await exchange((await signInWithGoogle()).code);
  const { accessToken: token, user } = data.signInWithGoogle as { accessToken: string; user: Actor };
  return { ...user, token };
};
export const api = (actor: Pick<Actor, 'token'>, method: string, path: string, body?: object) =>
  send<{
    success: boolean;
    data: Record<string, unknown>;
    error?: { code: string };
    details?: { field: string }[];
  }>(`${url}/api/auth/google/${path}`, {
    method,
    headers: { authorization: `Bearer ${actor.token}`, 'x-requested-with': 'XMLHttpRequest' },
    body,
  });
export const link = (actor: Pick<Actor, 'token'>, account: object) =>
  ask(app, actor, 'mutation($input: LinkGoogleInput!) { linkGoogle(input: $input) { googleEmail } }', {
    input: { account },
  });
export const people = async (email: string) =>
  (await select(app, 'select 1 from person where email = ?', [email])).length;
