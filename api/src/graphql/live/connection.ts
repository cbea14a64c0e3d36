import type { WebSocket } from 'ws';
import type { Identity, Peer } from './identity.ts';

/** What is known of one socket. */
export interface Connection extends Peer {
  readonly socket: WebSocket;
  /** Known from `connection_init` on. */
  identity?: Identity;
  /** Whose connection it really is: with "view as" the administrator's. */
  personId?: string;
  /** What the identity depends on, in the words of `Sessions.forget`. */
  dependsOn?: readonly string[];
  expiry?: NodeJS.Timeout;
  /** How many subscriptions run. */
  subscriptions: () => number;
}
