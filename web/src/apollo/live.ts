import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { GRAPHQL_PATH } from '../constants.ts';
import { createListeners } from '../store.ts';
import { endsSoon, refreshSession } from './refresh-session.ts';
import { readClaims, readTokens, subscribeTokens } from './session.ts';

/** Close code of a socket whose token is no longer valid (api/src/graphql/live). */
const FORBIDDEN = 4403;
/** The longest delay between two attempts, in milliseconds. */
const MAX_DELAY_MS = 60_000;
/** Milliseconds between pings. A dead connection is detected within two of them. */
const PING_MS = 20_000;
/** Milliseconds for which the socket stays open after its last subscription ends. */
const LINGER_MS = 5_000;

/** Exponential backoff with jitter, so that clients do not reconnect to a restarted server simultaneously. */
export const waitBefore = (attempt: number, random = Math.random): number =>
  Math.min(MAX_DELAY_MS, 1000 * 2 ** attempt) * (0.5 + random() / 2);

const { subscribe, notify } = createListeners();

/** Subscribes to reconnections. Events during a disconnection are lost. @returns a function to unsubscribe */
export const onReconnected = subscribe;

/** Reconnects, for instance in another language. */
export const restartLive = (): void => client.terminate();

/** The token of the current socket. */
let socketToken: string | null = null;
let wasRejected = false;
let wasConnected = false;

const freshToken = async (): Promise<string | null> => {
  const { accessToken } = readTokens();
  if (!accessToken || (!wasRejected && !endsSoon(accessToken))) return accessToken;
  // If the session was ended elsewhere, the server rejects the renewal, which signs the viewer out
  return refreshSession(socketToken ?? accessToken);
};

const client = createClient({
  url: () => `${window.location.origin.replace(/^http/, 'ws')}${GRAPHQL_PATH}`,
  connectionParams: async () => {
    socketToken = await freshToken();
    return {
      ...(socketToken && { authorization: `Bearer ${socketToken}` }),
      language: document.documentElement.lang,
    };
  },
  lazyCloseTimeout: LINGER_MS,
  keepAlive: PING_MS,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (attempt) => new Promise((done) => setTimeout(done, waitBefore(attempt))),
  on: {
    connected: () => {
      wasRejected = false;
      if (wasConnected) notify();
      wasConnected = true;
    },
    closed: (event) => {
      wasRejected = (event as CloseEvent).code === FORBIDDEN;
    },
  },
});

// A socket must not deliver events of the previous viewer
let viewerId = readClaims(readTokens().accessToken).sub;
subscribeTokens(() => {
  const currentId = readClaims(readTokens().accessToken).sub;
  if (currentId !== viewerId) client.terminate();
  viewerId = currentId;
});

/** Subscriptions over a WebSocket. Loaded with the first subscription, so that public pages do not load it. */
export const liveLink = new GraphQLWsLink(client);
