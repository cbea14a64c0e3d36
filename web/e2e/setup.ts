import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { type AppInstance, hasAppInstances, selectAppInstance, setAppInstances } from './app.ts';
import { startApp } from './app-process.ts';
import { artifacts } from './artifacts.ts';
import { isSecondBrand } from './brand.ts';
import { unpackChromium } from './browser.ts';
import { copyDemo, type DatabaseServer, startDatabaseServer } from './database-server.ts';
import { applySecondBrand } from './second-brand.ts';

/**
 * Unpacks Chromium, starts one database server, and starts one app instance with its own copy of the demo data for
 * each worker.
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (hasAppInstances()) return async () => undefined;
  mkdirSync(artifacts, { recursive: true });
  const cleanups: (() => unknown)[] = [];
  const cleanUp = async () => {
    for (const stop of cleanups.splice(0).reverse()) await stop();
  };
  try {
    const results = await Promise.allSettled([
      unpackChromium().then(({ remove }) => void cleanups.push(remove)),
      startDatabaseServer().then(async (server) => {
        cleanups.push(() => server.stop());
        const starts = Array.from({ length: workers }, (_, index) => startInstance(server, index, cleanups));
        setAppInstances(await Promise.all(starts));
        for (let index = 0; isSecondBrand && index < workers; index++) {
          selectAppInstance(index);
          await applySecondBrand();
        }
      }),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  } catch (error) {
    await cleanUp();
    throw error;
  }
  return cleanUp;
}

async function startInstance(
  { adminUrl, demoFolder }: DatabaseServer,
  index: number,
  cleanups: (() => unknown)[],
): Promise<AppInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'sen-journeys-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(demoFolder, folder, { recursive: true });
  const databaseUrl = await copyDemo(adminUrl, `journeys_${index}`);
  const name = `journeys-app-${index}`;
  const app = await startApp({ folder, name, settings: { DATABASE_URL: databaseUrl } });
  cleanups.push(() => app.stop());
  return { url: app.url, databaseUrl };
}
