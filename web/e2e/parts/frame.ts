import type { Locator, Page } from '@playwright/test';
import { t } from '../texts.ts';

/** @returns true if the page is shown at the phone's width */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Opens the menu of the header, which is a sheet on a phone. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: t('common:nav.openMenu') }).click();
  return page.getByRole('dialog');
}

/** Switches between the light and the dark theme, which a phone does in the menu. */
export async function switchTheme(page: Page, to: 'dark' | 'light'): Promise<void> {
  if (isPhone(page)) {
    await (await openMenu(page)).getByRole('combobox', { name: t('common:theme.label') }).selectOption(to);
    await page.keyboard.press('Escape');
    return;
  }
  await page
    .getByRole('button', { name: t(to === 'dark' ? 'common:theme.toDark' : 'common:theme.toLight') })
    .filter({ visible: true })
    .click();
}

/** Opens the menu with the links of the account. On a phone it is a part of the header's menu. */
export async function openAccountMenu(page: Page, fullName: string): Promise<void> {
  const name = isPhone(page) ? t('common:nav.openMenu') : `${t('common:nav.account')}: ${fullName}`;
  await page.getByRole('button', { name, exact: true }).click();
}
