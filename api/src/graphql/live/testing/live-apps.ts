import { once } from 'node:events';
import { type Client, createClient } from 'graphql-ws';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { type App, createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { notify } from '../../../features/support/index.ts';
import { createLog } from '../../../platform/process/log.ts';
import { copyOfTemplate } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Actor, student } from '../../../testing/factories.ts';
import { runFolder } from '../../../testing/run-folder.ts';

/** Two applications on one database, like two processes behind a load balancer. */
export const apps: App[] = [];
export const urls: string[] = [];
const dataDir = runFolder('live');
const databaseUrl = await copyOfTemplate();
export async function startServer(): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SEED: 'none',
    CLIENT_ORIGINS: 'https://partner.example.vn',
  });
  const app = await createApp({ config, databaseUrl, log: createLog(process.env.LOG_LEVEL ?? 'silent') });
  apps.push(app);
  urls.push((await app.server.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws'));
}
await startServer();
await startServer();
export const reader: Actor = await student(apps[0]!);
const clients: Client[] = [];
/** Call it after each test. */
export async function disconnectClients(): Promise<void> {
  for (const client of clients.splice(0)) await client.dispose();
}

export const RECEIVED = 'subscription { notificationReceived { id title readAt } }';
export interface Result {
  readonly data?: Record<string, never> | null;
  readonly errors?: readonly { message: string; extensions: { code: string } }[];
}

/** Subscribes at one of the applications and records all events. */
export function listen(at: number, params: Record<string, unknown>, query = RECEIVED, variables = {}) {
  const received: Result[] = [];
  const ends: unknown[] = [];
  const client = createClient({
    url: `${urls[at]}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: params,
    retryAttempts: 0,
  });
  clients.push(client);
  const connected = new Promise((done) => client.on('connected', done));
  const stop = client.subscribe(
    { query, variables },
    {
      next: (result) => received.push(result as never),
      error: (error) => ends.push(error),
      complete: () => ends.push('complete'),
    },
  );
  return { received, ends, stop, connected };
}
export const as = (actor: Actor, language = 'vi') => ({ authorization: `Bearer ${actor.token}`, language });
export const subscribersAre = (at: number, count: number) =>
  eventually(() => expect(apps[at]!.services.events.size).toBe(count));
export const notifyEnrolled = (actor: Actor, course: string, at = 0) =>
  apps[at]!.services.orm.em.fork().transactional((em) =>
    notify(em, apps[at]!.services, actor.id, { kind: 'ENROLLED', params: { course } }),
  );
export const waitForClose = async (socket: WebSocket) => Number((await once(socket, 'close'))[0]);
export const raw = async (at = 0, options = {}) => {
  const socket = new WebSocket(`${urls[at]}/graphql`, 'graphql-transport-ws', options);
  await once(socket, 'open');
  return socket;
};
export const sendMessage = (socket: WebSocket, message: unknown) => socket.send(JSON.stringify(message));
