import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { artifacts } from './artifacts.ts';
import { startBrowser } from './browser.ts';
import { startProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the program answers, without a slash at its end. */
    url: string;
    /** Its database: only for letting time pass, and for looking at what nobody is shown. */
    databaseUrl: string;
    /** The browser of this run; see visitor.ts. */
    browserUrl: string;
  }
}

/** One program and one browser for the run. */
export default async function setup(project: TestProject) {
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
  const [program, browser] = await Promise.all([startProgram(), startBrowser()]);
  project.provide('url', program.url);
  project.provide('databaseUrl', program.databaseUrl);
  project.provide('browserUrl', browser.url);
  return async () => {
    await browser.stop();
    await program.stop();
  };
}
