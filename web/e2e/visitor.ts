import { text } from 'node:stream/consumers';
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { HYDRATED } from '../src/start/app-assets.ts';
import { type Account, startSession, type Tokens } from './accounts.ts';
import { recordToasts } from './parts/toast.ts';

/** A user with a browser context. An error in the console or a request to another server fails the test. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a URL of the app and waits until the page is hydrated and loaded. */
  go(path: string): Promise<void>;
  /** Opens another tab of the same browser context. */
  newTab(): Promise<Page>;
  /** Signs in without the form. */
  signIn(account: Account | Tokens): Promise<void>;
  /** Allows console errors with this text until the end of the test. */
  allowConsoleErrors(pattern: RegExp): void;
}

/** Console errors, uncaught exceptions and foreign requests of all pages of a test. */
export class Console {
  readonly #url: string;
  readonly #messages: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** @param url URL of the app */
  constructor(url: string) {
    this.#url = url;
  }

  watch(context: BrowserContext): void {
    context.on('weberror', this.#onError);
    context.on('console', this.#onMessage);
    context.on('request', this.#onRequest);
  }

  unwatch(context: BrowserContext): void {
    context.off('weberror', this.#onError);
    context.off('console', this.#onMessage);
    context.off('request', this.#onRequest);
  }

  readonly #onError = (error: WebError): void => {
    this.#messages.push(`error: ${error.error().stack ?? error.error()}`);
  };

  readonly #onMessage = (message: ConsoleMessage): void => {
    if (message.type() === 'error') this.#messages.push(`${message.text()} (${message.location().url})`);
  };

  readonly #onRequest = (request: Request): void => {
    const url = request.url();
    if (!url.startsWith(`${this.#url}/`) && !/^(data|blob):/.test(url))
      this.#messages.push(`request to another server: ${url}`);
  };

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** @returns the messages since the last call that are not allowed */
  drain(): string[] {
    const found = this.#messages.splice(0);
    return found.filter((message) => !this.#allowed.some((pattern) => pattern.test(message)));
  }
}

export async function createVisitor(context: BrowserContext, page: Page, console: Console): Promise<Visitor> {
  await context.addInitScript(recordToasts);
  console.watch(context);
  return {
    page,
    context,
    async go(path) {
      await page.goto(path);
      await waitUntilReady(page);
    },
    newTab: () => context.newPage(),
    signIn: (account) => startSession(page, 'tokens' in account ? account.tokens : account),
    allowConsoleErrors: (pattern) => console.allow(pattern),
  };
}

/** Waits until React has hydrated the page and nothing is loading. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    // A button may be busy for the duration of its request
    (mark) =>
      performance.getEntriesByName(mark).length > 0 &&
      document.querySelector('#root h1') &&
      !document.querySelector('[aria-busy="true"]:not(button)'),
    HYDRATED,
  );
}

/**
 * Asserts that a session that was ended elsewhere redirects to the sign-in page. Retries, because the app may notice
 * the end only after a second.
 */
export async function expectSignedOut({ page }: Visitor, path: string, signInUrl: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await page.waitForURL(signInUrl, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await waitUntilReady(page);
}

/** Performs an action that saves a file, and reads the file. */
export async function readDownload(page: Page, startDownload: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), startDownload()]);
  return text(await download.createReadStream());
}
