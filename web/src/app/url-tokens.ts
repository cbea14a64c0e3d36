import { readClaims, readTokens, saveTokens, type Tokens } from '../apollo/session.ts';
import { createStore } from '../store.ts';

/** Tokens of a URL, of which the access token is present. */
export type ArrivedTokens = Tokens & { accessToken: string };

interface UrlTokens {
  tokens: Tokens;
  /** Path, query and hash without the tokens. */
  url: string;
}

/** Reads `token` and `refresh_token` from a URL's query and removes them. */
export const splitTokens = (url: URL): UrlTokens => {
  const query = new URLSearchParams(url.search);
  const tokens = {
    accessToken: query.get('token') || null,
    refreshToken: query.get('refresh_token') || null,
  };
  query.delete('token');
  query.delete('refresh_token');
  const remainingQuery = query.toString();
  return { tokens, url: `${url.pathname}${remainingQuery ? `?${remainingQuery}` : ''}${url.hash}` };
};

/**
 * The tokens to store if a URL contains an access token of the viewer. A refresh token belongs to one session, so the
 * stored one is used only with an access token of the same session. The server must have validated both access tokens,
 * because their claims are not verified here.
 */
export const mergeSessionTokens = (arrived: ArrivedTokens, present: Tokens): Tokens => {
  if (arrived.refreshToken) return arrived;
  const { sid } = readClaims(arrived.accessToken);
  const isSame = sid !== undefined && sid === readClaims(present.accessToken).sid;
  return { ...arrived, refreshToken: isSame ? present.refreshToken : null };
};

const pending = createStore<ArrivedTokens | null>(() => null, null);

/**
 * Runs once before the first render. Removes the tokens from the URL and signs in. If the viewer is signed in
 * already, the tokens are pending until the server has returned their owner (ReplaceSession). In this case a refresh
 * token without an access token is dropped, because a request for its owner would consume it.
 */
export const consumeUrlTokens = (): void => {
  const { tokens, url } = splitTokens(new URL(window.location.href));
  const currentUrl = `${window.location.pathname}${window.location.search}${window.location.hash}`;
  if (url !== currentUrl && /[?&](token|refresh_token)=/.test(window.location.search)) {
    window.history.replaceState(window.history.state, '', url);
  }
  const { accessToken, refreshToken } = tokens;
  if (!readTokens().accessToken) {
    if (accessToken || refreshToken) saveTokens(tokens);
  } else if (accessToken) pending.set({ accessToken, refreshToken });
};

/** Tokens whose owner the server has not returned yet. */
export const usePendingTokens = pending.use;

/** Called when the pending tokens were stored or refused. */
export const dropPendingTokens = (): void => pending.set(null);
