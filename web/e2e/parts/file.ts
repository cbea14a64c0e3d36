import type { Page } from '@playwright/test';

/** Performs an action that opens the file chooser, and chooses a CSV file with this content. */
export async function chooseCsv(
  page: Page,
  name: string,
  content: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), act()]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}
