import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { GRAPHQL_PATH } from '../constants.ts';
import { endsSoon, refreshSession } from './refresh-session.ts';
import { claimsOf, readTokens, subscribeTokens } from './session.ts';

/** Close code of a socket whose token is not good any more (api/src/graphql/live). */
const FORBIDDEN = 4403;
/** Longest wait between two attempts, in milliseconds. */
const MOST_WAIT_MS = 60_000;
/** A dead connection is found out within two of these, in milliseconds. */
const PING_MS = 20_000;
/** How long the socket stays open for the next listener, in milliseconds. */
const LINGER_MS = 5_000;

/** Waits twice as long each time, spread so that a restarted server is not overrun by everyone at once. */
export const waitBefore = (attempt: number, random = Math.random): number =>
  Math.min(MOST_WAIT_MS, 1000 * 2 ** attempt) * (0.5 + random() / 2);

const reconnected = new Set<() => void>();

/** Calls back after a lost connection is back: what happened meanwhile was not told. Returns the way to stop. */
export const onReconnected = (listener: () => void): (() => void) => {
  reconnected.add(listener);
  return () => reconnected.delete(listener);
};

/** Opens the socket anew, for instance in another language. */
export const restartLive = (): void => client.terminate();

/** The token that the socket was opened with. */
let used: string | null = null;
let wasRefused = false;
let wasConnected = false;

const token = async (): Promise<string | null> => {
  const { accessToken } = readTokens();
  if (!accessToken || (!wasRefused && !endsSoon(accessToken))) return accessToken;
  // A session that was ended elsewhere is found out here: the renewal is refused and the person signed out
  return refreshSession(used ?? accessToken);
};

const client = createClient({
  url: () => `${window.location.origin.replace(/^http/, 'ws')}${GRAPHQL_PATH}`,
  connectionParams: async () => {
    used = await token();
    return { ...(used && { authorization: `Bearer ${used}` }), language: document.documentElement.lang };
  },
  lazyCloseTimeout: LINGER_MS,
  keepAlive: PING_MS,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (attempt) => new Promise((done) => setTimeout(done, waitBefore(attempt))),
  on: {
    connected: () => {
      wasRefused = false;
      if (wasConnected) for (const listener of reconnected) listener();
      wasConnected = true;
    },
    closed: (event) => {
      wasRefused = (event as CloseEvent).code === FORBIDDEN;
    },
  },
});

// The socket of the person before must not go on delivering their messages
let person = claimsOf(readTokens().accessToken).sub;
subscribeTokens(() => {
  const now = claimsOf(readTokens().accessToken).sub;
  if (now !== person) client.terminate();
  person = now;
});

/** Subscriptions over a WebSocket. Loaded by whoever first listens, so that public pages do without. */
export const liveLink = new GraphQLWsLink(client);
