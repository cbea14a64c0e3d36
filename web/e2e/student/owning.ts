import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { PASSWORD } from '../people.ts';
import { expectToast, waitUntilReady } from '../visitor.ts';
import { COURSE, main, type Student, tokensIn } from './student.ts';

/** What is theirs: their courses, and coming and going. */
export function owning({ student, email, width }: Student): void {
  test('finds the course and its progress among their own', async () => {
    const { page } = student;
    await student.go('/learning');
    await page.getByText('2/14 bài · 14%').waitFor();
    await inspect(student, 'learning');
    await student.go('/dashboard/courses?status=COMPLETED');
    await page.getByText('Không có khoá nào hợp điều kiện này').waitFor();
    await inspect(student, 'dashboard-nothing');
    await page.getByRole('button', { name: 'Xem tất cả' }).click();
    await page.getByText('2/14 bài · 14%').waitFor();
    await inspect(student, 'dashboard');
    await student.go('/');
    await page.getByRole('heading', { name: /^Học tiếp nhé/ }).waitFor();
    await inspect(student, 'home-student');
  });

  test('is not sold the same course again', async () => {
    const { page } = student;
    await student.go(`/courses/${COURSE}`);
    await page.getByRole('link', { name: 'Học tiếp' }).filter({ visible: true }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Mua ngay' }).count()).toBe(0);
    await inspect(student, 'detail-owned');
    await student.go(`/checkout/${COURSE}`);
    await page.getByRole('heading', { name: 'Bạn đã có khoá học này' }).waitFor();
    expect(await page.getByRole('button', { name: /^Thanh toán/ }).count()).toBe(0);
    await accessible(page);
  });

  test('takes a free course without any gateway', async () => {
    const { page } = student;
    await student.go('/courses/chup-anh-dien-thoai');
    await main(student, /^Vào học miễn phí$/)
      .first()
      .click();
    const start = page.getByRole('link', { name: 'Bắt đầu học' }).filter({ visible: true }).first();
    await start.waitFor();
    await inspect(student, 'detail-enrolled');
    await start.click();
    await page.waitForURL(/\/learning\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilReady(page);
  });

  test('signs out, and nothing of them stays behind', async () => {
    const { page } = student;
    await student.go('/');
    if (width === 'desktop') await page.getByRole('button', { name: 'Tài khoản: Nguyễn Thị Hạnh' }).click();
    else await page.getByRole('button', { name: 'Mở trình đơn' }).click();
    await accessible(page);
    await expectToast(page, 'Đăng xuất thành công', () =>
      page.getByRole('button', { name: 'Đăng xuất' }).filter({ visible: true }).click(),
    );
    await expect.poll(() => tokensIn(student)).toEqual([null, null]);
    await page.getByRole('heading', { name: /^Học tiếp nhé/ }).waitFor({ state: 'detached' });
    await student.go('/learning');
    await page.waitForURL(/\/login\?next=%2Flearning/);
  });

  test('signs in again: a wrong password is told, the right one leads back', async () => {
    const { page } = student;
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field('Email').fill(email);
    await field('Mật khẩu').fill('sai-mat-khau');
    await main(student, /^Đăng nhập$/).click();
    await page.getByRole('alert').first().waitFor();
    expect(await field('Email').inputValue()).toBe(email);
    await inspect(student, 'login-mistake');
    await field('Mật khẩu').fill(PASSWORD);
    await expectToast(page, 'Đăng nhập thành công', () => field('Mật khẩu').press('Enter'));
    await page.waitForURL(/\/learning$/);
    await page.getByText('2/14 bài · 14%').waitFor();
  });
}
