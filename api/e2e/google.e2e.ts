import { expect, it } from 'vitest';
import { eventually } from '../src/testing/eventually.ts';
import { LEGACY, logged, newAccount, provider, url } from './google/google.ts';
import { Browser } from './openid-provider.ts';
// All these files share one application and one provider
import './google/redirect.ts';
import './google/return.ts';
import './google/legacy-client.ts';
import './google/account.ts';
import './google/linking.ts';

interface Line {
  readonly msg: string;
  readonly reqId?: string;
  readonly req?: { readonly url: string };
}

it('logs neither codes nor tokens', async () => {
  const before = logged.length;
  provider.enter(newAccount());
  const browser = new Browser();
  const { url: returned } = await browser.follow(
    `${url}/api/auth/google?state=secret-state&redirectUrl=${encodeURIComponent(LEGACY)}`,
    LEGACY,
  );
  const callback = browser.visited.find(({ pathname }) => pathname.endsWith('/callback'))!;
  // Wait until both requests are completely logged
  await eventually(() => {
    const lines = logged
      .slice(before)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    const requests = lines.filter(({ req }) => req?.url.startsWith('/api/auth/google'));
    expect(requests.map(({ req }) => req!.url.split('?')[0])).toEqual([
      '/api/auth/google',
      '/api/auth/google/callback',
    ]);
    const ended = lines.filter(({ msg }) => msg === 'request completed').map(({ reqId }) => reqId);
    expect(ended).toEqual(expect.arrayContaining(requests.map(({ reqId }) => reqId)));
  });
  for (const secret of [
    callback.searchParams.get('code')!,
    callback.searchParams.get('state')!,
    returned.searchParams.get('token')!,
    returned.searchParams.get('refresh_token')!,
  ])
    expect(logged).not.toContain(secret);
});
