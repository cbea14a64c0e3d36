import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Environment variable with the path of the unpacked Chromium. The global setup sets it for all workers. */
const EXECUTABLE = 'SEN_CHROMIUM';
const SWITCHES = [
  // Without a graphics card Chromium would compute 3D graphics on the processor
  '--disable-gpu',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Unpacks the Chromium of the packages into a new folder. */
export async function unpackChromium(): Promise<{ executablePath: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'sen-browser-'));
  const { TMPDIR } = process.env;
  // The package unpacks into TMPDIR and would otherwise reuse an incomplete browser of an earlier run
  process.env.TMPDIR = folder;
  const { default: packed } = await import('@sparticuz/chromium');
  const executablePath = await packed.executablePath();
  process.env.TMPDIR = TMPDIR;
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  process.env[EXECUTABLE] = executablePath;
  return { executablePath, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @param switches additional command line switches */
export const launchOptions = (switches: readonly string[] = []): LaunchOptions => ({
  executablePath: process.env[EXECUTABLE],
  args: [...SWITCHES, ...switches],
});

/** Starts a Chromium outside the test runner. */
export async function startBrowser(switches: readonly string[]): Promise<{ stop(): Promise<void> }> {
  const { remove } = await unpackChromium();
  const server = await chromium.launchServer(launchOptions(switches));
  return {
    async stop() {
      await server.close();
      remove();
    },
  };
}
