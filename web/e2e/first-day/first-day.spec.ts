import { newEmail, PASSWORD } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { field, link, press, title } from '../parts/find.ts';
import { expectToast } from '../parts/toast.ts';
import { chooseGateway, decideAtGateway, payButton } from '../purchases.ts';
import { COURSE, FIRST_LESSON, passTime } from '../student/course.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';

test('A first-time visitor finds a course, registers, buys it and completes the first lesson', {
  tag: '@phone',
}, async ({ visitor }) => {
  const { page } = visitor;
  const email = newEmail();
  const [emailField, passwordField] = [t('accounts:field.email'), t('accounts:field.password')];

  await test.step('The search on the home page finds the course', async () => {
    await visitor.go('/');
    const search = page.getByRole('main').getByRole('combobox', { name: t('common:search.label') });
    await search.fill('doc hieu so lieu');
    await page.getByRole('option', { name: /Đọc hiểu số liệu/ }).click();
    await expect(page).toHaveURL(`/courses/${COURSE}`);
  });

  await test.step('The checkout asks a guest to sign in or to register', async () => {
    await link(page, t('catalog:detail.buy')).first().click();
    await expect(page.getByRole('heading', { name: t('billing:checkout.signInTitle') })).toBeVisible();
    await expectAccessible(page);
    await link(page, t('billing:checkout.register')).click();
    await expect(page).toHaveURL(/\/register\?next=/);
  });

  await test.step('The form shows each error at its field and preserves the input', async () => {
    await field(page, t('accounts:field.fullName')).fill('Nguyễn Thị Hạnh');
    await field(page, emailField).fill('hanh-tai-vidu');
    await field(page, passwordField).fill('ngan');
    await press(page, t('accounts:register.submit'));
    await expect(page.getByText(t('accounts:rule.email'))).toBeVisible();
    await expect(page.getByText(t('accounts:rule.passwordShort', { minLength: 8 }))).toBeVisible();
    await expect(field(page, emailField)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, t('accounts:field.fullName'))).toHaveValue('Nguyễn Thị Hạnh');
    await expect(field(page, emailField)).toHaveValue('hanh-tai-vidu');
    await expectAccessible(page);
  });

  await test.step('The server rejects a common password when the field loses the focus', async () => {
    await field(page, emailField).fill(email);
    await field(page, passwordField).fill('password123');
    await field(page, emailField).focus();
    await expect(page.getByText('Mật khẩu này quá phổ biến')).toBeVisible();
    await expect(field(page, passwordField)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, emailField)).toHaveValue(email);
  });

  await test.step('The registration returns to the checkout with a session', async () => {
    await field(page, passwordField).fill(PASSWORD);
    await expectToast(page, t('accounts:registered'), () => press(page, t('accounts:register.submit')));
    await expect(page).toHaveURL(/\/checkout\//);
    await expect(payButton(page)).toBeVisible();
    const tokens = await page.evaluate(() => [
      localStorage.getItem('accessToken'),
      localStorage.getItem('refreshToken'),
    ]);
    expect(tokens.every(Boolean)).toBe(true);
  });

  await test.step('The payment opens the first lesson', async () => {
    await chooseGateway(page, 'VNPAY');
    await payButton(page).click();
    await decideAtGateway(page, 'pay');
    await expect(title(page, t('billing:result.successTitle'))).toBeVisible();
    await link(page, t('billing:result.start')).click();
    await expect(title(page, FIRST_LESSON)).toBeVisible();
  });

  await test.step('The lesson is complete after its time', async () => {
    await expect(page.getByText(textStart('learning:why.dwellRule'))).toBeVisible();
    await passTime(email, FIRST_LESSON, 28);
    await page.reload();
    await expect(page.getByText(t('learning:why.done'))).toBeVisible({ timeout: 30_000 });
    await visitor.go('/dashboard');
    await expect(page.getByText(FIRST_LESSON).or(page.getByText(/1\/9/)).first()).toBeVisible();
  });
});
