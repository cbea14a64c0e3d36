import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnHost } from '../../platform/http/network.ts';

export const MAX_SOCKETS = 10_000;

export interface UpgradeOptions {
  /** Origins of our own web app and of allowed clients (CLIENT_ORIGINS). */
  readonly origins: readonly string[];
  /** Number of open sockets. */
  readonly open: number;
  /** True to accept only connections to a host name of this machine. Set with demo accounts (http/own-host.ts). */
  readonly isOwnOnly: boolean;
}

/**
 * The HTTP status with which to reject a WebSocket. Browsers send no preflight for WebSockets, so the origin is checked
 * here like by CORS. Requests without an origin are not from a browser and are accepted. This is a second line of
 * defence: no cookie authenticates a socket, and a page of another origin has no token.
 * @returns undefined if the request is accepted
 */
export function toRefusal(
  { url = '', headers }: IncomingMessage,
  { origins, open, isOwnOnly }: UpgradeOptions,
) {
  if (url.split('?')[0] !== '/graphql') return '404 Not Found';
  if (open >= MAX_SOCKETS) return '503 Service Unavailable';
  const { origin, host } = headers;
  if (isOwnOnly && !isOwnHost(host)) return '421 Misdirected Request';
  if (origin === undefined || origins.includes(origin)) return undefined;
  return URL.canParse(origin) && new URL(origin).host === host ? undefined : '403 Forbidden';
}

/**
 * Responds with a status and closes the socket. Node.js does not manage the socket of an upgrade request. Without the
 * listeners, an error would end the process, and a client could leave the socket open.
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
