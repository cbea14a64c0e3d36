import { expect, type Locator, type Page } from '@playwright/test';

/** The content of the rich text editor with this label. */
export const editor = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label });

/** Replaces the content of an editor by plain text. */
export async function write(content: Locator, text: string): Promise<void> {
  await content.click();
  await expect(content).toBeFocused();
  await content.fill(text);
}
