import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { artifacts } from './artifacts.ts';
import { lives, type Visitor } from './visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/** Everyone can use the page as it stands: no violation of WCAG 2.2 A or AA, and of none of axe's good habits. */
export async function accessible(page: Page): Promise<void> {
  // Through the debugger, where the content security policy has no say
  await page.evaluate(`if (!window.axe) { ${AXE} }`);
  const { violations } = await page.evaluate(
    (values) => axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
    RULES,
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

/** A picture of the whole page as `artifacts/screens/<name>-<width>.png`. */
export async function shot({ page, width }: Visitor, name: string): Promise<void> {
  await lives(page);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await page.screenshot({ path: join(artifacts, `${name}-${width}.png`), fullPage: true });
}

/** Light or dark, as the switch of the header would leave it; from the next page on. */
export const wear = ({ page }: Visitor, scheme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('mantine-color-scheme-value', value), scheme);

/** Looks at a screen from all sides: picture, axe, width. */
export async function inspect(visitor: Visitor, name: string): Promise<void> {
  await shot(visitor, name);
  await accessible(visitor.page);
  await fits(visitor.page);
}
