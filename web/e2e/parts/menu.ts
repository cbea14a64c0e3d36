import type { Locator, Page } from '@playwright/test';

/** A page, or a part of one. */
type Scope = Pick<Locator | Page, 'getByRole'>;

/** Opens a drop-down menu by the name of its button and chooses an item. */
export async function chooseInMenu(scope: Scope, menu: string, item: string): Promise<void> {
  await scope.getByRole('button', { name: menu, exact: true }).click();
  await scope.getByRole('button', { name: item, exact: true }).filter({ visible: true }).click();
}
