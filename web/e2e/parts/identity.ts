import type { Page } from '@playwright/test';
import { PASSWORD } from '../accounts.ts';
import { t } from '../texts.ts';
import { press } from './find.ts';

/** Ends the ten minutes in which the password is not asked for again. Call it before a page is loaded. */
export const forgetIdentity = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('sen.session.proof'));

/** Answers the dialog that asks for the password before a sensitive action. */
export async function confirmIdentity(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: t('security:proof.title') });
  await question.getByLabel(t('security:currentPassword'), { exact: true }).fill(PASSWORD);
  await press(question, t('security:proof.submit'));
}
