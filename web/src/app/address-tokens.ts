import { claimsOf, readTokens, saveTokens, type Tokens } from '../apollo/session.ts';

interface Taken {
  /** Null when the address carries none. */
  tokens: Tokens | null;
  /** Path, query and hash without them. */
  address: string;
}

/** Reads `token` and `refresh_token` from an address's query and takes them out (specification, section 2). */
export const takeTokens = (url: URL): Taken => {
  const query = new URLSearchParams(url.search);
  const accessToken = query.get('token');
  const refreshToken = query.get('refresh_token');
  query.delete('token');
  query.delete('refresh_token');
  const rest = query.toString();
  return {
    tokens: accessToken ? { accessToken, refreshToken } : null,
    address: `${url.pathname}${rest ? `?${rest}` : ''}${url.hash}`,
  };
};

/** True when storing the arrived tokens would put one signed-in person in the place of another. */
export const replacesSomeone = (arrived: Tokens, present: Tokens): boolean => {
  if (!present.accessToken) return false;
  const here = claimsOf(present.accessToken).sub;
  return here === undefined || here !== claimsOf(arrived.accessToken).sub;
};

let pending: Tokens | null = null;

/** Runs once, before anything is rendered: cleans the address and signs in, unless someone else is signed in. */
export const receiveAddressTokens = (): void => {
  const { tokens, address } = takeTokens(new URL(window.location.href));
  const here = `${window.location.pathname}${window.location.search}${window.location.hash}`;
  if (address !== here && /[?&](token|refresh_token)=/.test(window.location.search)) {
    window.history.replaceState(window.history.state, '', address);
  }
  if (!tokens) return;
  if (replacesSomeone(tokens, readTokens())) pending = tokens;
  else saveTokens(tokens);
};

/** Tokens that wait for the person's word, once. */
export const takePendingTokens = (): Tokens | null => {
  const tokens = pending;
  pending = null;
  return tokens;
};
