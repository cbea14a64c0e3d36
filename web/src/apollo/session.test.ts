import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from './testing.ts';

// A new module, because the one of other tests still has listeners and another window
vi.resetModules();
const browser = new EventTarget();
vi.stubGlobal('window', browser);
const {
  clearTokens,
  endImpersonation,
  isImpersonating,
  readTokens,
  saveTokens,
  startImpersonation,
  subscribeTokens,
} = await import('./session.ts');

beforeEach(() => {
  endImpersonation();
  clearTokens();
});
afterEach(() => vi.unstubAllGlobals());

test('an impersonation token has priority, is never renewed and leaves no trace', () => {
  const own = { accessToken: 'own', refreshToken: 'own-refresh' };
  saveTokens(own);
  const listener = vi.fn();
  const stop = subscribeTokens(listener);
  startImpersonation('theirs');
  expect([isImpersonating(), readTokens()]).toEqual([true, { accessToken: 'theirs', refreshToken: null }]);
  expect(readTokens()).toBe(readTokens());
  endImpersonation();
  expect([isImpersonating(), readTokens()]).toEqual([false, own]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('impersonation survives a reload and leaves nothing behind when it ends', async () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  startImpersonation('theirs');
  vi.resetModules();
  const reloaded = await import('./session.ts');
  expect([reloaded.isImpersonating(), reloaded.readTokens().accessToken]).toEqual([true, 'theirs']);
  reloaded.endImpersonation();
  expect(items.size).toBe(0);
});

test('tokens saved during impersonation belong to the administrator and apply later', () => {
  startImpersonation('theirs');
  saveTokens({ accessToken: 'newer', refreshToken: 'r' });
  expect(readTokens().accessToken).toBe('theirs');
  endImpersonation();
  expect(readTokens().accessToken).toBe('newer');
});

test('listeners receive changes of other tabs until they unsubscribe, in any order', () => {
  fakeStorage();
  const stopFirst = subscribeTokens(vi.fn());
  const listener = vi.fn();
  const stopSecond = subscribeTokens(listener);
  stopFirst();
  fakeStorage({ accessToken: 'from-another-tab', refreshToken: 'r' });
  // The other tab writes both keys
  for (const key of ['accessToken', 'refreshToken'])
    browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readTokens().accessToken).toBe('from-another-tab');
  stopSecond();
  fakeStorage();
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
  expect(listener).toHaveBeenCalledTimes(1);
});
