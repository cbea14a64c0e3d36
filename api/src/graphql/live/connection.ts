import type { WebSocket } from 'ws';
import type { Identity, Peer } from './identity.ts';

export interface Connection extends Peer {
  readonly socket: WebSocket;
  /** Set after `connection_init`. */
  identity?: Identity;
  /** The person behind the connection. With "view as" it is the administrator. */
  personId?: string;
  /** Dependencies of the identity, in the format of `Sessions.invalidate`. */
  dependsOn?: readonly string[];
  expiry?: NodeJS.Timeout;
  subscriptions: () => number;
}
