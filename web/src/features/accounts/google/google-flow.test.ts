import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consumeGoogleReturn, leaveForGoogle } from './google-flow.ts';

const store = new Map<string, string>();
const location = { hash: '', pathname: '/login', search: '', assign: vi.fn() };
const replaceState = vi.fn();

beforeEach(() => {
  store.clear();
  location.assign.mockClear();
  replaceState.mockClear();
  vi.stubGlobal('window', { location, history: { state: null, replaceState } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const leave = (next: string | null = '/learning') => {
  leaveForGoogle('https://sen.vn/api/auth/google', next);
  return (location.assign.mock.lastCall![0] as URL).searchParams.get('state')!;
};

test('accepts the code that this tab requested once and cleans the URL', () => {
  location.hash = `#code=abc&state=${leave()}`;
  expect(consumeGoogleReturn()).toEqual({ code: 'abc', next: '/learning' });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
  expect(consumeGoogleReturn()).toEqual({ error: 'expired', next: null });
});

test.each([
  ['another state', (state: string) => `#code=abc&state=${state}x`],
  ['no state', () => '#code=abc'],
])('rejects a planted code with %s', (_, hash) => {
  location.hash = hash(leave());
  expect(consumeGoogleReturn()).toEqual({ error: 'expired', next: '/learning' });
});

test('rejects a code that this browser did not request', () => {
  location.hash = '#code=abc&state=';
  expect(consumeGoogleReturn()).toEqual({ error: 'expired', next: null });
});

test('returns the failure and leaves other URLs unchanged', () => {
  location.hash = `#error=cancelled&state=${leave(null)}`;
  expect(consumeGoogleReturn()).toEqual({ error: 'cancelled', next: null });
  replaceState.mockClear();
  location.hash = '#chapter-2';
  expect(consumeGoogleReturn()).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});
