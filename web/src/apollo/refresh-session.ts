import { print } from '@apollo/client/utilities';
import { GRAPHQL_PATH, TOKEN_EXPIRY_BUFFER_MS } from '../constants.ts';
import { RefreshSessionDocument, type RefreshSessionMutation } from './refresh-session.gen.ts';
import { clearTokens, readClaims, readTokens, rereadTokens, saveTokens } from './session.ts';

/** Sent without Apollo Client, whose refresh link waits for the renewal. */
const QUERY = print(RefreshSessionDocument);

interface RefreshResponse {
  data?: RefreshSessionMutation | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Statuses that mean that the refresh token is invalid. */
const REJECTED_STATUSES: readonly number[] = [400, 401, 403, 404, 422];
/** Codes of temporary errors. */
const TEMPORARY: readonly string[] = ['INTERNAL', 'RATE_LIMITED'];

/** The dependencies of the renewal, which tests replace. */
export interface RefreshPorts {
  fetch: typeof fetch;
  /** Runs a function exclusively among all tabs of this browser. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  language: () => string;
}

const exclusively: RefreshPorts['exclusively'] = (run) =>
  // Web Locks are missing outside secure contexts; then only this tab is serialised
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request('sen.refresh-session', run) as Promise<never>)
    : run();

/** True if a token expires within the buffer. A token without `exp` does not expire. */
export const endsSoon = (accessToken: string | null, now = Date.now()): boolean => {
  const { exp } = readClaims(accessToken);
  return exp !== undefined && exp * 1000 - now < TOKEN_EXPIRY_BUFFER_MS;
};

/**
 * Creates the function that renews the session. All requests of this tab share one renewal. Tabs renew one after the
 * other, and a tab that waited uses the tokens of the other one. A refused renewal clears the tokens; a network or server
 * error does not.
 *
 * @returns a function that returns the new access token, or null if there is none
 */
export const makeRefresh = (ports: RefreshPorts) => {
  let flight: Promise<string | null> | null = null;

  const requestRenewal = async (staleToken: string | null): Promise<string | null> => {
    const { accessToken, refreshToken } = rereadTokens();
    if (accessToken && accessToken !== staleToken) return accessToken;
    if (!refreshToken) return null;
    const response = await ports.fetch(GRAPHQL_PATH, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': ports.language(),
      },
      body: JSON.stringify({
        query: QUERY,
        operationName: 'RefreshSession',
        variables: { input: { refreshToken } },
      }),
    });
    const isRejected = REJECTED_STATUSES.includes(response.status);
    if (!response.ok && !isRejected) throw new Error(`HTTP ${response.status}`);
    const payload = isRejected ? {} : ((await response.json()) as RefreshResponse);
    const code = payload.errors?.[0]?.extensions?.code;
    if (code && TEMPORARY.includes(code)) throw new Error(code);
    const renewed = payload.data?.refreshSession;
    if (!renewed) {
      clearTokens();
      return null;
    }
    saveTokens({ accessToken: renewed.accessToken, refreshToken: renewed.refreshToken });
    return renewed.accessToken;
  };

  return (staleToken: string | null = readTokens().accessToken): Promise<string | null> => {
    flight ??= ports
      .exclusively(() => requestRenewal(staleToken))
      .finally(() => {
        flight = null;
      });
    return flight;
  };
};

export const refreshSession = makeRefresh({
  fetch: (...args) => fetch(...args),
  exclusively,
  language: () => (typeof document === 'undefined' ? 'vi' : document.documentElement.lang || 'vi'),
});
