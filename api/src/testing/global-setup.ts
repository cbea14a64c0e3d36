import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database `sen` on a server made for this run; each test file makes its own beside it. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the run. The tables are made once, by the first test that asks (see database.ts). */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sen-test-'));
  const database = await startEmbedded(dataDir, { unsafe: true });
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
