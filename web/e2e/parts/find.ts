import type { Locator, Page } from '@playwright/test';

/** A page, or a part of one. */
export type Scope = Pick<Locator | Page, 'getByRole'>;

/** The visible button with exactly this name. A page may have one for each width. */
export const button = (scope: Scope, name: string | RegExp): Locator =>
  scope.getByRole('button', { name, exact: true }).filter({ visible: true });

/** The visible link with exactly this name. */
export const link = (scope: Scope, name: string | RegExp): Locator =>
  scope.getByRole('link', { name, exact: true }).filter({ visible: true });

/** The text field with exactly this label. */
export const field = (scope: Scope, name: string): Locator =>
  scope.getByRole('textbox', { name, exact: true });

/** A heading of level 1: the title of a screen. */
export const title = (scope: Scope, name: string | RegExp): Locator =>
  scope.getByRole('heading', { level: 1, name });

/** Presses the visible button with exactly this name. */
export const press = (scope: Scope, name: string | RegExp): Promise<void> => button(scope, name).click();
