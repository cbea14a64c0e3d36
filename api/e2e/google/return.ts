import { describe, expect, it } from 'vitest';
import { getCode, select } from '../../src/testing/factories.ts';
import { Browser } from '../openid-provider.ts';
import { app, exchange, newAccount, people, provider, signedInAs, signInWithGoogle, url } from './google.ts';

describe('the return from Google', () => {
  it('yields a code and the client’s state; the code starts one session', async () => {
    const account = newAccount();
    provider.enter(account);
    const { code, state } = await signInWithGoogle(`state=${encodeURIComponent('a b&c=đ')}`);
    expect(state).toBe('a b&c=đ');
    const reply = await exchange(code);
    expect(reply.data.signInWithGoogle).toMatchObject({
      user: {
        email: account.email,
        fullName: 'Phạm Thị Hoa',
        emailVerifiedAt: expect.any(String),
        roles: ['USER'],
      },
    });
    expect(getCode(await exchange(code))).toBe('GONE');
    const again = await signedInAs({ ...account, email: 'moved@gmail.example' });
    expect(again.email).toBe(account.email);
  });

  it('yields a code that expires; forged codes are rejected', async () => {
    provider.enter(newAccount());
    const { code } = await signInWithGoogle();
    await select(app, "update one_time_code set expires_at = now() where purpose = 'google'");
    for (const each of [code, 'nonsense']) expect(getCode(await exchange(each))).toBe('GONE');
  });

  it('creates one account when the code is used twice simultaneously', async () => {
    const account = newAccount();
    provider.enter(account);
    const { code } = await signInWithGoogle();
    expect((await Promise.all([exchange(code), exchange(code)])).map(getCode).sort()).toEqual([
      'GONE',
      undefined,
    ]);
    expect(await people(account.email)).toBe(1);
  });

  it('is rejected in another browser', async () => {
    provider.enter(newAccount());
    const victim = new Browser();
    const attacker = new Browser();
    const { url: stolen } = await attacker.follow(
      `${url}/api/auth/google?state=x`,
      `${url}/api/auth/google/callback`,
    );
    const { url: returned } = await victim.follow(stolen, `${url}/login`);
    expect(returned.hash).toBe('#error=expired');
    // A victim with a sign-in of their own in progress does not accept the attacker's response either
    await victim.open(`${url}/api/auth/google?state=mine`);
    const { url: mixed } = await victim.follow(stolen, `${url}/login`);
    expect(mixed.hash).toBe('#error=refused&state=mine');
  });

  it('is rejected with the code of another flow, by PKCE and nonce', async () => {
    provider.enter(newAccount());
    const [victim, attacker] = [new Browser(), new Browser()];
    const callback = `${url}/api/auth/google/callback`;
    const { url: victimReturn } = await victim.follow(`${url}/api/auth/google?state=mine`, callback);
    const { url: stolen } = await attacker.follow(`${url}/api/auth/google?state=x`, callback);
    victimReturn.searchParams.set('code', stolen.searchParams.get('code')!);
    const { url: returned } = await victim.follow(victimReturn, `${url}/login`);
    expect(returned.hash).toBe('#error=refused&state=mine');
  });

  it('is rejected with another state', async () => {
    provider.enter(newAccount());
    const browser = new Browser();
    const { url: victimReturn } = await browser.follow(
      `${url}/api/auth/google?state=mine`,
      `${url}/api/auth/google/callback`,
    );
    victimReturn.searchParams.set('state', 'x'.repeat(43));
    const { url: returned } = await browser.follow(victimReturn, `${url}/login`);
    expect(returned.hash).toBe('#error=refused&state=mine');
  });

  it('is rejected the second time', async () => {
    provider.enter(newAccount());
    const browser = new Browser();
    const { url: callback } = await browser.follow(
      `${url}/api/auth/google`,
      `${url}/api/auth/google/callback`,
    );
    await browser.open(callback);
    const { url: returned } = await browser.follow(callback, `${url}/login`);
    expect(returned.hash).toBe('#error=expired');
  });

  it('reports an error if consent was denied at Google', async () => {
    const browser = new Browser();
    const response = await browser.open(`${url}/api/auth/google?state=mine`);
    const state = new URL(response.headers.get('location')!).searchParams.get('state')!;
    const { url: returned } = await browser.follow(
      `${url}/api/auth/google/callback?error=access_denied&state=${state}`,
      `${url}/login`,
    );
    expect(returned.hash).toBe('#error=cancelled&state=mine');
  });

  it.each([
    ['says is not verified', { email_verified: false }],
    ['says nothing of', { email_verified: undefined }],
  ])('creates no account for an address that Google %s', async (_, facts) => {
    const account = newAccount(facts);
    provider.enter(account);
    expect(await signInWithGoogle()).toEqual({ error: 'email-unverified', state: 'my-own-state' });
    expect(await people(account.email)).toBe(0);
  });

  it('redirects a linking page to the linked accounts', async () => {
    provider.enter(newAccount());
    const browser = new Browser();
    const { url: returned } = await browser.follow(
      `${url}/api/auth/google?purpose=link&state=s`,
      `${url}/dashboard/profile/security`,
    );
    expect(returned.hash).toMatch(/^#code=[\w-]{43}&state=s$/);
  });
});
