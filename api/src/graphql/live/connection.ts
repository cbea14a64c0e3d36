import type { WebSocket } from 'ws';
import type { Identity, Peer } from './identity.ts';

/** What is known of one socket. */
export interface Connection extends Peer {
  readonly socket: WebSocket;
  /** Known once they have introduced themselves. */
  identity?: Identity;
  /** Who really listens: with "view as" the administrator. */
  personId?: string;
  expiry?: NodeJS.Timeout;
  /** How many subscriptions run. */
  subscriptions: () => number;
}
