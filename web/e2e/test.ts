import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test';
import { type AppInstance, selectAppInstance } from './app.ts';
import { Console, createVisitor, type Visitor } from './visitor.ts';

/** Idle browser contexts by their options, for reuse. In a new context the browser would compile the app again. */
const idleContexts = new Map<string, BrowserContext[]>();

interface Fixtures {
  /** The first user of a test. */
  visitor: Visitor;
  /** Opens a browser context for another user. */
  openVisitor(options?: BrowserContextOptions): Promise<Visitor>;
  /** Fails the test after errors in the console. */
  console: Console;
}

/** `test` with the app instance of the worker and with visitors. */
export const test = base.extend<Fixtures, { app: AppInstance }>({
  app: [
    async ({ playwright: _ }, use, { parallelIndex }) => use(selectAppInstance(parallelIndex)),
    { scope: 'worker', auto: true },
  ],

  baseURL: ({ app }, use) => use(app.url),

  console: [
    async ({ app }, use) => {
      const console = new Console(app.url);
      await use(console);
      expect(console.drain(), 'console errors').toEqual([]);
    },
    { auto: true },
  ],

  visitor: async ({ context, page, console }, use) => use(await createVisitor(context, page, console)),

  openVisitor: async ({ browser, viewport, console }, use) => {
    const opened: { visitor: Visitor; key: string }[] = [];
    await use(async (options = { viewport }) => {
      const key = JSON.stringify(options);
      const context = idleContexts.get(key)?.pop() ?? (await browser.newContext(options));
      const visitor = await createVisitor(context, context.pages()[0] ?? (await context.newPage()), console);
      opened.push({ visitor, key });
      return visitor;
    });
    for (const { visitor, key } of opened) {
      await reset(visitor);
      console.unwatch(visitor.context);
      idleContexts.set(key, [...(idleContexts.get(key) ?? []), visitor.context]);
    }
  },
});

export const { expect } = test;

/** Removes storage, cookies and further tabs from a context. The HTTP cache with the app's files remains. */
async function reset({ page, context }: Visitor): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  // Leaves the app, which could still write
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}
