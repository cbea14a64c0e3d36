import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { waitUntilReady } from './visitor.ts';
import { DESKTOP, PHONE } from './widths.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare const axe: {
  run(context: Document | { include: string[] }, options: RunOptions): Promise<AxeResults>;
};

/** Frames (width, color scheme, header, sidebar, footer) that axe has analysed in this worker. */
const analysedFrames = new Set<string>();

/**
 * Asserts that the page has no violation of WCAG 2.2 A or AA or of axe's best practices. A frame that was analysed
 * before is excluded. With an open dialog only the dialog is analysed, because screens.ts analyses each screen below it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const frame = await page.evaluate(() => {
    const landmarks = [...document.querySelectorAll('header, nav, aside, footer')]
      .filter((element) => !element.closest('#main'))
      .map((element) => `${element.tagName}.${element.className}`);
    return [innerWidth, document.documentElement.getAttribute('data-color-scheme'), ...landmarks].join(' ');
  });
  const isSeen = analysedFrames.has(frame);
  analysedFrames.add(frame);
  // Debugger evaluation is exempt from the content security policy
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([values, isSeen]) => {
      const exists = (selector: string) => document.querySelector(selector) !== null;
      const content = exists('dialog[open]') ? ['dialog[open]'] : ['#main', ':popover-open'].filter(exists);
      const context = isSeen && content.length ? { include: content } : document;
      const results = await axe.run(context, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return results.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      );
    },
    [RULES, isSeen] as const,
  );
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

/** Asserts that the page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(width ?? 0);
}

/** Asserts that a loaded screen is accessible and fits. */
export async function inspect(page: Page): Promise<void> {
  await waitUntilReady(page);
  await inspectNow(page);
}

/** Inspects a screen on a phone and, without loading it again, on a desktop. The page has the phone's width. */
export async function inspectAtBothWidths(page: Page): Promise<void> {
  await inspect(page);
  await page.setViewportSize(DESKTOP.viewport);
  await inspect(page);
  await page.setViewportSize(PHONE.viewport);
}

/** Asserts that a screen is accessible and fits, even while it is loading or after it has failed. */
export async function inspectNow(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}
