import { PASSWORD, signIn } from '../accounts.ts';
import { expectAccessible, inspect } from '../axe.ts';
import { field, press, title } from '../parts/find.ts';
import { openAccountMenu } from '../parts/frame.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';

test('The tabs and forms of an account work at every width', async ({ visitor: person }) => {
  const { page } = person;

  await test.step('The form of a new password opens from a link in the same tab', async () => {
    await person.go('/forgot-password');
    await page.goto('/forgot-password#reset=abc');
    await expect(title(page, t('accounts:reset.document'))).toBeVisible();
    await inspect(page);
  });

  await test.step('The tab of the current screen is in the window', async () => {
    await person.signIn(await signIn('student@sen.test'));
    await person.go('/dashboard/profile/data');
    const tab = page.getByRole('link', { name: t('profile:tab.data') });
    const end = async () => {
      const box = await tab.boundingBox();
      return box?.width ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await expect.poll(end).toBeLessThanOrEqual(page.viewportSize()!.width);
  });

  await test.step('The profile of a teacher rejects a link without HTTPS', async () => {
    await person.signIn(await signIn('teacher@sen.test'));
    await person.go('/teacher/advanced/profile');
    await field(page, t('profile:teacher.links')).fill('http://khong-an-toan.vn');
    await press(page, t('profile:save'));
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await inspect(page);
  });
});

test('A person signs out and in again', async ({ visitor: person }) => {
  const { page } = person;
  const account = { email: 'student@sen.test', fullName: 'Đỗ Khánh Linh' };
  await person.signIn(await signIn(account.email));

  await test.step('The menu of the account signs out and removes the tokens', async () => {
    await person.go('/');
    const courses = page.getByRole('heading', { name: textPattern('home:home.continueTitle') });
    await expect(courses).toBeVisible();
    await openAccountMenu(page, account.fullName);
    await expectAccessible(page);
    await expectToast(page, t('common:signedOut'), () => press(page, t('common:nav.signOut')));
    const tokens = () =>
      page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]);
    await expect.poll(tokens).toEqual([null, null]);
    await expect(courses).toBeHidden();
    await person.go('/learning');
    await expect(page).toHaveURL(/\/login\?next=%2Flearning/);
  });

  await test.step('A wrong password shows an error, and the correct one returns to the screen', async () => {
    await field(page, t('accounts:field.email')).fill(account.email);
    await field(page, t('accounts:field.password')).fill('sai-mat-khau');
    await press(page, t('accounts:signIn.submit'));
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(field(page, t('accounts:field.email'))).toHaveValue(account.email);
    await expectAccessible(page);
    await field(page, t('accounts:field.password')).fill(PASSWORD);
    await expectToast(page, t('accounts:signedIn'), () =>
      field(page, t('accounts:field.password')).press('Enter'),
    );
    await expect(page).toHaveURL('/learning');
  });
});
