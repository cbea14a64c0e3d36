import type { Tokens } from './session.ts';

/** A token like the server's, as far as the browser reads it; unsigned. */
export const tokenFor = (sub: string, expiresInSec: number, sid = ''): string => {
  const payload = { sub, exp: Math.floor(Date.now() / 1000) + expiresInSec, sid };
  return `head.${btoa(JSON.stringify(payload))}.sign`;
};

/** The browser's storage, in memory, for tests that run without a browser. */
export const fakeStorage = (tokens?: Tokens): Map<string, string> => {
  const items = new Map<string, string>();
  if (tokens?.accessToken) items.set('accessToken', tokens.accessToken);
  if (tokens?.refreshToken) items.set('refreshToken', tokens.refreshToken);
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
      key: (index: number) => [...items.keys()][index] ?? null,
      get length() {
        return items.size;
      },
    },
  });
  return items;
};
