/** Limits and names from the specification, section 9. Times in milliseconds. */
/** A setting of the build (vite.config.ts); undefined when it was set to nothing. */
export const REQUEST_TIMEOUT_MS: number | undefined =
  Number(import.meta.env.VITE_REQUEST_TIMEOUT_MS) || undefined;
/** Used when REQUEST_TIMEOUT_MS is unset. */
export const UNSET_TIMEOUT_MS = 15_000;
export const ADMIN_TIMEOUT_MS = 30_000;
/** An access token that ends within this time is renewed before it is used. */
export const TOKEN_EXPIRY_BUFFER_MS = 5 * 60_000;
export const TOAST_MS = 3_000;
export const ACCESS_TOKEN_KEY = 'accessToken';
export const REFRESH_TOKEN_KEY = 'refreshToken';
/** What this browser keeps under a key that begins so goes with the session. */
export const SESSION_PREFIX = 'sen.session.';
export const GRAPHQL_PATH = '/graphql';
/** Version of the web application, from the build (vite.config.ts). */
export const RELEASE: string = import.meta.env.VITE_RELEASE ?? 'dev';
