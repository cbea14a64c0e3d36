import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbedded } from '../src/database/embedded/cluster.ts';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { eventually } from '../src/testing/eventually.ts';
import { runFolder } from '../src/testing/run-folder.ts';
import { isReady, type Running, START_MS, spawnServer } from './server-process.ts';

/** The built server as a separate process: start, stop, and being killed. */
const main = join(projectFolder(), 'api', 'dist', 'main.js');
const dataDir = runFolder('process');
const children = new Set<ChildProcess>();

async function start(settings: Record<string, string> = {}): Promise<Running> {
  const running = await spawnServer(main, { DATA_DIR: dataDir, ...settings });
  children.add(running.child);
  return running;
}
const ask = async ({ url }: Running, query: string): Promise<{ data: Record<string, unknown> }> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as { data: Record<string, unknown> };
};

/** The output without the progress lines of steps that take longer than two seconds. */
const withoutProgress = (output: string) => output.replaceAll(/^(▸ .*| {2}.*: [\d.]+ s)$/gm, '');

/**
 * Connects to the embedded PostgreSQL by its note.
 * @throws if the note names another process than `owner`
 */
const databaseAnswers = (owner?: number) =>
  new Promise<void>((resolve, reject) => {
    const state = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
      port: number;
      owner: number;
    };
    // After a stop, another server of this machine may use the port
    if (owner !== undefined && state.owner !== owner) throw new Error('noted by the process before');
    const socket = connect({ port: state.port, host: '127.0.0.1' }, () => {
      socket.end();
      resolve();
    });
    socket.on('error', reject);
  });

beforeAll(() => {
  if (!existsSync(main)) throw new Error('build the program first: npm test does');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await (await startEmbedded(dataDir)).remove();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an invalid setting stops the start with one line per error and no changes', async () => {
  const running = await start({ PORT: 'many', LOG_LEVEL: 'loud' });
  expect(await running.ended).toBe(1);
  const lines = running.output().trim().split('\n');
  expect(lines).toEqual([
    expect.stringContaining("can't start"),
    expect.stringMatching(/^ {2}PORT: /),
    expect.stringMatching(/^ {2}LOG_LEVEL: /),
  ]);
});

describe('with its own PostgreSQL', { timeout: 3 * START_MS }, () => {
  let running: Running;
  const registration = (i: number) =>
    `mutation { register(input: { email: "p${i}@example.vn", password: "mat-khau-du-dai", fullName: "Người ${i}" }) { user { id } } }`;

  test('it recovers the orphaned database and every acknowledged write after a kill', async () => {
    const killed = await start();
    await isReady(killed);
    expect((await ask(killed, registration(0))).data.register).toBeTruthy();
    killed.child.kill('SIGKILL');
    await killed.ended;
    running = await start();
    await isReady(running);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    const again = (await ask(running, registration(0))) as { errors?: { extensions: { code: string } }[] };
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('SIGTERM lets active requests finish and exits with 0', async () => {
    const flight = Array.from({ length: 4 }, (_, i) => ask(running, registration(i + 1)));
    await eventually(async () => expect((await ask(running, '{ __typename }')).data).toBeTruthy());
    running.child.kill('SIGTERM');
    const answers = await Promise.all(flight);
    expect(answers.every(({ data }) => data.register)).toBe(true);
    expect(await running.ended).toBe(0);
  });

  test.each([
    [
      'its PostgreSQL answers, before anything else is there',
      async ({ child }: Running) => void (await databaseAnswers(child.pid)),
    ],
    [
      'it listens, before it takes its first job',
      async ({ url }: Running) => void (await fetch(`${url}/healthz`)),
    ],
  ])('SIGTERM as soon as %s exits with 0 and stops its PostgreSQL', async (_, reached) => {
    const started = await start({ LOG_LEVEL: 'warn' });
    await vi.waitFor(() => reached(started), { timeout: START_MS, interval: 2 });
    // Like a terminal's signal to the process group: once directly, once forwarded by the npm script
    started.child.kill('SIGTERM');
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(withoutProgress(started.output()).replace(`Sen is ready at ${started.url}`, '').trim()).toBe('');
    await expect(databaseAnswers()).rejects.toThrow('ECONNREFUSED');
  });

  test('a second signal stops it and its PostgreSQL during a request', async () => {
    const started = await start();
    await isReady(started);
    const { port, hostname } = new URL(started.url);
    const openRequest = connect({ port: Number(port), host: hostname });
    openRequest.on('error', () => {});
    openRequest.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await eventually(async () => expect((await ask(started, '{ __typename }')).data).toBeTruthy());
    // Signals of the first second count as one
    const signals = setInterval(() => started.child.kill('SIGTERM'), 100);
    expect(await started.ended).toBe(1);
    clearInterval(signals);
    await vi.waitFor(() => expect(databaseAnswers()).rejects.toThrow('ECONNREFUSED'), {
      timeout: START_MS,
    });
  });
});
