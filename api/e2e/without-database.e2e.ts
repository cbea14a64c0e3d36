import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/platform/process/log.ts';
import { migratedDatabase } from '../src/testing/database.ts';
import { eventually } from '../src/testing/eventually.ts';
import { type Actor, student } from '../src/testing/factories.ts';
import { runFolder } from '../src/testing/run-folder.ts';
import { tcpProxy } from '../src/testing/tcp-proxy.ts';
import { graphql } from './listening.ts';

/** Responses while the database is unreachable, and afterwards. */
const lines: { readonly msg: string }[] = [];
const proxy = await tcpProxy(await migratedDatabase());
let app: App;
let url: string;
let viewer: Actor;
/** A viewer whose session is not cached yet. */
let uncachedViewer: Actor;
beforeAll(async () => {
  app = await createApp({
    config: readConfig({
      NODE_ENV: 'test',
      DATA_DIR: runFolder('away'),
      SEED: 'none',
      READ_CACHE_MB: '0',
    }),
    databaseUrl: proxy.url,
    log: createLog('info', { write: (text) => void lines.push(JSON.parse(text)) }),
  });
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  viewer = await student(app);
  uncachedViewer = await student(app);
});
afterAll(async () => {
  proxy.restore();
  await app.close();
});

const ask = (query: string, token?: string) => graphql({ url }, query, { token });
const OPEN = '{ categories { id } }';
const SIGNED_IN = '{ me { id } }';

describe('while the database is unavailable', () => {
  beforeAll(async () => {
    for (const query of [OPEN, SIGNED_IN]) expect((await ask(query, viewer.token)).status).toBe(200);
    proxy.cutOff();
  });

  it.each<[string, string, () => string | undefined, string]>([
    ['a guest', OPEN, () => undefined, 'a read was cancelled or lost its connection'],
    ['a signed-in person', SIGNED_IN, () => viewer.token, 'a read was cancelled or lost its connection'],
    [
      'a person with an unknown session',
      SIGNED_IN,
      () => uncachedViewer.token,
      'session could not be loaded',
    ],
  ])('%s receives an error, and it is logged', async (_, query, token, message) => {
    const before = lines.length;
    const { status, headers, body } = await ask(query, token());
    expect([status, body.errors?.[0]?.extensions.reason]).toEqual([503, 'DATABASE_UNREACHABLE']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await eventually(() => expect(lines.slice(before).map(({ msg }) => msg)).toContain(message));
  });
});

it('requests succeed again when the database is available', async () => {
  proxy.restore();
  await eventually(async () => expect((await ask(OPEN)).status).toBe(200));
  for (const { id, token } of [viewer, uncachedViewer])
    expect((await ask(SIGNED_IN, token)).body.data).toEqual({ me: { id } });
});
