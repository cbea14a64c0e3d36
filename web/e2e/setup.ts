import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { artifacts } from './artifacts.ts';
import { startBrowser } from './browser.ts';
import { startDatabaseServer } from './database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each file of journeys gets its database and data folder from; see world.ts. */
    databaseServer: { adminUrl: string; demoFolder: string };
    /** The browser of this run; see visitor.ts. */
    browserUrl: string;
  }
}

/** One database server and one browser for the run. */
export default async function setup(project: TestProject) {
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
  const starts = await Promise.allSettled([startDatabaseServer(), startBrowser()]);
  const [server, browser] = starts;
  const stop = async () => {
    if (browser.status === 'fulfilled') await browser.value.stop();
    if (server.status === 'fulfilled') await server.value.stop();
  };
  // Where one of them does not start, the other one is not left behind
  if (server.status === 'rejected' || browser.status === 'rejected') {
    await stop();
    throw server.status === 'rejected' ? server.reason : (browser as PromiseRejectedResult).reason;
  }
  const { adminUrl, demoFolder } = server.value;
  project.provide('databaseServer', { adminUrl, demoFolder });
  project.provide('browserUrl', browser.value.url);
  return stop;
}
