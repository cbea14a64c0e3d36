import { describe, expect, it } from 'vitest';
import { ownApp, testApp } from '../../src/testing/app.ts';
import { ask, student } from '../../src/testing/factories.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { send } from '../listening.ts';
import { Browser, CLIENT } from '../openid-provider.ts';
import { provider, url } from './google.ts';

describe('the redirect to Google', () => {
  it('is described by the API', async () => {
    const config = await send<{ data: object }>(`${url}/api/auth/google/config`);
    expect(config.body.data).toEqual({
      enabled: true,
      clientId: CLIENT.id,
      authorizationUrl: `${url}/api/auth/google`,
    });
  });

  it('requires PKCE, a nonce and a state bound to this browser', async () => {
    const browser = new Browser();
    const response = await browser.open(`${url}/api/auth/google?state=mine`);
    const target = new URL(response.headers.get('location')!);
    expect(target.origin).toBe(provider.issuer);
    const query = Object.fromEntries(target.searchParams);
    expect(query).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: `${url}/api/auth/google/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(browser.cookie).toMatch(
      /^sen-google=[\w-]+; Max-Age=600; Path=\/api\/auth\/google\/callback; HttpOnly; SameSite=Lax$/,
    );
    // Its content is encrypted
    expect(Buffer.from(/=([\w-]+)/.exec(browser.cookie!)![1]!, 'base64url').toString()).not.toContain(
      query.nonce,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('fails while Google is not configured, and so does linking', async () => {
    const withoutGoogle = await testApp();
    const answer = await withoutGoogle.server.inject({ url: '/api/auth/google?state=x' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      expect.stringMatching(/\/login#error=unavailable&state=x$/),
    ]);
    expect(
      (await ask(withoutGoogle, undefined, '{ googleSignIn { enabled clientId authorizationUrl } }')).data,
    ).toEqual({
      googleSignIn: { enabled: false, clientId: null, authorizationUrl: null },
    });
    const learner = await student(withoutGoogle);
    const refused = await ask(
      withoutGoogle,
      learner,
      'mutation { linkGoogle(input: {account: {idToken: "x"}}) { email } }',
    );
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'GOOGLE_NOT_SET_UP' });
  });

  it('fails while the provider is unavailable', async () => {
    const disconnected = await ownApp({
      PUBLIC_URL: url,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}`,
    });
    const answer = await disconnected.server.inject({ url: '/api/auth/google?state=mine' });
    expect(answer.headers.location).toBe(`${url}/login#error=unavailable&state=mine`);
  });
});
