import { describe, expect, test } from 'vitest';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { visitor, WIDTHS } from './visitor.ts';

describe.each(WIDTHS)('how courses go (%s)', (width) => {
  const teacher = visitor(width);

  test('the list of courses begins with what waits, and each way leads to its list', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/courses');
    const waiting = page.getByRole('region', { name: 'Chờ bạn' });
    await waiting.waitFor();
    await page.getByRole('region', { name: '30 ngày qua' }).getByText('Bạn nhận, 30 ngày').waitFor();
    await inspect(teacher, 'teacher-desk');
  });

  test('all courses together, over another period, and a chart as its table', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/analytics');
    const money = page.getByRole('region', { name: 'Doanh thu theo thời gian' });
    await money.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await money.getByRole('slider').getAttribute('aria-valuenow')).toBe('29');
    await money.getByRole('button', { name: 'Xem dạng bảng' }).click();
    await money.getByRole('columnheader', { name: 'Bạn nhận' }).waitFor();
    await page.getByRole('combobox', { name: 'Khoảng thời gian' }).selectOption('365');
    await page.getByText('Cộng theo tuần.', { exact: false }).first().waitFor();
    await inspect(teacher, 'analytics');
  });

  test('one course: where students stop, and what to mend first', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/analytics/courses');
    await inspect(teacher, 'analytics-courses');
    await page
      .getByRole('link', { name: /^React 19/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /^React 19/ }).waitFor();
    await page.getByRole('region', { name: 'Học viên đi tới bài nào?' }).waitFor();
    await page.getByRole('list', { name: 'Từ lúc xem đến lúc mua' }).waitFor();
    await page.getByRole('region', { name: 'Bài nên sửa trước' }).waitFor();
    await inspect(teacher, 'analytics-course');
  });

  test('students at risk, for one reason, each with the way to their course', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/analytics/students');
    await page.getByRole('button', { name: 'Chưa bắt đầu' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('reason')).toBe('NOT_BEGUN');
    await inspect(teacher, 'analytics-students');
  });

  test('students of all courses: narrowed, chosen over pages, and each leads to its course', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/student-management');
    await page.getByRole('heading', { level: 1, name: 'Quản lý học viên' }).waitFor();
    await page.getByRole('checkbox', { name: 'Chọn mọi dòng của trang này' }).check({ force: true });
    await page.getByText(/^Đã chọn \d+ dòng$/).waitFor();
    await inspect(teacher, 'student-management');
    await page.getByRole('combobox', { name: 'Cần để ý' }).selectOption('STOPPED');
    await expect.poll(() => new URL(page.url()).searchParams.get('risk')).toBe('STOPPED');
    await page
      .getByText(/^Đã \d+ ngày không học$/)
      .first()
      .waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Xuất CSV dòng đã chọn' }).click();
    expect((await file).suggestedFilename()).toMatch(/^hoc-vien-.*\.csv$/);
    await page.getByRole('row').getByRole('link').first().click();
    await page.waitForURL(/\/teacher\/courses\/[^/]+\/students\?search=/);
  });

  test('a course of somebody else is none of theirs', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/analytics/course/00000000-0000-4000-8000-000000000000');
    await page.getByText('Không có khoá học này để phân tích').waitFor();
  });
});
