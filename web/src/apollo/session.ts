import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, SESSION_PREFIX } from '../constants.ts';

/** What a signed-in browser keeps (specification, section 4: keys accessToken and refreshToken). */
export interface Tokens {
  accessToken: string | null;
  refreshToken: string | null;
}

type Claims = { sub?: string; sid?: string; exp?: number };

const NONE: Tokens = { accessToken: null, refreshToken: null };
const listeners = new Set<() => void>();
let current: Tokens | null = null;
/** While an administrator views as another person: kept for this tab, so that a reload goes on; never renewed. */
let impersonated: Tokens | null | undefined;
const VIEW_AS_KEY = 'sen.viewAs';

const load = (): Tokens => {
  try {
    return {
      accessToken: localStorage.getItem(ACCESS_TOKEN_KEY),
      refreshToken: localStorage.getItem(REFRESH_TOKEN_KEY),
    };
  } catch {
    return NONE; // Storage is closed to us (private mode, server): the session then lives in memory only.
  }
};

const tell = () => {
  for (const listener of listeners) listener();
};

const publish = (next: Tokens) => {
  current = next;
  tell();
};

const put = (key: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See load(): memory alone carries the session.
  }
};

/** The tokens of this browser; the same object until they change. */
export const readTokens = (): Tokens => viewedAs() ?? own();

const viewedAs = (): Tokens | null => {
  if (impersonated === undefined) {
    try {
      const accessToken = sessionStorage.getItem(VIEW_AS_KEY);
      impersonated = accessToken ? { accessToken, refreshToken: null } : null;
    } catch {
      impersonated = null; // As in load()
    }
  }
  return impersonated;
};

const keepViewAs = (accessToken: string | null) => {
  try {
    if (accessToken === null) sessionStorage.removeItem(VIEW_AS_KEY);
    else sessionStorage.setItem(VIEW_AS_KEY, accessToken);
  } catch {
    // Without storage a reload ends it
  }
};

const own = (): Tokens => {
  current ??= load();
  return current;
};

/** True while the tokens are those of a person viewed as. */
export const isImpersonating = (): boolean => viewedAs() !== null;

/** Uses another person's access token instead of the administrator's own, in this tab alone. */
export const startImpersonation = (accessToken: string): void => {
  impersonated = { accessToken, refreshToken: null };
  keepViewAs(accessToken);
  tell();
};

/** Goes back to the administrator's own tokens. */
export const endImpersonation = (): void => {
  impersonated = null;
  keepViewAs(null);
  tell();
};

/** Looks into storage again, where another tab may have written meanwhile. */
export const rereadTokens = (): Tokens => {
  const next = load();
  const old = own();
  if (next.accessToken !== old.accessToken || next.refreshToken !== old.refreshToken) publish(next);
  return readTokens();
};

export const saveTokens = (tokens: Tokens): void => {
  put(ACCESS_TOKEN_KEY, tokens.accessToken);
  put(REFRESH_TOKEN_KEY, tokens.refreshToken);
  publish(tokens);
};

const dropOfSession = () => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(SESSION_PREFIX)) localStorage.removeItem(key);
  } catch {
    // See load(): nothing is kept then.
  }
};

/** Ends the session in this browser, however it came to that, and what goes with it. */
export const clearTokens = (): void => {
  dropOfSession();
  saveTokens(NONE);
};

const onStorage = ({ key }: StorageEvent) => {
  if (key === null || key === ACCESS_TOKEN_KEY || key === REFRESH_TOKEN_KEY) rereadTokens();
};

/** Calls back on every change, also one made in another tab. Returns the way to stop. */
export const subscribeTokens = (listener: () => void): (() => void) => {
  if (listeners.size === 0) globalThis.window?.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.window?.removeEventListener('storage', onStorage);
  };
};

/** The claims of an access token, unverified: only for knowing when to renew it and whose it is. */
export const claimsOf = (accessToken: string | null): Claims => {
  const payload = accessToken?.split('.')[1];
  if (!payload) return {};
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
};

/**
 * Whose data a token shows; null for a guest. An impersonation token names the administrator, and shows the data of the
 * person viewed as.
 */
export const personOf = ({ accessToken }: Tokens): string | null => {
  if (accessToken === null) return null;
  return isImpersonating() ? accessToken : (claimsOf(accessToken).sub ?? 'unknown');
};
