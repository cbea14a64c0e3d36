import type { WebSocket } from 'ws';
import type { Identity, Peer } from './identity.ts';

/** What is known of one socket. */
export interface Connection extends Peer {
  readonly socket: WebSocket;
  /** Known from `connection_init` on. */
  identity?: Identity;
  /** Whose connection it really is: with "view as" the administrator's. */
  personId?: string;
  expiry?: NodeJS.Timeout;
  /** How many subscriptions run. */
  subscriptions: () => number;
}
