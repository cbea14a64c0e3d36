import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, SESSION_PREFIX } from '../constants.ts';
import { createStore } from '../store.ts';

/** The tokens that a signed-in browser stores. */
export interface Tokens {
  accessToken: string | null;
  refreshToken: string | null;
}

type Claims = { sub?: string; sid?: string; exp?: number };

const NONE: Tokens = { accessToken: null, refreshToken: null };
const VIEW_AS_KEY = 'sen.viewAs';

const loadOwn = (): Tokens => {
  try {
    return {
      accessToken: localStorage.getItem(ACCESS_TOKEN_KEY),
      refreshToken: localStorage.getItem(REFRESH_TOKEN_KEY),
    };
  } catch {
    return NONE; // Storage is not available (private mode, server), so the session is in memory only
  }
};

const loadImpersonated = (): Tokens | null => {
  try {
    const accessToken = sessionStorage.getItem(VIEW_AS_KEY);
    return accessToken ? { accessToken, refreshToken: null } : null;
  } catch {
    return null; // As in loadOwn()
  }
};

const isSame = (one: Tokens, other: Tokens): boolean =>
  one.accessToken === other.accessToken && one.refreshToken === other.refreshToken;

const own = createStore(loadOwn, NONE, [ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY], isSame);
/** The token with which an administrator views as another person. Stored for this tab, so that it survives a reload. */
const impersonated = createStore(loadImpersonated, null);

const put = (storage: 'localStorage' | 'sessionStorage', key: string, value: string | null) => {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
  } catch {
    // As in loadOwn(). Without storage, a reload ends an impersonation.
  }
};

/** The tokens of this browser; the same object until they change. */
export const readTokens = (): Tokens => impersonated.get() ?? own.get();

/** True if the tokens are those of an impersonated person. */
export const isImpersonating = (): boolean => impersonated.get() !== null;

/** Uses another person's access token in this tab instead of the administrator's. */
export const startImpersonation = (accessToken: string): void => {
  put('sessionStorage', VIEW_AS_KEY, accessToken);
  impersonated.set({ accessToken, refreshToken: null });
};

/** Uses the administrator's tokens again. */
export const endImpersonation = (): void => {
  put('sessionStorage', VIEW_AS_KEY, null);
  impersonated.set(null);
};

/** Reads the tokens from storage again, because another tab may have changed them. */
export const rereadTokens = (): Tokens => {
  own.reload();
  return readTokens();
};

export const saveTokens = (tokens: Tokens): void => {
  put('localStorage', ACCESS_TOKEN_KEY, tokens.accessToken);
  put('localStorage', REFRESH_TOKEN_KEY, tokens.refreshToken);
  own.set(tokens);
};

const removeSessionKeys = () => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(SESSION_PREFIX)) localStorage.removeItem(key);
  } catch {
    // As in loadOwn(): nothing is stored then
  }
};

/** Removes the tokens and the other data of the session from this browser. */
export const clearTokens = (): void => {
  removeSessionKeys();
  saveTokens(NONE);
};

/** Calls back on every change of the tokens, also in another tab. @returns a function to unsubscribe */
export const subscribeTokens = (listener: () => void): (() => void) => {
  const stops = [own.subscribe(listener), impersonated.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** The claims of an access token, unverified. They serve to renew it in time and to tell people apart. */
export const readClaims = (accessToken: string | null): Claims => {
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
export const getPersonId = ({ accessToken }: Tokens): string | null => {
  if (accessToken === null) return null;
  return isImpersonating() ? accessToken : (readClaims(accessToken).sub ?? 'unknown');
};
