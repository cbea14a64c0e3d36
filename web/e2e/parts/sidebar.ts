import { expect, type Locator, type Page } from '@playwright/test';

/** Distance of one turn of the wheel in pixels, more than the height of a sidebar. */
const TO_THE_END = 10_000;

/**
 * Asserts that a user of a mouse reaches every link. Playwright's own scrolling also moves what a user can't scroll, so
 * the wheel is turned.
 */
export async function expectReachable(page: Page, links: Locator): Promise<void> {
  await links.first().hover();
  const unseen = new Set(await links.allInnerTexts());
  for (const direction of [-1, 1]) {
    await page.mouse.wheel(0, direction * TO_THE_END);
    const edge = direction < 0 ? links.first() : links.last();
    await expect(edge).toBeInViewport({ ratio: 1 });
    for (const link of await links.all())
      if (await isWhollyVisible(link)) unseen.delete(await link.innerText());
  }
  expect([...unseen], 'links that the wheel does not reach').toEqual([]);
}

const isWhollyVisible = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
