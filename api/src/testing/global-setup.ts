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
    /** Where files of this run go, see run-folder.ts. */
    runFolder: string;
  }
}

/** One PostgreSQL and one folder for the run. The tables are made once, by the first test that asks (see database.ts). */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sen-test-'));
  const database = await startEmbedded(folder, { unsafe: true });
  project.provide('databaseUrl', database.url);
  project.provide('runFolder', folder);
  return async () => {
    await database.remove();
    // A process that was ended late may still be writing
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
