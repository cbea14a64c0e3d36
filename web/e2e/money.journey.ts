import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect } from './looks.ts';
import { newStudent, PASSWORD, startSession, tokensOf } from './people.ts';
import { type Visitor, visitor } from './visitor.ts';

/** Both of the demo's teacher. */
const COURSES = ['git-khong-so', 'react-19-tu-con-so-0'];

/** Answers the question who is there, which money asks for. */
const prove = async ({ page }: Visitor) => {
  const question = page.getByRole('dialog').filter({ has: page.getByLabel('Mật khẩu') });
  await question.getByLabel('Mật khẩu').fill(PASSWORD);
  await question.getByRole('button', { name: 'Xác nhận' }).click();
};

describe('a purchase with a coupon', () => {
  const teacher = visitor('desktop', { isStory: true });
  const buyer = visitor('phone', { isStory: true });

  test('begins with the teacher, who makes it', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/coupons');
    await page.getByRole('button', { name: 'Tạo mã giảm giá' }).first().click();
    await page.getByLabel('Mã', { exact: true }).fill('HOCCUNG20');
    await page.getByLabel('Phần trăm giảm').fill('20');
    await page.getByRole('button', { name: 'Tạo mã', exact: true }).click();
    await page.getByText('HOCCUNG20').first().waitFor();
    await inspect(teacher, 'teacher-coupons');
  });

  test('takes it off both courses of the cart, is paid, and says so on its bill', async () => {
    const { page } = buyer;
    await startSession(buyer, await newStudent('Trần Thị Mua'));
    for (const course of COURSES) {
      await buyer.go(`/courses/${course}`);
      await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first().click();
      await page.getByText('Đã thêm vào giỏ hàng.').first().waitFor({ state: 'attached' });
    }
    await buyer.go('/cart');
    await page.getByLabel('Mã giảm giá').fill('hoccung20');
    await page.getByRole('button', { name: 'Áp dụng' }).click();
    await page.getByText(/Dùng cho 2 trong 2 khoá/).waitFor();
    await inspect(buyer, 'cart-with-coupon');
    await buyer.go('/checkout');
    await page.getByRole('radio', { name: 'MoMo', exact: true }).check();
    await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click();
    await page.getByRole('heading', { name: 'Khoá học là của bạn rồi' }).waitFor();
    await inspect(buyer, 'payment-of-cart');
    await buyer.go('/dashboard/bills');
    await page
      .getByRole('link', { name: /^S\d{6}-/ })
      .first()
      .click();
    await page.getByText('mã HOCCUNG20').first().waitFor();
    await inspect(buyer, 'bill-with-coupon');
    const [paid] = await sql<{ off: string }>(
      `select sum(l.coupon_discount) as off from orders o join order_line l on l.order_id = o.id
       where o.coupon_code = 'HOCCUNG20' and o.status = 'PAID'`,
    );
    expect(Number(paid?.off)).toBeGreaterThan(0);
    await teacher.go('/teacher/coupons');
    await teacher.page
      .getByRole('row', { name: /HOCCUNG20/ })
      .getByText('1', { exact: true })
      .waitFor();
  });
});

describe('a payout', () => {
  const teacher = visitor('desktop', { isStory: true });
  const admin = visitor('desktop', { isStory: true });
  let number = '';

  test('is asked for by a teacher', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await sql("update payout_account set usable_from = now() - interval '1 minute'");
    await teacher.go('/teacher/earnings/payouts');
    await page.getByLabel('Số tiền').fill('300000');
    await inspect(teacher, 'payout-request');
    await page.getByRole('button', { name: 'Chi 300.000 ₫' }).click();
    await page.getByText('Đã gửi yêu cầu chi tiền.').first().waitFor({ state: 'attached' });
    const [made] = await sql<{ number: string }>(
      'select number from payout order by requested_at desc limit 1',
    );
    number = made!.number;
    await page.getByText(number).waitFor();
  });

  test('is approved, put into a file for the bank, and paid by its statement', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/payouts');
    await page.getByRole('button', { name: `Duyệt ${number}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Duyệt' }).click();
    await prove(admin);
    await page.getByText('Đã duyệt lệnh chi.').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Lập tệp' }).click();
    await page
      .getByText(/^Đã lập tệp/)
      .first()
      .waitFor({ state: 'attached' });
    await inspect(admin, 'payout-desk');
    const csv = `reference,content,debit,credit\nFT26327001,CHI TRA ${number},300000,\n`;
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Chọn tệp CSV' }).click();
    await (await chooser).setFiles({ name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('table', { name: 'Kết quả của tệp' }).getByText('Đã chi').waitFor();
    await inspect(admin, 'payout-statement');
    await teacher.go('/teacher/earnings/payouts');
    await teacher.page.getByText('Mã ngân hàng FT26327001').waitFor();
  });
});

describe('a package', () => {
  const teacher = visitor('phone', { isStory: true });
  const email = 'teacher@sen.test';
  /** Has the clock's own job look at packages now. */
  const turn = () => sql("insert into pgboss.job (name, data) values ('packages.turn', '{}')");
  const own = `(select p.id from person p where p.email = '${email}')`;
  const onSale = async () =>
    Number(
      (
        await sql<{ n: string }>(
          `select count(*) n from course where teacher_id = ${own} and status = 'PUBLISHED'`,
        )
      )[0]!.n,
    );

  test('is bought: a dearer one takes the place of the present one at once', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf(email));
    await teacher.go('/teacher/advanced/packages');
    await inspect(teacher, 'packages');
    await page.getByRole('link', { name: 'Chọn STUDIO' }).click();
    await page.getByRole('heading', { name: 'Nâng lên STUDIO hôm nay' }).waitFor();
    await inspect(teacher, 'package-upgrade');
    await page.getByRole('radio', { name: 'VNPAY', exact: true }).check();
    await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click();
    await page.getByRole('heading', { name: 'Gói của bạn đã bắt đầu' }).waitFor();
    await inspect(teacher, 'package-paid');
    await page.getByRole('link', { name: 'Về trang gói' }).click();
    await page
      .getByText(/^Dùng đến hết|Đang dùng, đến hết/)
      .first()
      .waitFor();
  });

  test('lapses: the newest courses stop selling, and one stays', async () => {
    const before = await onSale();
    expect(before).toBeGreaterThan(1);
    // As if all of it had been 40 days ago
    await sql(
      `update package_period set from_day = from_day - 40, to_day = to_day - 40
       where teacher_id = ${own} and closed_on is null`,
    );
    await sql(
      `update package_subscription set began_on = began_on - 40, ends_on = ends_on - 40
       where teacher_id = ${own} and state = 'ACTIVE'`,
    );
    await turn();
    await expect.poll(onSale, { timeout: 20_000 }).toBe(1);
    await teacher.go('/teacher/advanced/packages');
    await teacher.page.getByText('Gói miễn phí, không có ngày hết hạn.').waitFor();
    await inspect(teacher, 'packages-lapsed');
    await teacher.go('/teacher/courses');
    await teacher.page.getByText('Ngừng bán vì hết gói').first().waitFor();
    await inspect(teacher, 'courses-stopped');
  });

  test('is bought again, and they sell again', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/advanced/packages');
    await page.getByRole('link', { name: 'Chọn PRO' }).click();
    await page.getByRole('button', { name: /^Thanh toán \d/ }).click();
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click();
    await page.getByRole('heading', { name: 'Gói của bạn đã bắt đầu' }).waitFor();
    await expect.poll(onSale, { timeout: 20_000 }).toBeGreaterThan(1);
  });
});
