import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { artifacts } from './artifacts.ts';
import { type Visitor, waitUntilReady } from './visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare const axe: {
  run(context: Document | { include: string[] }, options: RunOptions): Promise<AxeResults>;
};

/** Everyone can use the page as it stands: no violation of WCAG 2.2 A or AA, and of none of axe's good habits. */
export const accessible = (page: Page): Promise<void> => analyse(page);

/** The same of what the page shows inside its frame. */
const accessibleInside = (page: Page): Promise<void> => analyse(page, ['#main', 'dialog[open]']);

async function analyse(page: Page, inside?: string[]): Promise<void> {
  // Through the debugger, where the content security policy has no say
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([values, selectors]) => {
      const include = selectors?.filter((selector) => document.querySelector(selector));
      const context = include?.length ? { include } : document;
      return axe.run(context, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    },
    [RULES, inside] as const,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Nothing sticks out at the side. */
export async function fits(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(window ?? 0);
}

/** With `SHOTS=1` a picture of the whole page as `artifacts/screens/<name>-<width>.png`; takes longer than all else. */
export async function shot(visitor: Visitor, name: string): Promise<void> {
  await waitUntilReady(visitor.page);
  await picture(visitor, name);
}

async function picture({ page, width }: Visitor, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.screenshot({ path: join(artifacts, `${name}-${width}.png`), fullPage: true });
}

/** Light or dark, as the switch of the header would leave it; from the next page on. */
export const setColorScheme = ({ page }: Visitor, scheme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('mantine-color-scheme-value', value), scheme);

/** The same on the page that is open, as another window of the same browser would switch it: what is typed stays. */
export async function switchColorScheme(visitor: Visitor, scheme: 'light' | 'dark'): Promise<void> {
  await setColorScheme(visitor, scheme);
  await visitor.page.evaluate((newValue) => {
    const key = 'mantine-color-scheme-value';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, scheme);
  await visitor.page.waitForFunction(
    (value) => document.documentElement.dataset.mantineColorScheme === value,
    scheme,
  );
}

/** The frames that axe has seen whole in this file: width, colours, kind of header and sidebar. */
const framesSeen = new Set<string>();

/** Looks at a screen from all sides: picture, axe, width. Of a frame seen before only what it holds is analysed. */
export async function inspect(visitor: Visitor, name: string): Promise<void> {
  await waitUntilReady(visitor.page);
  await inspectAsItStands(visitor, name);
}

/** The same of a screen that is still loading, or on which something has failed. */
export async function inspectAsItStands(visitor: Visitor, name: string): Promise<void> {
  const { page, width } = visitor;
  await picture(visitor, name);
  const frame = await page.evaluate(() => {
    const landmarks = [...document.querySelectorAll('header, nav, aside, footer')]
      .filter((element) => !element.closest('#main'))
      .map((element) => `${element.tagName}.${element.className}`);
    return [document.documentElement.getAttribute('data-mantine-color-scheme'), ...landmarks].join(' ');
  });
  const key = `${width} ${frame}`;
  if (framesSeen.has(key)) await accessibleInside(page);
  else await accessible(page);
  framesSeen.add(key);
  await fits(page);
}
