import { expect, type Locator, type Page } from '@playwright/test';

/** The content of the rich text editor with exactly this label. */
export const editor = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** Replaces the content of an editor by plain text. */
export async function write(content: Locator, text: string): Promise<void> {
  await content.click();
  await expect(content).toBeFocused();
  await content.fill(text);
}

/** Moves the cursor to the end of the content, also below a picture. A click could select a picture. */
export async function moveToEnd(content: Locator): Promise<void> {
  const { keyboard } = content.page();
  await content.focus();
  await expect
    .poll(async () => {
      await keyboard.press('Control+End');
      return content.evaluate((element) =>
        element.lastElementChild?.contains(getSelection()?.anchorNode ?? null),
      );
    })
    .toBe(true);
}

/** Types at the end of the content. */
export async function append(content: Locator, text: string): Promise<void> {
  await moveToEnd(content);
  await content.page().keyboard.insertText(text);
}

export interface Clipboard {
  readonly html?: string;
  readonly text?: string;
  /** Picture in base64. */
  readonly png?: string;
}

/** Pastes at the cursor. */
export const paste = (page: Page, clipboard: Clipboard): Promise<void> =>
  page.evaluate(({ html, text, png }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html);
    if (text) clipboardData.setData('text/plain', text);
    if (png) {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'phin.png', { type: 'image/png' }));
    }
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, clipboard);

/** A picture of this size in base64. */
export async function takePicture(page: Page, width: number, height: number): Promise<string> {
  const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  return png.toString('base64');
}
