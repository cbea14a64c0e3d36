import { newStudent, PASSWORD, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { dialog } from '../parts/dialog.ts';
import { field, press, title } from '../parts/find.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

test('An administrator signs in and sees queues, revenue, people and failures', { tag: '@desktop' }, async ({
  visitor,
}) => {
  const { page } = visitor;

  await test.step('The administration redirects to its separate sign-in', async () => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin/);
    await expect(title(page, t('accounts:signIn.adminTitle'))).toBeVisible();
    await field(page, t('accounts:field.email')).fill('admin@sen.test');
    await field(page, t('accounts:field.password')).fill(PASSWORD);
    await press(page, t('accounts:signIn.submit'));
    await expect(title(page, t('desk:title'))).toBeVisible();
  });

  const queues = page.getByRole('list', { name: t('desk:queues') }).getByRole('link');
  await test.step('The dashboard shows the queues, the charts and the failures', async () => {
    await expect(queues).toHaveCount(11);
    await expect(page.getByText(/^Có \d+ việc đang chờ\./)).toBeVisible();
    await expect(page.getByRole('img', { name: t('desk:people.byDay') })).toBeVisible();
    const failures = page.getByRole('region', { name: t('desk:failures.title') }).getByRole('listitem');
    await expect(failures).toHaveCount(4);
  });

  await test.step('The chart of a month has a table of its days', async () => {
    const revenue = page.getByRole('region', { name: t('desk:revenue.title.month') });
    await expect(revenue.getByRole('img', { name: t('desk:revenue.title.month') })).toBeVisible();
    await press(revenue, t('workspace:chart.asTable'));
    await expect(revenue.getByRole('row')).toHaveCount(32);
    await expectAccessible(page);
  });

  await test.step('The year is loaded on demand, and its button keeps the focus', async () => {
    const period = page.getByRole('group', { name: t('desk:revenue.period') });
    await period.getByRole('button', { name: t('desk:revenue.periods.year') }).press('Enter');
    const year = page.getByRole('region', { name: t('desk:revenue.title.year') });
    await expect(year.getByRole('img', { name: t('desk:revenue.title.year') })).toBeVisible();
    await expect(year.locator('button:focus')).toHaveText(t('desk:revenue.periods.year'));
    await press(year, t('workspace:chart.asTable'));
    await expect(year.getByRole('row')).toHaveCount(14);
  });

  await test.step('A queue links to its screen, which the sidebar highlights', async () => {
    await queues.filter({ hasText: t('desk:queue.COURSE_REVIEWS') }).click();
    await expect(title(page, t('review:title'))).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: t('workspace:nav.sections') });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
  });

  await test.step('A report shows the sales behind a row, and is saved', async () => {
    await visitor.go('/admin/business-reports?kind=CHANNELS&period=THIS_YEAR');
    const rows = page.getByRole('table', { name: t('businessReports:kind.CHANNELS') }).getByRole('row');
    await rows.nth(1).getByRole('button').click();
    const lines = page.getByRole('dialog').getByRole('listitem');
    await expect(lines).toHaveCount(20);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await press(page, t('businessReports:save'));
    const form = dialog(page, t('businessReports:save'));
    await field(form, t('businessReports:reportName')).fill('Kênh bán cả năm');
    await press(form, t('businessReports:save'));
    await expect(page.getByRole('link', { name: 'Kênh bán cả năm' })).toBeVisible();
  });
});

test('A student sees that the administration is forbidden', { tag: '@phone' }, async ({ visitor }) => {
  await visitor.signIn(await newStudent());
  await visitor.go('/admin');
  await expect(title(visitor.page, t('common:forbidden.title'))).toBeVisible();
  await expectAccessible(visitor.page);
});

test('The quick find works with the keyboard alone', { tag: '@desktop' }, async ({ visitor }) => {
  const { page } = visitor;
  const find = page.getByRole('dialog', { name: t('workspace:quickFind') });
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(find.getByRole('combobox', { name: t('quickFind:label') })).toBeFocused();
  };
  await visitor.signIn(await signIn('admin@sen.test'));

  await test.step('Escape closes it although it has text, and the focus returns', async () => {
    await visitor.go('/admin/users');
    const people = page.getByRole('searchbox', { name: t('people:search') });
    await people.focus();
    await open();
    await page.keyboard.type('linh');
    await page.keyboard.press('Escape');
    await expect(find).toBeHidden();
    await expect(people).toBeFocused();
  });

  await test.step('A few letters and an arrow key find a person, who is then in the recent results', async () => {
    const chosen = () => find.getByRole('option', { selected: true }).innerText();
    await open();
    await page.keyboard.type('khanh');
    const people = find.getByRole('group', { name: t('workspace:nav.users') });
    await expect(people.getByRole('option').nth(1)).toBeVisible();
    await expectAccessible(page);
    const first = await chosen();
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).not.toBe(first);
    const [name = ''] = (await chosen()).split('\n');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
    await expect(title(page, name)).toBeVisible();
    await expect(find).toHaveCount(0);
    const { pathname } = new URL(page.url());
    await visitor.go('/admin/audit-logs');
    await open();
    const recent = find.getByRole('group', { name: t('quickFind:group.recent') });
    await expect(recent.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathname);
  });
});
