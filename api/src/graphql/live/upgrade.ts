import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnHost } from '../../platform/http/network.ts';

/** Sockets held at once by one process: beyond it newcomers are turned away, those inside stay served. */
export const MOST_SOCKETS = 10_000;

export interface UpgradeOptions {
  /** Where our own web lives, and others that may call (CLIENT_ORIGINS). */
  readonly origins: readonly string[];
  readonly open: number;
  /** With demo accounts: only this machine may ask, as over HTTP (http/own-host.ts). */
  readonly isOwnOnly: boolean;
}

/**
 * Why a request may not become a WebSocket, as a status line; undefined: it may.
 *
 * Browsers ask no preflight before a WebSocket, so the origin is judged here, by the rule of CORS: none (not a
 * browser), our own, or an allowed one. A foreign page could do nothing anyway, as no cookie speaks for anyone
 * and it has no token to send.
 */
export function refusalOf(
  { url = '', headers }: IncomingMessage,
  { origins, open, isOwnOnly }: UpgradeOptions,
) {
  if (url.split('?')[0] !== '/graphql') return '404 Not Found';
  if (open >= MOST_SOCKETS) return '503 Service Unavailable';
  const { origin, host } = headers;
  if (isOwnOnly && !isOwnHost(host)) return '421 Misdirected Request';
  if (origin === undefined || origins.includes(origin)) return undefined;
  return URL.canParse(origin) && new URL(origin).host === host ? undefined : '403 Forbidden';
}

/**
 * Answers with a status and closes. From the upgrade on Node no longer handles the socket: nothing else catches its
 * errors (one would end the process), or closes it when the client never does.
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
