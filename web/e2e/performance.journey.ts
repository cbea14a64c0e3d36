import { describe, expect, test } from 'vitest';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { expectToast, visitor, WIDTHS } from './visitor.ts';

/** The demo has one failed job, and what becomes of it is seen once: the second width finds it done. */
describe.each(WIDTHS)('how the platform goes (%s)', (width) => {
  const admin = visitor(width, { isStory: true });

  test('operations stand beside their targets, and the one that is picked in the chart', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/performance');
    const operations = page.getByRole('region', { name: 'Các thao tác' });
    await operations.getByRole('button', { name: 'Thanh toán Checkout' }).click();
    await operations.getByRole('heading', { name: 'Thanh toán: thời gian trả lời' }).waitFor();
    await operations.getByRole('slider').waitFor();
    await operations
      .getByText(/Có lúc vượt hẹn|Vượt hẹn/)
      .first()
      .waitFor();
    await operations.getByRole('button', { name: 'Xem dạng bảng' }).click();
    await operations.getByRole('columnheader', { name: 'p95' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Khoảng thời gian' }).selectOption('WEEK');
    await operations.getByRole('slider').waitFor();
    await inspect(admin, 'performance');
  });

  test('a failed job is replayed, its row stays, and it is done', async () => {
    const { page } = admin;
    const letters = page.getByRole('region', { name: 'Việc hỏng cần xem' });
    const replay = letters.getByRole('button', { name: /^Chạy lại: Cấp chứng chỉ còn thiếu/ });
    await letters.getByText('Cấp chứng chỉ còn thiếu').waitFor();
    if (await replay.count()) await expectToast(page, 'Đang chạy lại 1 việc', () => replay.click());
    // Asked again every ten seconds
    await expect.poll(() => letters.getByText('Đã xong').count(), { timeout: 45_000 }).toBe(1);
    await inspect(admin, 'performance-replayed');
  });
});
