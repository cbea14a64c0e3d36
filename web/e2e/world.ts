import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { copyDemo, dropDatabase } from './database-server.ts';
import { startProgram } from './program.ts';

const { adminUrl, demoFolder } = inject('databaseServer');
const folder = mkdtempSync(join(tmpdir(), 'sen-journey-'));
const name = `journey_${process.pid}_${Math.round(performance.timeOrigin + performance.now())}`;

cpSync(demoFolder, folder, { recursive: true });
const databaseUrl = await copyDemo(adminUrl, name);
const program = await startProgram({ folder, name, settings: { DATABASE_URL: databaseUrl } });

afterAll(async () => {
  try {
    await program.stop();
  } finally {
    await dropDatabase(adminUrl, name);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The program of this file of journeys, on a copy of the demo data that no other file sees. */
export const world = {
  /** Where the program answers, without a slash at its end. */
  url: program.url,
  /** Its database: only for letting time pass, and for looking at what no screen shows. */
  databaseUrl,
};
