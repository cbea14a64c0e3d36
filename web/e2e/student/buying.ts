import { expect, test } from 'vitest';
import { accessible, fits, inspect } from '../looks.ts';
import { PASSWORD } from '../people.ts';
import { expectToast, type Visitor } from '../visitor.ts';
import { COURSE, FIRST, main, type Student, tokensIn } from './student.ts';

/** On the gateway's page: what the buyer does there. */
async function decide({ page }: Visitor, decision: string) {
  await page.getByRole('heading', { level: 1, name: 'VNPAY mô phỏng' }).waitFor();
  await accessible(page);
  await fits(page);
  await page.getByRole('button', { name: decision, exact: true }).click();
  await page.waitForURL(/\/payment\/result/);
}

/** From the course’s page past the gateway to the first lesson. */
export function buying({ student, email }: Student): void {
  test('registers on the way to the checkout; mistakes are shown beside what was typed', async () => {
    const { page } = student;
    await student.go(`/courses/${COURSE}`);
    await page.getByRole('link', { name: 'Đăng nhập để mua' }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { name: 'Đăng nhập để tiếp tục' }).waitFor();
    await inspect(student, 'checkout-guest');
    await page.getByRole('link', { name: 'Tạo tài khoản' }).click();
    await page.waitForURL(/\/register\?next=/);
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field('Họ và tên').fill('Nguyễn Thị Hạnh');
    await field('Email').fill('hanh-tai-vidu');
    await field('Mật khẩu').fill('ngan');
    await main(student, /^Tạo tài khoản$/).click();
    await page.getByText('Email cần có dạng ten@vidu.com').waitFor();
    await page.getByText('Mật khẩu cần ít nhất 8 ký tự').waitFor();
    expect(await field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(await field('Họ và tên').inputValue()).toBe('Nguyễn Thị Hạnh');
    expect(await field('Email').inputValue()).toBe('hanh-tai-vidu');
    await inspect(student, 'register-mistakes');
    await field('Email').fill(email);
    await field('Mật khẩu').fill('password123');
    // The server's word, as soon as the field is left
    await field('Email').focus();
    await page.getByText('Mật khẩu này quá phổ biến').waitFor();
    await expect.poll(() => field('Mật khẩu').getAttribute('aria-invalid')).toBe('true');
    expect(await field('Email').inputValue()).toBe(email);
    await field('Mật khẩu').fill(PASSWORD);
    await expectToast(page, 'Đăng ký thành công', () => main(student, /^Tạo tài khoản$/).click());
    await page.waitForURL(/\/checkout\//);
    await main(student, /^Thanh toán 459/).waitFor();
    expect((await tokensIn(student)).every(Boolean)).toBe(true);
  });

  test('stops at the gateway, and comes back to an order that waits', async () => {
    const { page } = student;
    await inspect(student, 'checkout');
    await main(student, /^Thanh toán 459/).click();
    await decide(student, 'Huỷ giao dịch');
    await page.getByRole('heading', { level: 1, name: 'Bạn đã dừng thanh toán' }).waitFor();
    await inspect(student, 'payment-cancelled');
    await page.getByRole('link', { name: 'Thanh toán lại' }).click();
    await main(student, /^Thanh toán 459/).waitFor();
  });

  test('hears what is wrong when the bank refuses', async () => {
    const { page } = student;
    await main(student, /^Thanh toán 459/).click();
    await decide(student, 'Tài khoản không đủ số dư');
    await page.getByRole('heading', { level: 1, name: 'Thanh toán không thành công' }).waitFor();
    await page.getByText('Tài khoản không đủ số dư.').waitFor();
    await inspect(student, 'payment-failed');
    await page.getByRole('link', { name: 'Thanh toán lại' }).click();
  });

  test('pays; the course opens also when the notice of the gateway gets lost', async () => {
    const { page } = student;
    await main(student, /^Thanh toán 459/).click();
    await decide(student, 'Thanh toán, nhưng thông báo bị thất lạc');
    await page.getByRole('heading', { level: 1, name: 'Đang chờ cổng thanh toán xác nhận' }).waitFor();
    await inspect(student, 'payment-waiting');
    await main(student, /^Kiểm tra lại$/).click();
    await page.getByRole('heading', { level: 1, name: 'Khoá học là của bạn rồi' }).waitFor();
    await inspect(student, 'payment-success');
    await page.getByRole('link', { name: 'Học bài đầu tiên' }).click();
    await page.getByRole('heading', { level: 1, name: FIRST }).waitFor();
  });
}
