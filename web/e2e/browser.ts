import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Switches of the package that would make a browser other than the one people have. */
const UNWANTED = ['--single-process', '--no-zygote', '--disable-web-security'];
/** Nothing here draws in three dimensions: a graphics card that is computed would only cost time. */
const THREE_DIMENSIONS =
  /^--(use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu)/;
const QUIET = [
  '--disable-gpu',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * A real Chromium that comes with the packages, unpacked for this run.
 * @param switches beside its own
 */
export async function startBrowser(
  switches: readonly string[] = [],
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sen-browser-'));
  // The package takes whatever an earlier run has left in the temporary folder, also half of a browser
  process.env.TMPDIR = folder;
  const { default: unpacked } = await import('@sparticuz/chromium');
  const server = await chromium.launchServer({
    executablePath: await unpacked.executablePath(),
    args: [
      ...unpacked.args.filter((arg) => !UNWANTED.includes(arg) && !THREE_DIMENSIONS.test(arg)),
      ...QUIET,
      ...switches,
    ],
  });
  return {
    url: server.wsEndpoint(),
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
