import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database `sen` on a server for this run. Test files create further databases on it. */
    databaseUrl: string;
    runFolder: string;
  }
}

/**
 * Starts one PostgreSQL server and creates one folder for the run. The first test that needs tables creates them (see
 * database.ts).
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sen-test-'));
  const database = await startEmbedded(folder, { unsafe: true });
  project.provide('databaseUrl', database.url);
  project.provide('runFolder', folder);
  return async () => {
    await database.remove();
    // A process that was killed late may still be writing
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
