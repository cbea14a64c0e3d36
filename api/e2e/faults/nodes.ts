import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { runSql } from '../../src/platform/db/index.ts';
import { invariants } from '../../src/platform/db/invariants.ts';
import { createLog } from '../../src/platform/process/log.ts';
import { projectFolder } from '../../src/platform/process/project-folder.ts';
import { migratedDatabase } from '../../src/testing/database.ts';
import { type Actor, type Reply, toHeaders } from '../../src/testing/factories.ts';
import { runFolder } from '../../src/testing/run-folder.ts';
import { isReady, type Running, spawnServer } from '../server-process.ts';

/** A database, an application in this process for preparation and checks, and any number of server processes. */
export interface Nodes {
  readonly app: App;
  /** Starts a process of the built server and waits until it is ready. */
  start(): Promise<Running>;
}

/**
 * Shared by a test file; all processes end with it.
 * @param database Optional. Defaults to a database of the run's server.
 */
export async function nodes(
  overrides: Readonly<Record<string, string>> = {},
  database?: string,
): Promise<Nodes> {
  const [databaseUrl, dataDir] = [database ?? (await migratedDatabase()), runFolder('nodes')];
  const settings = { DATA_DIR: dataDir, SEED: 'none', COST_PER_MINUTE: '1000000000', ...overrides };
  const app = await createApp({
    config: readConfig({ NODE_ENV: 'test', ...settings }),
    databaseUrl,
    log: createLog('silent'),
  });
  const running: Running[] = [];
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const start = async () => {
    const node = await spawnServer(join(projectFolder(), 'api', 'dist', 'main.js'), {
      ...settings,
      DATABASE_URL: databaseUrl,
    });
    running.push(node);
    await isReady(node);
    return node;
  };
  return { app, start };
}

/**
 * Sends an operation to a process.
 * @throws if there is no response
 */
export async function sendToNode(
  { url, onResponse }: Pick<Running, 'url' | 'onResponse'>,
  actor: Pick<Actor, 'token' | 'proof'> | undefined,
  query: string,
  variables: Record<string, unknown>,
): Promise<Reply> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(actor && toHeaders(actor)) },
    body: JSON.stringify({ query, variables }),
  });
  const reply = (await response.json()) as Reply;
  onResponse?.();
  return reply;
}

/** Checks the invariants of all features. */
export async function assertInvariants({ services }: App): Promise<void> {
  for (const { name, statement } of invariants)
    expect([name, await runSql(services.orm.em.fork(), statement)]).toEqual([name, []]);
}

/** Pseudo-random numbers below a limit, from a seed, so that a run can be repeated. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The seed of this run: `SEED_OF_FAULTS`, or from the clock. Failures print it. */
export const seedOfRun = Number(process.env.SEED_OF_FAULTS ?? Date.now() % 1_000_000);
