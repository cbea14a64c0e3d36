import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Opens the newest mail with this subject in the program's mailbox, and says where its button leads. */
export async function mailedLink({ page }: Visitor, email: string, subject: RegExp): Promise<string> {
  const mail = page.getByRole('link', { name: subject }).first();
  await expect
    .poll(
      async () => {
        await page.goto(`/sandbox/mailbox?to=${encodeURIComponent(email)}`);
        return mail.count();
      },
      // It is a job that sends it
      { timeout: 30_000, interval: 250 },
    )
    .toBeGreaterThan(0);
  await mail.click();
  await page.getByRole('heading', { level: 2, name: subject }).waitFor();
  // The frame opens links in other windows; the text below the mail has the same
  const href = await page.locator('pre a[href*="#"]').first().getAttribute('href');
  expect(href).toMatch(/#/);
  return href ?? '';
}
