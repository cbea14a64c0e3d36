import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnHost } from '../../platform/http/network.ts';

export const MAX_SOCKETS = 10_000;

export interface UpgradeOptions {
  /** Origins of our own web app and of allowed clients (CLIENT_ORIGINS). */
  readonly origins: readonly string[];
  readonly open: number;
  /** True with demo accounts: only this machine may connect, as over HTTP (http/own-host.ts). */
  readonly isOwnOnly: boolean;
}

/**
 * HTTP status line that refuses a WebSocket. Browsers send no preflight for WebSockets, so the origin is checked here
 * by the rule of CORS: no origin (not a browser), our own, or an allowed one. A foreign page could do nothing anyway,
 * because no cookie authenticates and it has no token.
 * @returns undefined if the request is accepted
 */
export function refusalOf(
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
 * Responds with a status and closes the socket. Node does not handle the socket after an upgrade: without the
 * listeners an error would end the process, and a client could keep the socket open.
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
