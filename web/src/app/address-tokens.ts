import { claimsOf, readTokens, saveTokens, type Tokens } from '../apollo/session.ts';

/** Tokens of an address that names at least an access token. */
export type ArrivedTokens = Tokens & { accessToken: string };

interface Taken {
  tokens: Tokens;
  /** Path, query and hash without them. */
  address: string;
}

/** Reads `token` and `refresh_token` from an address's query and takes them out (specification, section 2). */
export const takeTokens = (url: URL): Taken => {
  const query = new URLSearchParams(url.search);
  const tokens = {
    accessToken: query.get('token') || null,
    refreshToken: query.get('refresh_token') || null,
  };
  query.delete('token');
  query.delete('refresh_token');
  const rest = query.toString();
  return { tokens, address: `${url.pathname}${rest ? `?${rest}` : ''}${url.hash}` };
};

/**
 * The tokens to store when the same person arrives with a token of their own. A renewal token belongs to one session:
 * the stored one stays only beside an access token of that session. Both access tokens must have been accepted by the
 * server, since their claims are read here.
 */
export const ofOneSession = (arrived: ArrivedTokens, present: Tokens): Tokens => {
  if (arrived.refreshToken) return arrived;
  const { sid } = claimsOf(arrived.accessToken);
  const isSame = sid !== undefined && sid === claimsOf(present.accessToken).sid;
  return { ...arrived, refreshToken: isSame ? present.refreshToken : null };
};

let pending: ArrivedTokens | null = null;
const watchers = new Set<() => void>();

/**
 * Runs once, before anything is rendered: cleans the address and signs in. Beside a session the tokens wait until the
 * server has said whose they are (ReplaceSession). A renewal token alone says nothing about whose it is without being
 * used up, so beside a session it is dropped.
 */
export const receiveAddressTokens = (): void => {
  const { tokens, address } = takeTokens(new URL(window.location.href));
  const here = `${window.location.pathname}${window.location.search}${window.location.hash}`;
  if (address !== here && /[?&](token|refresh_token)=/.test(window.location.search)) {
    window.history.replaceState(window.history.state, '', address);
  }
  const { accessToken, refreshToken } = tokens;
  if (!readTokens().accessToken) {
    if (accessToken || refreshToken) saveTokens(tokens);
  } else if (accessToken) pending = { accessToken, refreshToken };
};

/** Tokens that the server has not confirmed yet. */
export const pendingTokens = (): ArrivedTokens | null => pending;

export const watchPendingTokens = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Ends the wait: the tokens were stored or refused. */
export const dropPendingTokens = (): void => {
  pending = null;
  for (const watcher of watchers) watcher();
};
