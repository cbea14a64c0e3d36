import { signIn } from '../accounts.ts';
import { app } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { press, title } from '../parts/find.ts';
import { confirmIdentity } from '../parts/identity.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

test('An administrator adds, tests, rotates and deletes a webhook', { tag: '@desktop' }, async ({
  visitor: admin,
}) => {
  await admin.signIn(await signIn('admin@sen.test'));
  const name = 'Kho dữ liệu';
  const secretDialog = admin.page.getByRole('dialog', { name: t('webhooks:secret.title') });
  const readSecret = async (): Promise<string> => {
    const secret = await secretDialog.getByText(/^whsec_/).innerText();
    await admin.page.keyboard.press('Escape');
    await expect(secretDialog.getByText(/Đánh dấu ô này trước khi đóng/)).toBeVisible();
    await expectAccessible(admin.page);
    await secretDialog.getByRole('checkbox', { name: t('workspace:secret.kept') }).check();
    await press(secretDialog, t('workspace:secret.done'));
    await expect(secretDialog).toBeHidden();
    expect(await admin.page.content()).not.toContain(secret);
    return secret;
  };
  let first = '';

  await test.step('The form checks the URL, and the secret is shown once', async () => {
    const { page } = admin;
    await admin.go('/admin/webhooks');
    await press(page, t('webhooks:add'));
    const form = page.getByRole('dialog', { name: t('webhooks:add') });
    await form.getByRole('textbox', { name: t('webhooks:form.name') }).fill(name);
    await form.getByRole('textbox', { name: t('webhooks:form.address') }).fill('https://10.0.0.1/sen');
    await press(form, t('webhooks:add'));
    await expect(form.getByText(t('webhooks:form.kindsMissing'))).toBeVisible();
    await form.getByRole('checkbox', { name: t('webhooks:kind.PERSON_CHANGED') }).check();
    await expectAccessible(admin.page);
    await press(form, t('webhooks:add'));
    await confirmIdentity(page);
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await form.getByRole('textbox', { name: t('webhooks:form.address') }).fill(`${app.url}/sandbox/webhooks`);
    await press(form, t('webhooks:add'));
    first = await readSecret();
    expect(first).toMatch(/^whsec_[\w+/]{43}=$/);
  });

  await test.step('A test delivery shows the request and the response', async () => {
    const { page } = admin;
    await page.getByRole('link', { name }).click();
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByText(t('webhooks:noneTitle'), { exact: true })).toBeVisible();
    await expectToast(page, t('webhooks:act.tested'), () => press(page, t('webhooks:kind.WEBHOOK_TESTED')));
    const row = page.getByRole('row').filter({ hasText: t('webhooks:kind.WEBHOOK_TESTED') });
    await expect
      .poll(async () => {
        await page.reload();
        await expect(row.first()).toBeVisible();
        return row.first().innerText();
      })
      .toContain(t('webhooks:state.DELIVERED'));
    await row.first().getByRole('button').click();
    const delivery = page.getByRole('dialog', { name: t('webhooks:kind.WEBHOOK_TESTED') });
    await expect(delivery.getByText(/webhook-signature: v1,/)).toBeVisible();
    await expect(delivery.getByText(/"type":"webhook\.tested"/)).toBeVisible();
    await expectAccessible(admin.page);
    await page.keyboard.press('Escape');
  });

  await test.step('The secret is rotated, and the webhook is switched off and deleted', async () => {
    const { page } = admin;
    await press(page, t('webhooks:act.more', { name }));
    await press(page, t('webhooks:act.rotate'));
    const question = page.getByRole('dialog', { name: t('webhooks:act.rotateTitle') });
    // The password was entered a moment ago
    await press(question, t('webhooks:act.rotate'));
    expect(await readSecret()).not.toBe(first);
    await expect(page.getByText(/khoá cũ còn hiệu lực đến/)).toBeVisible();
    await expectToast(page, t('webhooks:off'), () => press(page, t('webhooks:act.switchOff')));
    await expect(page.getByText(t('webhooks:off')).first()).toBeVisible();
    await expectAccessible(page);
    await press(page, t('webhooks:act.more', { name }));
    await press(page, t('webhooks:act.delete'));
    await press(
      page.getByRole('dialog', { name: t('webhooks:act.deleteTitle', { name }) }),
      t('webhooks:act.delete'),
    );
    await expect(page).toHaveURL('/admin/webhooks');
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
});
