import { describe, expect, test } from 'vitest';
import { inspect, setColorScheme } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { downloads, expectToast, visitor, WIDTHS } from './visitor.ts';

describe.each(WIDTHS)('saved exports (%s)', (width) => {
  const admin = visitor(width, { isStory: true });

  test('a list that was exported is fetched, and exported again', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/content-reports');
    await page.waitForURL(/\/admin\/reports$/);
    await inspect(admin, 'reports-content');
    // J walks the list, Enter opens what it has come to; on phones the list makes room for it
    const list = page.getByRole('list', { name: 'Danh sách báo cáo' });
    await list.getByRole('link').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/reports\/[\w-]{36}$/);
    await page.getByRole('article').getByRole('button', { name: 'Quyết định' }).waitFor();
    await inspect(admin, 'reports-case');
    await admin.go('/admin/reports');
    await page.getByRole('link', { name: 'Tệp đã xuất' }).click();
    const ready = page.getByRole('listitem').filter({ hasText: 'Khoá học' }).filter({ hasText: 'Tải được' });
    await ready.first().waitFor();
    await page.getByText('Dừng ở dòng 412.').waitFor();
    await inspect(admin, 'reports-exports');
    await setColorScheme(admin, 'dark');
    await page.reload();
    await ready.first().waitFor();
    await inspect(admin, 'reports-exports-dark');
    const file = await downloads(page, () =>
      ready
        .first()
        .getByRole('button', { name: /^Tải xuống/ })
        .click(),
    );
    expect(file.slice(0, 2)).toBe('PK');
    const before = await ready.count();
    await ready
      .first()
      .getByRole('button', { name: /^Xuất lại/ })
      .click();
    await expect.poll(() => ready.count(), { timeout: 20_000 }).toBe(before + 1);
  });
});

describe('an appeal', () => {
  const admin = visitor('desktop', { isStory: true });
  const student = visitor('phone', { isStory: true });

  test('whoever was moderated appeals once', async () => {
    const { page } = student;
    await startSession(student, await tokensOf('student@sen.test'));
    await student.go('/dashboard/ratings?show=decisions');
    await page.getByRole('button', { name: 'Khiếu nại' }).click();
    await page.getByRole('textbox', { name: /^Vì sao/ }).fill('Em chỉ muốn học nhóm cùng các bạn.');
    await inspect(student, 'own-decisions');
    await expectToast(page, 'Đã gửi khiếu nại', () =>
      page.getByRole('button', { name: 'Gửi khiếu nại' }).click(),
    );
    expect(await page.getByRole('button', { name: 'Khiếu nại' }).count()).toBe(0);
  });

  test('and somebody else brings it back, which its author reads', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/reports?tab=appeals');
    const entry = page.getByRole('link').filter({ hasText: 'học nhóm cùng các bạn' });
    await entry.click();
    const appeal = page.getByRole('article').filter({ hasText: 'học nhóm cùng các bạn' });
    await appeal.getByText('Phan Thu Hà đã gỡ').waitFor();
    await inspect(admin, 'reports-appeals');
    await appeal.getByRole('radio', { name: 'Khôi phục nội dung' }).check({ force: true });
    await appeal.getByRole('textbox', { name: /^Lý do/ }).fill('Lời mời học nhóm không trái quy định.');
    await expectToast(page, 'Đã ghi quyết định', () =>
      appeal.getByRole('button', { name: 'Quyết định' }).click(),
    );
    await entry.waitFor({ state: 'detached' });
    await student.go('/dashboard/ratings?show=decisions');
    await student.page.getByText('Lời mời học nhóm không trái quy định.').waitFor();
    await student.page.getByText('Đã hiện lại').waitFor();
  });
});
