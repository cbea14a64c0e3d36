import { describe, expect, it } from 'vitest';
import { ask, member, select } from '../../src/testing/factories.ts';
import { send } from '../listening.ts';
import { Browser } from '../openid-provider.ts';
import { app, LEGACY, newAccount, provider, url } from './google.ts';

describe('a legacy client', () => {
  it.each([
    ['names its page', `&redirectUrl=${encodeURIComponent(`${LEGACY}/in?x=1`)}`, {}, `${LEGACY}/in?x=1&`],
    ['is known by the header Referer', '', { referer: `${LEGACY}/login` }, `${LEGACY}/login?`],
  ])('receives valid tokens in the URL if it %s', async (_, more, headers, expected) => {
    const account = newAccount();
    provider.enter(account);
    const { url: returned } = await new Browser().follow(
      `${url}/api/auth/google?state=s${more}`,
      LEGACY,
      headers,
    );
    expect(returned.toString().startsWith(expected)).toBe(true);
    const { token, refresh_token: refreshToken, state } = Object.fromEntries(returned.searchParams);
    expect(state).toBe('s');
    expect((await ask(app, { token: token! }, '{ me { email } }')).data).toEqual({
      me: { email: account.email },
    });
    const refreshed = await send(`${url}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: { refreshToken },
    });
    expect(refreshed.status).toBe(200);
    expect(
      await select(
        app,
        'select s.opened_on_rest from session s join person p on p.id = s.person_id where p.email = ?',
        [account.email],
      ),
    ).toEqual([{ opened_on_rest: true }]);
  });

  it.each([
    'https://evil.example.com/',
    `${LEGACY}.evil.com/`,
    `https://legacy.example.vn@evil.com/`,
    'javascript:alert(1)',
  ])('receives nothing if it is unknown (%s), because the flow does not begin', async (redirectUrl) => {
    const browser = new Browser();
    const response = await browser.open(
      `${url}/api/auth/google?redirectUrl=${encodeURIComponent(redirectUrl)}`,
    );
    expect(response.headers.get('location')).toBe(`${url}/login#error=return-address`);
    expect(browser.cookie).toBeUndefined();
  });

  it('receives the reason of a failure', async () => {
    const owner = await member(app);
    provider.enter(newAccount({ email: owner.email }));
    const { url: returned } = await new Browser().follow(
      `${url}/api/auth/google?state=s&redirectUrl=${encodeURIComponent(`${LEGACY}/`)}`,
      LEGACY,
    );
    expect(returned.search).toBe('?error=email-taken&state=s');
  });
});
