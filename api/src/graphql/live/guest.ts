import type { WebSocket } from 'ws';
import type { Peer, Visitor } from './visitor.ts';

/** What is known of one socket. */
export interface Guest extends Peer {
  readonly socket: WebSocket;
  /** Known once they have introduced themselves. */
  visitor?: Visitor;
  /** Who really listens: with "view as" the administrator. */
  personId?: string;
  expiry?: NodeJS.Timeout;
  /** How many subscriptions run. */
  subscriptions: () => number;
}
