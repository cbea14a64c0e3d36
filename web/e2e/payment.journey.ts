import { describe, test } from 'vitest';
import { inspect } from './looks.ts';
import { newEmail, newStudent, startSession, tokensOf } from './people.ts';
import { visitor } from './visitor.ts';

const COURSE = 'git-khong-so';

describe('money that is in doubt', () => {
  const buyer = visitor('phone', { isStory: true });
  const admin = visitor('desktop', { isStory: true });
  const email = newEmail();

  test('is said to its buyer, with by when a person answers, and never asked for again', async () => {
    const { page } = buyer;
    await startSession(buyer, await newStudent('Nguyễn Thị Hạnh', email));
    await buyer.go(`/checkout/${COURSE}`);
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: /^Thanh toán/ }).click();
    await page.getByRole('button', { name: 'Trừ tiền nhưng bị nghi ngờ' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sen đang kiểm tra khoản thanh toán này' }).waitFor();
    await page.getByText(/trả lời bạn trước \d\d:\d\d, \d\d\/\d\d\/\d{4}/).waitFor();
    await inspect(buyer, 'payment-doubt');
    await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
    await page.getByText('cổng vẫn chưa chắc chắn về giao dịch này').waitFor();
    await page.getByRole('button', { name: /^Kiểm tra lại sau \d+ giây$/ }).waitFor();
    await buyer.go(`/courses/${COURSE}`);
    await page
      .getByRole('link', { name: 'Xem khoản thanh toán' })
      .filter({ visible: true })
      .first()
      .waitFor();
    await inspect(buyer, 'detail-payment-doubt');
    await buyer.go(`/checkout/${COURSE}`);
    await page.getByRole('heading', { name: 'Sen đang kiểm tra khoản thanh toán của bạn' }).waitFor();
    await inspect(buyer, 'checkout-payment-doubt');
    await buyer.go('/dashboard');
    await page.getByRole('link', { name: 'Xem khoản thanh toán' }).click();
    await page.waitForURL(/\/payment\/result\?reference=/);
  });

  test('is found by the administrator, who is told of it', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/dashboard/notifications');
    await page
      .getByRole('link', { name: /cần kiểm tra thanh toán/ })
      .first()
      .click();
    await page.waitForURL(/\/admin\/bills\?search=S/);
    await page.getByRole('cell', { name: email }).waitFor();
    await page.getByText('Cổng nghi ngờ giao dịch').waitFor();
    await inspect(admin, 'bills');
    await page.getByRole('searchbox').fill('khong-co-don-nay');
    await page.getByRole('searchbox').press('Enter');
    await page.getByText('Không có đơn nào khớp').waitFor();
    await inspect(admin, 'bills-nothing');
  });
});
