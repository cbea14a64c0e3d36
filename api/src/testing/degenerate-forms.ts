import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { App } from '../app.ts';
import { type Actor, toHeaders } from './factories.ts';

/** Texts that take parsers and regular expressions with backtracking a long time, by length. */
export const FORMS: Readonly<Record<string, (size: number) => string>> = {
  blanks: (size) => `x${' '.repeat(size)}y`,
  dots: (size) => `::q:: x {#${'.'.repeat(size)}x}`,
  'line ends': (size) => `x${'\n'.repeat(size)}y`,
  digits: (size) => '9'.repeat(size),
  brackets: (size) => '('.repeat(size),
  braces: (size) => '{'.repeat(size),
  tags: (size) => '<'.repeat(size),
  'open elements': (size) => '<a '.repeat(size / 3),
  answers: (size) => `x {${'=~'.repeat(size / 2)}}`,
  quotes: (size) => '"'.repeat(size),
  separators: (size) => ',;\t'.repeat(size / 3),
  'at signs': (size) => 'a@'.repeat(size / 2),
  marks: (size) => `a${'\u0301'.repeat(size / 2)}`,
  'short lines': (size) => 'a\n'.repeat(size / 2),
  questions: (size) => '? ?a=&'.repeat(size / 6),
};

export interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly url?: string;
  readonly headers?: Record<string, string>;
  readonly payload?: object | string;
}

/**
 * Sends a request.
 * @returns the CPU time of the main thread in milliseconds
 */
export async function measureCpu(
  app: App,
  { method = 'POST', url = '/graphql', headers, payload }: Sent,
): Promise<number> {
  const before = process.threadCpuUsage();
  await app.server.inject({ method, url, headers, payload });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Sends a message on a separate WebSocket.
 * @returns the CPU time of the main thread until it was processed
 */
export async function cpuOfMessage(url: string, actor: Actor, message: object): Promise<number> {
  const socket = new WebSocket(url, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: toHeaders(actor) }));
  await once(socket, 'message');
  const before = process.threadCpuUsage();
  socket.send(JSON.stringify(message));
  // Only a subscription has a response. For others, the response to the next message shows that they were processed
  const isSubscription = 'id' in message && 'payload' in message;
  if (!isSubscription) socket.send(JSON.stringify({ type: 'ping' }));
  await new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if ((type === 'pong') !== isSubscription) resolve();
    });
    socket.on('close', () => resolve());
  });
  const { user, system } = process.threadCpuUsage(before);
  socket.terminate();
  return (user + system) / 1000;
}
