import { signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { press } from '../parts/find.ts';
import { confirmIdentity } from '../parts/identity.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';

test('An administrator changes a setting and restores its default', { tag: '@desktop' }, async ({
  visitor: admin,
}) => {
  await admin.signIn(await signIn('admin@sen.test'));

  await test.step('A change needs a reason, which the history shows', async () => {
    const { page } = admin;
    await admin.go('/admin/settings?search=hoan%20tien');
    await press(page, t('settings:changeNamed', { label: 'Hạn hoàn tiền' }));
    const dialog = page.getByRole('dialog', { name: t('settings:changeTitle', { label: 'Hạn hoàn tiền' }) });
    await dialog.getByRole('textbox', { name: t('settings:value') }).fill('14');
    await dialog
      .getByRole('textbox', { name: textStart('settings:reason') })
      .fill('Thử hai tuần cho mùa tựu trường');
    await expectAccessible(page);
    await expectToast(page, 'Hạn hoàn tiền: 14 ngày', async () => {
      await press(dialog, t('settings:save'));
      await confirmIdentity(page);
    });
    const terms = await page.request.get('/');
    expect(await terms.text()).toContain('Hoàn tiền 14 ngày');
    await press(page, t('settings:historyNamed', { label: 'Hạn hoàn tiền' }));
    const history = page.getByRole('dialog', {
      name: t('settings:historyNamed', { label: 'Hạn hoàn tiền' }),
    });
    await expect(history.getByText('Thử hai tuần cho mùa tựu trường')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await press(page, t('settings:changeNamed', { label: 'Hạn hoàn tiền' }));
    await press(dialog, t('settings:useDefault', { value: '7 ngày' }));
    await dialog.getByRole('textbox', { name: textStart('settings:reason') }).fill('Hết đợt thử');
    await expectToast(page, 'Hạn hoàn tiền: 7 ngày', () => press(dialog, t('settings:save')));
  });
});
