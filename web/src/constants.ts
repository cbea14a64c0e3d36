/** Limits and names prescribed by the specification. Times are in milliseconds. */
/** A setting of the build (vite.config.ts); undefined if it is empty. */
export const REQUEST_TIMEOUT_MS: number | undefined =
  Number(import.meta.env.VITE_REQUEST_TIMEOUT_MS) || undefined;
/** Used if REQUEST_TIMEOUT_MS is undefined. */
export const UNSET_TIMEOUT_MS = 15_000;
export const ADMIN_TIMEOUT_MS = 30_000;
/** An access token that expires within this time is renewed before it is used. */
export const TOKEN_EXPIRY_BUFFER_MS = 5 * 60_000;
export const TOAST_MS = 3_000;
export const ACCESS_TOKEN_KEY = 'accessToken';
export const REFRESH_TOKEN_KEY = 'refreshToken';
/** Prefix of stored keys that are removed when the session ends. */
export const SESSION_PREFIX = 'sen.session.';
export const GRAPHQL_PATH = '/graphql';
/** Version of the web app, from the build (vite.config.ts). */
export const RELEASE: string = import.meta.env.VITE_RELEASE ?? 'dev';
