import type { Locator, Page } from '@playwright/test';

/** A page, or a part of one. */
type Scope = Pick<Locator | Page, 'getByRole'>;

/** Presses the visible button with exactly this name. */
export const press = (scope: Scope, name: string | RegExp): Promise<void> =>
  scope.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
