import type { Locator, Page } from '@playwright/test';

/** Performs an action that opens the file chooser, and chooses a CSV file with this content. */
export async function chooseCsv(
  page: Page,
  name: string,
  content: string,
  openChooser: () => Promise<unknown>,
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), openChooser()]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

/** The file input behind a button with this label. */
export const fileInput = (scope: Pick<Locator | Page, 'locator'>, label: string): Locator =>
  scope.locator(`input[type=file][aria-label="${label}"]`);

/** Drops files on an element, as from a file manager. All files are videos with the same content. */
export async function dropFiles(target: Locator, names: readonly string[], content: Buffer): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ([all, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      for (const name of all) transfer.items.add(new File([bytes], name, { type: 'video/mp4' }));
      return transfer;
    },
    [names, content.toString('base64')] as const,
  );
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer });
}
