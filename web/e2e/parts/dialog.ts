import type { Locator, Page } from '@playwright/test';

/** The dialog with this title. */
export const dialog = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('dialog', { name: title });
