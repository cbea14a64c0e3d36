import type { Server } from 'graphql-ws';
import { CloseCode } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { AppError } from '../../platform/errors/errors.ts';
import type { Connection } from './connection.ts';

/** Milliseconds between pings. A client that has not responded by the next ping is disconnected. */
const PING_MS = 25_000;
const IDLE_MS = 60_000;
const MAX_MESSAGES_IN_TEN_SECONDS = 100;
const WINDOW_MS = 10_000;
/** Maximum bytes that are buffered for a client that does not read. */
const MAX_BUFFERED_BYTES = 1_000_000;

/** Serves a socket by the protocol graphql-transport-ws. Closes it if it is dead, idle, or exceeds a limit. */
export function handleConnection(
  server: Server<Connection>,
  socket: WebSocket,
  connection: Connection,
  log: Logger,
): void {
  let isAlive = true;
  let messages = 0;
  let idleSince = Date.now();
  const ping = setInterval(() => {
    if (!isAlive) return socket.terminate();
    if (connection.subscriptions() > 0) idleSince = Date.now();
    else if (Date.now() - idleSince > IDLE_MS) return socket.close(1000, 'Idle');
    isAlive = false;
    socket.ping();
  }, PING_MS);
  const window = setInterval(() => {
    messages = 0;
  }, WINDOW_MS);
  for (const timer of [ping, window]) timer.unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  // Frames that are too large or invalid. ws has closed the socket with the matching code
  socket.on('error', (error) => log.debug({ err: error }, 'a socket broke'));

  const closed = server.opened(
    {
      protocol: socket.protocol,
      close: (code, reason) => socket.close(code, reason),
      send: (text) =>
        new Promise((sent) => {
          if (socket.readyState !== socket.OPEN) return sent();
          if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
            socket.terminate();
            return sent();
          }
          socket.send(text, () => sent());
        }),
      onMessage: (handle) =>
        socket.on('message', async (data) => {
          if (++messages > MAX_MESSAGES_IN_TEN_SECONDS) return socket.close(4429, 'Too many messages');
          try {
            await handle(String(data));
          } catch (error) {
            // The session has just ended, which is not an error of the server
            if (error instanceof AppError) return socket.close(CloseCode.Forbidden, error.code);
            log.error({ err: error }, 'a socket message failed');
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          }
        }),
    },
    connection,
  );
  socket.once('close', (code, reason) => {
    clearInterval(ping);
    clearInterval(window);
    void closed(code, String(reason));
  });
}
