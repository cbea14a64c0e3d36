import { t, textPattern, textStart } from '../texts.ts';
import { describe, expect, test } from 'vitest';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { expectToast, visitor, WIDTHS } from './visitor.ts';

/** The demo has failed jobs, and what becomes of them is seen once: the second width finds them done. */
describe.each(WIDTHS)('how the platform goes (%s)', (width) => {
  const admin = visitor(width, { isStory: true });

  await test.step('operations stand beside their targets, and the one that is picked in the chart', async () => {
    const { page } = admin;
    await admin.signIn(await signIn('admin@sen.test'));
    await admin.go('/admin/performance');
    const operations = page.getByRole('region', { name: t('performance:operations') });
    await operations.getByRole('button', { name: 'Thanh toán Checkout' }).click();
    await expect(operations.getByRole('heading', { name: t('performance:answerTime', { operation: 'Thanh toán' }) })).toBeVisible();
    await expect(operations.getByRole('slider')).toBeVisible();
    await expect(operations
      .getByText(/Có lúc vượt hẹn|Vượt hẹn/)
      .first()).toBeVisible();
    await operations.getByRole('button', { name: t('workspace:chart.asTable') }).click();
    await expect(operations.getByRole('columnheader', { name: 'p95' }).first()).toBeVisible();
    await page.getByRole('combobox', { name: t('performance:period') }).selectOption('WEEK');
    await expect(operations.getByRole('slider')).toBeVisible();
    await inspect(admin.page); // AXE performance
  });

  await test.step('a failed job is replayed, its row stays, and it is done', async () => {
    const { page } = admin;
    const letters = page.getByRole('region', { name: t('performance:lettersTitle') });
    const replay = letters.getByRole('button', { name: /^Chạy lại: Cấp chứng chỉ còn thiếu/ });
    await expect(letters.getByText(t('performance:job.certificates.issue-due'))).toBeVisible();
    if (await replay.count()) await expectToast(page, t('performance:replayed', { count: 1 }), () => replay.click());
    // Asked again every ten seconds
    const row = letters.getByRole('listitem').filter({ hasText: t('performance:job.certificates.issue-due') });
    await expect(row.getByText(t('tickets:state.RESOLVED'))).toHaveCount(1, { timeout: 45_000 });
    await inspect(admin.page); // AXE performance-replayed
  });

  await test.step('all others are told by kind, and replayed with a reason', async () => {
    const { page } = admin;
    const letters = page.getByRole('region', { name: t('performance:lettersTitle') });
    const open = letters.getByRole('button', { name: t('performance:replayMany') });
    const done = letters.getByRole('listitem').filter({ hasText: 'analytics.sum' }).getByText(t('tickets:state.RESOLVED'));
    if (await open.count()) {
      await open.click();
      const dialog = page.getByRole('dialog', { name: t('performance:replayAllTitle') });
      const kinds = dialog.getByRole('list', { name: t('performance:wouldReplay') });
      await expect(kinds.getByText(t('performance:jobs', { value: 2 }))).toBeVisible();
      await inspect(admin.page); // AXE performance-replay-all
      const send = dialog.getByRole('button', { name: t('performance:replayAll', { count: 2 }) });
      await send.click();
      await expect(dialog.getByText(t('performance:reasonMissing'))).toBeVisible();
      await dialog.getByRole('textbox', { name: textStart('performance:reason') }).fill('Cơ sở dữ liệu đã chạy lại.');
      await expectToast(page, t('performance:replayed', { count: 2 }), () => send.click());
    }
    await expect(done).toHaveCount(2, { timeout: 45_000 });
  });
});
