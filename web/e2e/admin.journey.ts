import { t } from '../texts.ts';
import { describe, expect, test } from 'vitest';
import { accessible, inspect } from './looks.ts';
import { newStudent, PASSWORD, startSession, tokensOf } from './people.ts';
import { expectToast, visitor, WIDTHS, waitUntilReady } from './visitor.ts';

const PENDING = /Thở và thiền/;

describe.each(WIDTHS)('an administrator (%s)', (width) => {
  const admin = visitor(width, { isStory: true });

  await test.step('is led to the sign-in of the administration', async () => {
    const { page } = admin;
    await page.goto('/admin');
    await page.waitForURL(/\/admin\/login\?next=%2Fadmin/);
    await expect(page.getByRole('heading', { level: 1, name: t('accounts:signIn.adminTitle') })).toBeVisible();
    await inspect(admin.page); // AXE admin-login
    await page.getByRole('textbox', { name: t('tickets:contact.email') }).fill('admin@sen.test');
    await page.getByRole('textbox', { name: t('accounts:field.password'), exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('performance:operation.SignIn'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('desk:title') })).toBeVisible();
    const queues = page.getByRole('list', { name: t('desk:queues') }).getByRole('link');
    await expect(queues).toHaveCount(8);
    await expect(page.getByText(/^Có \d+ việc đang chờ\./)).toBeVisible();
    // Below: money with its table behind the switch, people, and what failed with where one looks
    const revenue = page.getByRole('region', { name: t('desk:revenue.title.month') });
    await expect(revenue.getByRole('slider', { name: t('desk:revenue.title.month') })).toBeVisible();
    await expect(page.getByRole('slider', { name: t('desk:people.byDay') })).toBeVisible();
    const failures = page.getByRole('region', { name: t('desk:failures.title') }).getByRole('listitem');
    await expect(failures).toHaveCount(4);
    await inspect(admin.page); // AXE admin-desk
    await revenue.getByRole('button', { name: t('workspace:chart.asTable') }).click();
    await expect(revenue.getByRole('row')).toHaveCount(32);
    await inspect(admin.page); // AXE admin-desk-table
    // The year is read when somebody asks for it; the switch keeps the focus
    const period = page.getByRole('group', { name: t('desk:revenue.period') });
    await period.getByRole('button', { name: t('desk:revenue.periods.year') }).press('Enter');
    const year = page.getByRole('region', { name: t('desk:revenue.title.year') });
    await expect(year.getByRole('slider', { name: t('desk:revenue.title.year') })).toBeVisible();
    await expect(year.locator('button:focus')).toHaveText(t('desk:revenue.periods.year'));
    await year.getByRole('button', { name: t('workspace:chart.asTable') }).click();
    await expect(year.getByRole('row')).toHaveCount(14);
    await inspect(admin.page); // AXE admin-desk-year
    await queues.filter({ hasText: t('desk:queue.COURSE_REVIEWS') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('desk:queue.COURSE_REVIEWS') })).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: t('workspace:nav.sections') });
    if (width === 'desktop') await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
  });

  await test.step('sees what waits, and what has been decided', async () => {
    const { page } = admin;
    await expect(page.getByRole('link', { name: PENDING }).first()).toBeVisible();
    await inspect(admin.page); // AXE review-queue
    await page.getByRole('searchbox', { name: t('review:search') }).fill('khong co khoa nao ten nay');
    await page.getByRole('searchbox', { name: t('review:search') }).press('Enter');
    await expect(page.getByText(t('review:filterTitle'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('review:filterTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('audit:clear') }).click();
    await expect(page.getByRole('link', { name: PENDING }).first()).toBeVisible();
    await page.getByRole('link', { name: t('review:decision.WITHDRAWN') }).click();
    await expect(page.getByText(t('review:emptyDecided'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('review:backToQueue') }).click();
  });

  await test.step('can read and watch every lesson of a submission', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: PENDING }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: PENDING })).toBeVisible();
    await inspect(admin.page); // AXE review
    const rows = page.getByRole('region', { name: t('review:outline') }).locator('ol > li:has(> button)');
    await expect(rows).toHaveCount(8);
    for (let index = 0; index < 8; index++) {
      const row = rows.nth(index);
      await row.getByRole('button').first().click();
      const video = row.locator('video');
      const text = row.locator('p, h3, h4').first();
      await expect(video.or(text).first()).toBeVisible();
      // Its matter comes after its row: a video that can be played, or a text to read
      const plays = async () =>
        (await video.count()) > 0 &&
        (await video.evaluate((element: HTMLVideoElement) => element.readyState)) > 0;
      await expect.poll(async () => (await plays()) || (await row.innerText()).length > 200).toBe(true);
    }
    await waitUntilReady(page);
    await inspect(admin.page); // AXE review-open
  });

  await test.step('takes it from another reviewer, who is named until then', async () => {
    const { page } = admin;
    const card = page.getByRole('region', { name: t('review:reviewer') });
    const choice = card.getByRole('combobox', { name: t('review:reviewer') });
    await choice.selectOption({ label: 'Phan Thu Hà' });
    await expect(card.getByText('Phan Thu Hà đang duyệt.')).toBeVisible();
    await choice.selectOption({ label: t('review:holder.none') });
    await card.getByRole('button', { name: t('review:holder.take') }).click();
    await expect(card.getByRole('button', { name: t('review:holder.take') })).toBeHidden();
    await expect(choice.locator('option:checked')).toHaveText(t('review:holder.me', { name: 'Lê Minh Quân' }));
    await expectAccessible(page);
  });

  await test.step('decides only with every item judged, and rejects only with a reason', async () => {
    const { page } = admin;
    await expect(page.getByText(t('review:leftToJudge', { count: 6 }))).toBeVisible();
    await expect(page.getByRole('button', { name: t('desk:queue.COURSE_REVIEWS') })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: t('review:reject') }).click();
    const dialog = page.getByRole('dialog', { name: t('review:rejectTitle') });
    await dialog.getByRole('textbox', { name: t('review:rejectReason') }).fill('Sai');
    await dialog.getByRole('button', { name: t('review:rejectConfirm') }).click();
    await expect(dialog.getByText(t('review:tooShort', { minLength: 10 }))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: t('review:rejectReason') })).toHaveValue(t('quiz:question.false'));
    await expectAccessible(page);
    // Both widths share this submission
    if (width === 'desktop') return void (await page.keyboard.press('Escape'));
    await dialog
      .getByRole('textbox', { name: t('review:rejectReason') })
      .fill('Khoá học hứa chữa bệnh, trái quy định của Sen.');
    await expectToast(page, t('review:rejected'), () =>
      dialog.getByRole('button', { name: t('review:rejectConfirm') }).click(),
    );
    await expect(page.getByRole('heading', { name: t('support:kind.COURSE_REVIEWED.name') })).toBeVisible();
    await expect(page.getByText(t('filters:list.titleCategory', { category: 'hứa chữa bệnh, trái quy định của Sen.' }))).toBeVisible();
    await admin.go('/admin/courses/review?decision=REJECTED');
    await expect(page.getByRole('link', { name: PENDING }).first()).toBeVisible();
  });
});

describe('an administrator with the keyboard alone', () => {
  const admin = visitor('desktop', { isStory: true });
  const find = () => admin.page.getByRole('dialog', { name: t('workspace:quickFind') });
  const field = () => find().getByRole('combobox', { name: t('quickFind:label') });
  const open = async () => {
    await admin.page.keyboard.press('Control+k');
    await expect(field()).toBeFocused();
  };

  await test.step('opens the quick find and closes it, and is back where they were', async () => {
    const { page } = admin;
    await admin.signIn(await signIn('admin@sen.test'));
    await admin.go('/admin/users');
    const people = page.getByRole('searchbox', { name: t('people:search') });
    await people.focus();
    await open();
    // Something typed does not take the first Escape for itself
    await page.keyboard.type('linh');
    await page.keyboard.press('Escape');
    await expect(find()).toBeHidden();
    await expect(people).toBeFocused();
  });

  await test.step('goes to a person by a few letters and an arrow, and back by what was opened last', async () => {
    const { page } = admin;
    const chosen = () => find().getByRole('option', { selected: true }).innerText();
    await open();
    await page.keyboard.type('khanh');
    await expect(find().getByRole('group', { name: t('workspace:nav.users') }).getByRole('option').nth(1)).toBeVisible();
    await expectAccessible(page);
    const first = await chosen();
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).not.toBe(first);
    const [name = ''] = (await chosen()).split('\n');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/users\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(find()).toHaveCount(0);
    const { pathname } = new URL(page.url());
    await admin.go('/admin/audit-logs');
    await open();
    await expect(find().getByRole('group', { name: t('quickFind:group.recent') }).getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
  });
});

describe('a student', () => {
  const student = visitor('desktop');

  await test.step('is told that the administration is not for them', async () => {
    await student.signIn(await newStudent());
    await student.go('/admin');
    await expect(student.page.getByRole('heading', { level: 1, name: t('common:forbidden.title') })).toBeVisible();
    await inspect(student.page); // AXE forbidden
  });
});
