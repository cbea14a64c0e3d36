import { type BrowserContextOptions, test as base } from '@playwright/test';
import { type AppInstance, selectAppInstance } from './app.ts';
import { Console, createVisitor, type Visitor } from './visitor.ts';

interface Fixtures {
  /** The main person of a test. */
  visitor: Visitor;
  /** Opens a browser context for another person. */
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
      expect(console.take(), 'console errors').toEqual([]);
    },
    { auto: true },
  ],

  visitor: async ({ context, page, console }, use) => use(await createVisitor(context, page, console)),

  openVisitor: async ({ browser, console }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return createVisitor(context, await context.newPage(), console);
    });
    for (const context of contexts) await context.close();
  },
});

export const { expect } = test;
