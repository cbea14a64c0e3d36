import { signIn } from '../accounts.ts';
import { expectAccessible, inspect } from '../axe.ts';
import { press } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textPattern, textStart } from '../texts.ts';

test('An administrator compares operations with their targets and replays failed jobs', {
  tag: '@desktop',
}, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.signIn(await signIn('admin@sen.test'));
  await visitor.go('/admin/performance');

  await test.step('The chart shows the chosen operation, also as a table', async () => {
    const operations = page.getByRole('region', { name: t('performance:operations') });
    const operation = t('performance:operation.Checkout');
    await press(operations, textPattern('performance:showAll'));
    await operations.getByRole('button', { name: new RegExp(`^${operation}\\s+Checkout`) }).click();
    const chart = operations.getByRole('heading', { name: t('performance:answerTime', { operation }) });
    await expect(chart).toBeVisible();
    await expect(operations.locator('[role=img][tabindex]')).toBeVisible();
    await expect(operations.getByText(/vượt mục tiêu/i).first()).toBeVisible();
    await press(operations, t('workspace:chart.asTable'));
    await expect(operations.getByRole('columnheader', { name: 'p95' }).first()).toBeVisible();
    await choose(page.getByRole('combobox', { name: t('performance:period') }), { value: 'WEEK' });
    await expect(page).toHaveURL(/period=WEEK/);
    // The figures of the other period are dimmed until the new ones arrive; a loaded page has the new ones only
    await page.reload();
    await inspect(page);
    await expect(operations.locator('[role=img][tabindex]')).toBeVisible();
  });

  const letters = page.getByRole('region', { name: t('performance:lettersTitle') });
  await test.step('A replayed job stays in the list and becomes done', async () => {
    const job = t('performance:job.certificates.issue-due');
    await expectToast(page, t('performance:replayed', { count: 1 }), () =>
      letters.getByRole('button', { name: new RegExp(`^Chạy lại: ${job}`) }).click(),
    );
    const row = letters.getByRole('listitem').filter({ hasText: job });
    // The screen refreshes every ten seconds
    await expect(row.getByText(t('performance:letterState.DONE'))).toHaveCount(1, { timeout: 60_000 });
  });

  await test.step('Several jobs are replayed by kind, with a reason', async () => {
    await press(letters, t('performance:replayMany'));
    const dialog = page.getByRole('dialog', { name: t('performance:replayAllTitle') });
    const kinds = dialog.getByRole('list', { name: t('performance:wouldReplay') });
    await expect(kinds.getByText(t('performance:jobs', { value: 2 }))).toBeVisible();
    const send = dialog.getByRole('button', { name: t('performance:replayAll', { count: 2 }) });
    await send.click();
    await expect(dialog.getByText(t('performance:reasonMissing'))).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole('textbox', { name: textStart('performance:replayReason') })
      .fill('Cơ sở dữ liệu đã chạy lại.');
    await expectToast(page, t('performance:replayed', { count: 2 }), () => send.click());
    await page.reload();
    const done = letters
      .getByRole('listitem')
      .filter({ hasText: 'analytics.sum' })
      .getByText(t('performance:letterState.DONE'));
    await expect(done).toHaveCount(2, { timeout: 60_000 });
  });
});
