import { newStudent } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

test('The app works again after the network was lost', { tag: '@phone' }, async ({ visitor: person }) => {
  await test.step('A page that cannot load shows a message, and loads when the network returns', async () => {
    person.allowConsoleErrors(
      /ERR_INTERNET_DISCONNECTED|ChunkError|dynamically imported module|could not be/,
    );
    await person.go('/');
    await person.context.setOffline(true);
    const { page } = person;
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common:footer.about') })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'Có vẻ bạn đang mất mạng' })).toBeVisible();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await page.getByRole('button', { name: t('accounts:verify.retry') }).click();
    expect(await page.getByRole('banner').isVisible(), 'the browser’s own error page').toBe(true);
    await expectAccessible(page);
    await person.context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /Sen/ })).toBeVisible();
  });

  await test.step('A form preserves the input and is sent when the network returns', async () => {
    person.allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
    const student = await newStudent('Mai Văn Sóng');
    await person.signIn(student);
    await person.go('/dashboard/profile');
    const { page } = person;
    const part = page
      .getByRole('region')
      .filter({ has: page.getByRole('textbox', { name: t('profile:about.fullName') }) });
    const name = part.getByRole('textbox', { name: t('profile:about.fullName') });
    await name.fill('Mai Văn Sóng Dài');
    await person.context.setOffline(true);
    await part.getByRole('button', { name: t('profile:save') }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Sen sẽ gửi ngay khi có mạng trở lại' }),
    ).toBeVisible();
    await expect(name).toHaveValue('Mai Văn Sóng Dài');
    await person.context.setOffline(false);
    await expect(page.getByText(t('profile:updated'))).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Mai Văn Sóng Dài');
  });
});
