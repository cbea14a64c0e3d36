import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Visitor } from './visitor.ts';

/** What is known of one socket. */
export interface Guest {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  /** Known once they have introduced themselves. */
  visitor?: Visitor;
  expiry?: NodeJS.Timeout;
  /** How many subscriptions run. */
  subscriptions: () => number;
}
