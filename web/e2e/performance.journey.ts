import { describe, expect, test } from 'vitest';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { expectToast, visitor, WIDTHS } from './visitor.ts';

/** The demo has failed jobs, and what becomes of them is seen once: the second width finds them done. */
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
    const row = letters.getByRole('listitem').filter({ hasText: 'Cấp chứng chỉ còn thiếu' });
    await expect.poll(() => row.getByText('Đã xong').count(), { timeout: 45_000 }).toBe(1);
    await inspect(admin, 'performance-replayed');
  });

  test('all others are told by kind, and replayed with a reason', async () => {
    const { page } = admin;
    const letters = page.getByRole('region', { name: 'Việc hỏng cần xem' });
    const open = letters.getByRole('button', { name: 'Chạy lại nhiều việc…' });
    const done = letters.getByRole('listitem').filter({ hasText: 'analytics.sum' }).getByText('Đã xong');
    if (await open.count()) {
      await open.click();
      const dialog = page.getByRole('dialog', { name: 'Chạy lại việc hỏng' });
      const kinds = dialog.getByRole('list', { name: 'Những việc sẽ chạy lại' });
      await kinds.getByText('2 việc').waitFor();
      await inspect(admin, 'performance-replay-all');
      const send = dialog.getByRole('button', { name: 'Chạy lại cả 2 việc' });
      await send.click();
      await dialog.getByText('Viết vài chữ về lý do').waitFor();
      await dialog.getByRole('textbox', { name: /^Vì sao/ }).fill('Cơ sở dữ liệu đã chạy lại.');
      await expectToast(page, 'Đang chạy lại 2 việc', () => send.click());
    }
    await expect.poll(() => done.count(), { timeout: 45_000 }).toBe(2);
  });
});
