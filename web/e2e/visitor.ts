import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { TAKEN_OVER } from '../src/start/program.ts';
import { artifacts } from './artifacts.ts';
import { countTimeAwake } from './time-awake.ts';
import { world } from './world.ts';

/** Widths that every journey is made at. */
export const WIDTHS = ['desktop', 'phone'] as const;
export type Width = (typeof WIDTHS)[number];

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
};
/** What a page waits for at most, in milliseconds. */
const PATIENCE_MS = 15_000;

/** A visitor with a browser window of their own; nothing may go wrong in its console that was not expected. */
export interface Visitor {
  readonly width: Width;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address of the program and waits until the page lives. */
  go(path: string): Promise<void>;
  /** Another tab of the same window. */
  tab(): Promise<Page>;
  /** Says that the console may show this until the end of the test. */
  expectsNoise(pattern: RegExp): void;
}

let browser: Promise<Browser> | undefined;
const connected = () => {
  browser ??= chromium.connect(inject('browserUrl'));
  return browser;
};

/**
 * Opens a window for the tests of a `describe`, and closes it after them.
 * @param isStory each test goes on where the one before it stopped: after a failure the rest is left out
 * @param hasScripts false for a browser that runs none
 */
export function visitor(width: Width, { isStory = false, hasScripts = true } = {}): Visitor {
  const url = world.url;
  const complaints: string[] = [];
  const noise: RegExp[] = [];
  let context: BrowserContext;
  let page: Page;
  let isBroken = false;

  const watch = (tab: Page) => {
    tab.setDefaultTimeout(PATIENCE_MS);
    tab.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
    tab.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    tab.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(`${url}/`) && !/^(data|blob):/.test(address))
        complaints.push(`asked another server: ${address}`);
    });
    return tab;
  };

  beforeAll(async () => {
    context = await (await connected()).newContext({
      ...DEVICES[width],
      baseURL: url,
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
      reducedMotion: 'reduce',
      javaScriptEnabled: hasScripts,
    });
    page = watch(await context.newPage());
  });

  beforeEach(({ skip }) => skip(isStory && isBroken, 'the story broke off before'));

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      isBroken = true;
      const name = `failed-${task.name.replaceAll(/\W+/g, '-').slice(0, 60)}-${width}.png`;
      mkdirSync(artifacts, { recursive: true });
      await page.screenshot({ path: join(artifacts, name), fullPage: true }).catch(() => undefined);
    }
    const heard = complaints.splice(0).filter((text) => !noise.some((pattern) => pattern.test(text)));
    noise.splice(0);
    expect(heard, 'what the browser complained about').toEqual([]);
  });

  afterAll(async () => {
    await context.close();
  });

  return {
    width,
    get page() {
      return page;
    },
    get context() {
      return context;
    },
    async go(path) {
      await page.goto(path);
      if (hasScripts) await waitUntilReady(page);
    },
    tab: async () => watch(await context.newPage()),
    expectsNoise: (pattern) => void noise.push(pattern),
  };
}

/** Waits until React has taken the page over and nothing is loading: only then do clicks have all their effects. */
export async function waitUntilReady(page: Page): Promise<void> {
  // A sign of a hand, for which the program waits on a first visit (src/start/begin.ts)
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page.waitForFunction(
    // A button may be busy for as long as its question is asked
    (mark) =>
      performance.getEntriesByName(mark).length > 0 &&
      document.querySelector('#root h1') &&
      !document.querySelector('[aria-busy="true"]:not(button)'),
    TAKEN_OVER,
  );
  // Another page may have begun by now
  await page.evaluate(countTimeAwake).catch(() => undefined);
}

/** Waits until the keyboard speaks to it: what is pressed sooner goes elsewhere, or nowhere. */
export const focused = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** Acts, and sees the toast about it; toasts are soon gone, so it is waited for from before. */
export async function expectToast(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(text).first().waitFor({ state: 'attached' }), act()]);
}

/** Undoes by the button of the toast, after a look at what was done; under the pointer the toast stays for as long as that takes. */
export async function undoAfter(page: Page, look: () => Promise<unknown>): Promise<void> {
  const undo = page.getByRole('button', { name: 'Hoàn tác', exact: true }).filter({ visible: true });
  await undo.hover();
  await look();
  await undo.click();
}

/**
 * Opens what is only for those who are signed in, with a session that has just ended elsewhere: the way leads to
 * the sign-in, within the second that the program has for hearing of it. Nothing is left running in the window, so
 * that no late complaint falls into the next test.
 */
export async function expectSignedOut({ page }: Visitor, path: string, signIn: RegExp): Promise<void> {
  const isLed = async () => {
    await page.goto(path);
    return page.waitForURL(signIn, { timeout: 3000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isLed, { timeout: 30_000 }).toBe(true);
  await waitUntilReady(page);
  await page.goto('/robots.txt');
}

/** Does something that the browser saves a file of, and reads the file. */
export async function downloads(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return text(await download.createReadStream());
}
