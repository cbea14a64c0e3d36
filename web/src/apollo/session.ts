import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, SESSION_PREFIX } from '../constants.ts';

/** The tokens that a signed-in browser stores. */
export interface Tokens {
  accessToken: string | null;
  refreshToken: string | null;
}

type Claims = { sub?: string; sid?: string; exp?: number };

const NONE: Tokens = { accessToken: null, refreshToken: null };
const listeners = new Set<() => void>();
let current: Tokens | null = null;
/** The token with which an administrator views as another person. Stored for this tab, so that it survives a reload. */
let impersonated: Tokens | null | undefined;
const VIEW_AS_KEY = 'sen.viewAs';

const load = (): Tokens => {
  try {
    return {
      accessToken: localStorage.getItem(ACCESS_TOKEN_KEY),
      refreshToken: localStorage.getItem(REFRESH_TOKEN_KEY),
    };
  } catch {
    return NONE; // Storage is not available (private mode, server), so the session is in memory only
  }
};

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

const publish = (next: Tokens) => {
  current = next;
  notifyListeners();
};

const put = (key: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See load()
  }
};

/** The tokens of this browser; the same object until they change. */
export const readTokens = (): Tokens => viewedAs() ?? ownTokens();

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

const storeViewAs = (accessToken: string | null) => {
  try {
    if (accessToken === null) sessionStorage.removeItem(VIEW_AS_KEY);
    else sessionStorage.setItem(VIEW_AS_KEY, accessToken);
  } catch {
    // Without storage a reload ends it
  }
};

const ownTokens = (): Tokens => {
  current ??= load();
  return current;
};

/** True if the tokens are those of an impersonated person. */
export const isImpersonating = (): boolean => viewedAs() !== null;

/** Uses another person's access token in this tab instead of the administrator's. */
export const startImpersonation = (accessToken: string): void => {
  impersonated = { accessToken, refreshToken: null };
  storeViewAs(accessToken);
  notifyListeners();
};

/** Uses the administrator's tokens again. */
export const endImpersonation = (): void => {
  impersonated = null;
  storeViewAs(null);
  notifyListeners();
};

/** Reads the tokens from storage again, because another tab may have changed them. */
export const rereadTokens = (): Tokens => {
  const next = load();
  const old = ownTokens();
  if (next.accessToken !== old.accessToken || next.refreshToken !== old.refreshToken) publish(next);
  return readTokens();
};

export const saveTokens = (tokens: Tokens): void => {
  put(ACCESS_TOKEN_KEY, tokens.accessToken);
  put(REFRESH_TOKEN_KEY, tokens.refreshToken);
  publish(tokens);
};

const removeSessionKeys = () => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(SESSION_PREFIX)) localStorage.removeItem(key);
  } catch {
    // See load(): nothing is stored then
  }
};

/** Removes the tokens and the other data of the session from this browser. */
export const clearTokens = (): void => {
  removeSessionKeys();
  saveTokens(NONE);
};

const onStorage = ({ key }: StorageEvent) => {
  if (key === null || key === ACCESS_TOKEN_KEY || key === REFRESH_TOKEN_KEY) rereadTokens();
};

/** Calls back on every change of the tokens, also in another tab. @returns a function to unsubscribe */
export const subscribeTokens = (listener: () => void): (() => void) => {
  if (listeners.size === 0) globalThis.window?.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.window?.removeEventListener('storage', onStorage);
  };
};

/** The claims of an access token, unverified. They serve to renew it in time and to tell people apart. */
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
 * A key for the person whose data the tokens show; null for a guest. It is the token itself during an impersonation,
 * because its claims name the administrator.
 */
export const personOf = ({ accessToken }: Tokens): string | null => {
  if (accessToken === null) return null;
  return isImpersonating() ? accessToken : (claimsOf(accessToken).sub ?? 'unknown');
};
