import type { Locator } from '@playwright/test';

/** Label of an option, or its value or position. */
export type Choice = string | { readonly value: string } | { readonly index: number };

/** Chooses an option of a select field. */
export const choose = async (field: Locator, choice: Choice): Promise<void> => {
  await field.selectOption(typeof choice === 'string' ? { label: choice } : choice);
};
