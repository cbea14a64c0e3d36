import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts of all toasts that the page has shown. */
    shownToasts?: string[];
  }
}

/**
 * Runs in each page and records the text of each toast. A toast disappears after seconds, so a slow machine could miss
 * it.
 */
export function recordToasts(): void {
  // A reused context runs this for each of its visitors
  if (window.shownToasts) return;
  const shown: string[] = [];
  window.shownToasts = shown;
  const record = (node: Node) => {
    if (!(node instanceof Element)) return;
    const toasts = node.matches('.Toastify__toast') ? [node] : node.querySelectorAll('.Toastify__toast');
    for (const toast of toasts) shown.push(toast.textContent ?? '');
  };
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) for (const node of addedNodes) record(node);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Performs an action and asserts that a toast with this text appears. The app shows equal toasts only once at a time, so
 * one that is still visible counts.
 */
export async function expectToast(
  page: Page,
  text: string | RegExp,
  action: () => Promise<unknown>,
): Promise<void> {
  await page.evaluate(() => window.shownToasts?.splice(0));
  await action();
  const findToast = async () => {
    const toasts = await page.evaluate(() => [
      ...(window.shownToasts ?? []),
      ...[...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.textContent ?? ''),
    ]);
    return toasts.find((toast) => (typeof text === 'string' ? toast.includes(text) : text.test(toast)));
  };
  await expect.poll(findToast, { message: `toast ${text}` }).toBeDefined();
}

/** Presses the undo button of a toast after a check. A toast does not disappear under the pointer. */
export async function undoAfter(page: Page, label: string, check: () => Promise<unknown>): Promise<void> {
  const undo = page.getByRole('button', { name: label, exact: true }).filter({ visible: true });
  await undo.hover();
  await check();
  await undo.click();
}
