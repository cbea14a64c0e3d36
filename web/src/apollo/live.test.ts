import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rereadTokens } from './session.ts';
import { fakeStorage } from './testing.ts';

/** Records the calls of the library, whose connection the tests open and close. */
const calls = vi.hoisted(() => ({ options: undefined as unknown, terminated: 0 }));
vi.mock('graphql-ws', () => ({
  createClient: (options: unknown) => {
    calls.options = options;
    return {
      on: () => () => undefined,
      subscribe: () => () => undefined,
      terminate: () => calls.terminated++,
    };
  },
}));
const refresh = vi.hoisted(() => ({ calls: [] as (string | null)[] }));
vi.mock('./refresh-session.ts', () => ({
  endsSoon: (token: string | null) => token === createToken('u1', 'old'),
  refreshSession: async (stale: string | null) => {
    refresh.calls.push(stale);
    return 'renewed';
  },
}));

const createToken = (sub: string, mark: string) => `x.${btoa(JSON.stringify({ sub, mark }))}.x`;
const signIn = (accessToken: string) => {
  fakeStorage({ accessToken, refreshToken: 'r' });
  rereadTokens();
};
interface Options {
  connectionParams: () => Promise<Record<string, string>>;
  on: { connected: () => void; closed: (event: { code: number }) => void };
}

vi.stubGlobal('document', { documentElement: { lang: 'en' } });
signIn(createToken('u1', 'new'));
const { onReconnected, waitBefore } = await import('./live.ts');
const { connectionParams, on } = calls.options as Options;
beforeEach(() => {
  refresh.calls.length = 0;
});

describe('the live connection', () => {
  it('sends the token and the language of the page', async () => {
    const authorization = `Bearer ${createToken('u1', 'new')}`;
    expect(await connectionParams()).toEqual({ authorization, language: 'en' });
    expect(refresh.calls).toEqual([]);
  });

  it('renews a token that expires soon or was rejected', async () => {
    signIn(createToken('u1', 'old'));
    expect((await connectionParams()).authorization).toBe('Bearer renewed');
    signIn(createToken('u1', 'new'));
    on.closed({ code: 1006 });
    await connectionParams();
    expect(refresh.calls).toHaveLength(1);
    on.closed({ code: 4403 });
    await connectionParams();
    expect(refresh.calls).toHaveLength(2);
  });

  it('reports a reconnection but not the first connection', () => {
    const listener = vi.fn();
    const stop = onReconnected(listener);
    on.connected();
    expect(listener).not.toHaveBeenCalled();
    on.closed({ code: 1006 });
    on.connected();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    on.connected();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('never continues with the token of another viewer', () => {
    signIn(createToken('u1', 'newer'));
    expect(calls.terminated).toBe(0);
    signIn(createToken('u2', 'new'));
    expect(calls.terminated).toBe(1);
  });

  it('backs off with jitter, up to a minute', () => {
    expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, () => 1))).toEqual([1000, 2000, 4000, 8000]);
    expect(waitBefore(40, () => 1)).toBe(60_000);
    expect(waitBefore(0, () => 0)).toBe(500);
  });
});
