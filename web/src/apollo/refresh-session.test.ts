import { beforeEach, describe, expect, it } from 'vitest';
import { endsSoon, makeRefresh, type RefreshPorts } from './refresh-session.ts';
import { clearTokens, readTokens, rereadTokens } from './session.ts';
import { fakeStorage, tokenFor } from './testing.ts';

const renewed = { accessToken: 'new-access', refreshToken: 'new-refresh' };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const ports = (respond: () => Response | Promise<Response>) => {
  const sent: unknown[] = [];
  const all: RefreshPorts = {
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)).variables.input.refreshToken);
      return respond();
    },
    exclusively: (run) => run(),
    language: () => 'vi',
  };
  return { all, sent };
};

describe('renewing a session', () => {
  let storage: Map<string, string>;
  beforeEach(() => {
    storage = fakeStorage({ accessToken: 'old-access', refreshToken: 'old-refresh' });
    rereadTokens();
  });

  it('sends one request for any number of callers', async () => {
    const { all, sent } = ports(() => answer({ data: { refreshSession: renewed } }));
    const refresh = makeRefresh(all);
    const got = await Promise.all([refresh('old-access'), refresh('old-access'), refresh('old-access')]);
    expect(got).toEqual(['new-access', 'new-access', 'new-access']);
    expect(sent).toEqual(['old-refresh']);
    expect(readTokens()).toEqual(renewed);
  });

  it('uses the tokens that another tab renewed meanwhile', async () => {
    const { all, sent } = ports(() => answer({ data: { refreshSession: renewed } }));
    const refresh = makeRefresh({
      ...all,
      exclusively: (run) => {
        storage.set('accessToken', 'other-tab-access');
        storage.set('refreshToken', 'other-tab-refresh');
        return run();
      },
    });
    expect(await refresh('old-access')).toBe('other-tab-access');
    expect(sent).toEqual([]);
  });

  it('clears the tokens when the server rejects it', async () => {
    const { all } = ports(() => answer({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }));
    expect(await makeRefresh(all)('old-access')).toBeNull();
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
    expect(storage.size).toBe(0);
  });

  it('keeps the tokens after network failures and server errors', async () => {
    const offline = ports(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(makeRefresh(offline.all)('old-access')).rejects.toThrow('Failed to fetch');
    const down = ports(() => answer({}, 503));
    await expect(makeRefresh(down.all)('old-access')).rejects.toThrow('503');
    expect(readTokens().refreshToken).toBe('old-refresh');
  });

  it.each([400, 401, 403, 404, 422])(
    'clears the tokens after status %i, regardless of the body',
    async (status) => {
      const { all } = ports(() => new Response('<html>No</html>', { status }));
      expect(await makeRefresh(all)('old-access')).toBeNull();
      expect(storage.size).toBe(0);
    },
  );

  it.each([429, 500, 502, 503, 504])('keeps the tokens after status %i', async (status) => {
    const { all } = ports(() => new Response('<html>Later</html>', { status }));
    await expect(makeRefresh(all)('old-access')).rejects.toThrow(String(status));
    expect(readTokens().refreshToken).toBe('old-refresh');
  });

  it.each(['INTERNAL', 'RATE_LIMITED'])('keeps the tokens after the error %s', async (code) => {
    const { all } = ports(() => answer({ errors: [{ extensions: { code } }] }));
    await expect(makeRefresh(all)('old-access')).rejects.toThrow(code);
    expect(readTokens().refreshToken).toBe('old-refresh');
  });

  it('can run again after it has ended', async () => {
    let count = 0;
    const { all } = ports(() =>
      answer({ data: { refreshSession: { ...renewed, accessToken: `access-${++count}` } } }),
    );
    const refresh = makeRefresh(all);
    expect(await refresh('old-access')).toBe('access-1');
    expect(await refresh('access-1')).toBe('access-2');
  });

  it('sends nothing without a stored refresh token', async () => {
    clearTokens();
    const { all, sent } = ports(() => answer({}));
    expect(await makeRefresh(all)(null)).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a token that expires soon', () => {
  it('expires within five minutes', () => {
    expect(endsSoon(tokenFor('u', 4 * 60))).toBe(true);
    expect(endsSoon(tokenFor('u', -10))).toBe(true);
    expect(endsSoon(tokenFor('u', 6 * 60))).toBe(false);
    expect(endsSoon('opaque')).toBe(false);
    expect(endsSoon(null)).toBe(false);
  });
});
