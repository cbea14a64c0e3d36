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
  const starts = await Promise.allSettled([startProgram(), startBrowser()]);
  const stop = async () => {
    const [program, browser] = starts;
    if (browser.status === 'fulfilled') await browser.value.stop();
    if (program.status === 'fulfilled') await program.value.stop();
  };
  const [program, browser] = starts;
  // Where one of them does not start, the other one is not left behind
  if (program.status === 'rejected' || browser.status === 'rejected') {
    await stop();
    throw program.status === 'rejected' ? program.reason : (browser as PromiseRejectedResult).reason;
  }
  project.provide('url', program.value.url);
  project.provide('databaseUrl', program.value.databaseUrl);
  project.provide('browserUrl', browser.value.url);
  return stop;
}
