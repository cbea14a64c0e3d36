import { print } from '@apollo/client/utilities';
import { GRAPHQL_PATH, TOKEN_EXPIRY_BUFFER_MS } from '../constants.ts';
import { RefreshSessionDocument, type RefreshSessionMutation } from './refresh-session.gen.ts';
import { claimsOf, clearTokens, readTokens, rereadTokens, saveTokens } from './session.ts';

/** Sent past Apollo Client, which would have the renewal wait for itself. */
const QUERY = print(RefreshSessionDocument);

interface Answer {
  data?: RefreshSessionMutation | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Statuses of a server that does not take the refresh token; any other failure says nothing about it. */
const REFUSED: readonly number[] = [400, 401, 403, 404, 422];
/** Codes of errors that may be over in a moment. */
const IN_TROUBLE: readonly string[] = ['INTERNAL', 'RATE_LIMITED'];

/** What the renewal needs from the outside; tests hand in their own. */
export interface RefreshPorts {
  fetch: typeof fetch;
  /** Runs alone among all tabs of this browser. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  language: () => string;
}

const exclusively: RefreshPorts['exclusively'] = (run) =>
  // Web Locks are missing outside secure contexts; then the single flight of this tab has to do.
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request('sen.refresh-session', run) as Promise<never>)
    : run();

/** True when the token ends within the expiry buffer (specification, section 9). A token without an end never does. */
export const endsSoon = (accessToken: string | null, now = Date.now()): boolean => {
  const { exp } = claimsOf(accessToken);
  return exp !== undefined && exp * 1000 - now < TOKEN_EXPIRY_BUFFER_MS;
};

/**
 * Makes the renewal: one flight for all requests of this tab, one at a time among tabs, and a tab that waited takes
 * what the other one got. A refusal clears the tokens (specification, section 4); a dead network clears nothing,
 * since no server has refused anything then.
 *
 * @returns the new access token, or null when there is none to be had.
 */
export const makeRefresh = (ports: RefreshPorts) => {
  let flight: Promise<string | null> | null = null;

  const ask = async (stale: string | null): Promise<string | null> => {
    const { accessToken, refreshToken } = rereadTokens();
    if (accessToken && accessToken !== stale) return accessToken;
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
    const isRefused = REFUSED.includes(response.status);
    if (!response.ok && !isRefused) throw new Error(`HTTP ${response.status}`);
    const answer = isRefused ? {} : ((await response.json()) as Answer);
    const code = answer.errors?.[0]?.extensions?.code;
    if (code && IN_TROUBLE.includes(code)) throw new Error(code);
    const renewed = answer.data?.refreshSession;
    if (!renewed) {
      clearTokens();
      return null;
    }
    saveTokens({ accessToken: renewed.accessToken, refreshToken: renewed.refreshToken });
    return renewed.accessToken;
  };

  return (stale: string | null = readTokens().accessToken): Promise<string | null> => {
    flight ??= ports
      .exclusively(() => ask(stale))
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
