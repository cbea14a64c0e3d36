import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect } from './looks.ts';
import { newStudent, PASSWORD, startSession, tokensOf } from './people.ts';
import { type Visitor, visitor } from './visitor.ts';

/** Answers the question who is there, where a screen asks it. */
const prove = async ({ page }: Visitor) => {
  const question = page.getByRole('dialog').filter({ has: page.getByLabel('Mật khẩu') });
  await question.getByLabel('Mật khẩu').fill(PASSWORD);
  await question.getByRole('button', { name: 'Xác nhận' }).click();
};

describe('a settlement file', () => {
  const admin = visitor('desktop', { isStory: true });

  test('is imported: a line that fits is booked, one that does not waits for an administrator', async () => {
    const { page } = admin;
    const [fits, differs] = await sql<{ id: string; reference: string; transaction: string; amount: string }>(
      `select id, reference, gateway_transaction as transaction, amount from payment_attempt
       where gateway = 'VNPAY' and status = 'SUCCEEDED' order by settled_at desc limit 2`,
    );
    const at = new Date().toISOString();
    const csv = [
      'kind,reference,transaction,amount,fee,settled_at',
      `PAYMENT,${fits!.reference},${fits!.transaction},${fits!.amount},4000,${at}`,
      `PAYMENT,${differs!.reference},${differs!.transaction},${Number(differs!.amount) - 1000},4000,${at}`,
    ].join('\n');
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/settlement');
    await inspect(admin, 'settlement');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Chọn tệp CSV' }).click();
    await (await chooser).setFiles({ name: 'vnpay.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await prove(admin);
    await page.getByText('Đã ghi 1 trong 2 dòng mới, 1 dòng lệch.', { exact: false }).waitFor();
    const row = page.getByRole('row', { name: new RegExp(differs!.reference) });
    // Older payments that no file has are on a list of their own
    await row.getByText('Lệch số tiền').waitFor();
    await inspect(admin, 'settlement-imported');
    const [booked] = await sql<{ n: string }>(
      `select count(*) as n from ledger_transaction where idempotency_key = 'settled:VNPAY:payment:${fits!.id}'`,
    );
    expect(Number(booked?.n)).toBe(1);
    await row.getByRole('button', { name: /^Đánh dấu đã xem xét/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Bạn đã tìm ra điều gì').fill('VNPAY đã trừ 1.000 ₫ phí đổi thẻ.');
    await dialog.getByRole('button', { name: 'Đánh dấu đã xem xét' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Cổng chưa chuyển/ }).click();
    await page
      .getByRole('row', { name: /Cổng chưa chuyển/ })
      .first()
      .waitFor();
    await inspect(admin, 'settlement-missing');
  });
});

describe('a dispute', () => {
  const admin = visitor('desktop', { isStory: true });
  const teacher = visitor('phone', { isStory: true });
  const course = 'react-19-tu-con-so-0';

  test('is entered about an order of a teacher who has taken everything out', async () => {
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await sql("update payout_account set usable_from = now() - interval '1 minute'");
    await teacher.go('/teacher/earnings/payouts');
    await teacher.page.getByRole('button', { name: /^Chi \d/ }).click();
    await teacher.page.getByText('Đã gửi yêu cầu chi tiền.').first().waitFor({ state: 'attached' });
    const [sold] = await sql<{ number: string }>(
      `select o.number from earning e join order_line l on l.id = e.line_id join orders o on o.id = l.order_id
       join course c on c.id = l.course_id where c.slug = '${course}' and e.released_at is not null and l.state = 'PAID'
         and (select count(*) from order_line x where x.order_id = o.id) = 1 order by o.paid_at desc limit 1`,
    );
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/bills/disputes');
    await page.getByRole('button', { name: 'Ghi nhận tra soát' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mã thanh toán hoặc số đơn').fill(sold!.number);
    await dialog.getByText(new RegExp(`^Đơn ${sold!.number}: “React 19`)).waitFor();
    await dialog.getByLabel('Mã vụ của cổng').fill('CB-JOURNEY-1');
    await dialog.getByRole('textbox', { name: 'Hạn gửi bằng chứng' }).fill('31/12/2099');
    await dialog.getByLabel('Bằng chứng', { exact: true }).fill('Người mua đã học ba bài.');
    await inspect(admin, 'dispute-dialog');
    await dialog.getByRole('button', { name: 'Ghi nhận tra soát' }).click();
    await prove(admin);
    await page
      .getByText(/^Đã ghi nhận vụ TS-/)
      .first()
      .waitFor({ state: 'attached' });
    await page
      .getByRole('row', { name: /CB-JOURNEY-1/ })
      .getByText('Đang tra soát')
      .waitFor();
    await inspect(admin, 'disputes');
  });

  test('is lost, and the teacher sees what is owed', async () => {
    const { page } = admin;
    const row = page.getByRole('row', { name: /CB-JOURNEY-1/ });
    await row.getByRole('button', { name: /^Mất tiền/ }).click();
    await page.getByLabel('Ngân hàng trả lời thế nào').fill('Chủ thẻ không thực hiện giao dịch.');
    await page.getByRole('dialog').getByRole('button', { name: 'Mất tiền' }).click();
    await page.getByText('Đã ghi nhận: mất tiền.').first().waitFor({ state: 'attached' });
    await row.getByText('Chủ thẻ không thực hiện giao dịch.', { exact: false }).waitFor();
    await teacher.go('/teacher/earnings');
    await teacher.page.getByText('Bạn đang nợ Sen').first().waitFor();
    await inspect(teacher, 'earnings-owed');
    await admin.go('/admin/ledger/teachers/receivable');
    await page.getByRole('row', { name: /Nguyễn Hoàng Nam/ }).waitFor();
    await inspect(admin, 'ledger-receivable');
  });
});

describe('a wrong course', () => {
  const buyer = visitor('phone', { isStory: true });

  test('is exchanged for a dearer one, whose rest is paid', async () => {
    const { page } = buyer;
    await startSession(buyer, await newStudent('Lê Thị Đổi'));
    await buyer.go('/checkout/git-khong-so');
    await page.getByRole('radio', { name: 'VNPAY', exact: true }).check();
    await page.getByRole('button', { name: /^Thanh toán/ }).click();
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click();
    await page.waitForURL(/payment\/result/);
    await buyer.go('/dashboard/courses');
    await page.getByRole('link', { name: /^Hoàn tiền được đến/ }).click();
    await page.getByRole('link', { name: 'Đổi khoá học' }).click();
    await page.getByLabel('Tên khoá học').fill('React 19');
    await page.getByRole('radio', { name: /^React 19/ }).check();
    await page.getByRole('radio', { name: 'MoMo', exact: true }).check();
    await page.getByText('Khoá mới mở khi Sen nhận được tiền.', { exact: false }).waitFor();
    await inspect(buyer, 'exchange');
    await page.getByRole('button', { name: /^Trả thêm 350\.000\s₫ và đổi$/ }).click();
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click();
    await page.getByRole('heading', { level: 1, name: 'Khoá học là của bạn rồi' }).waitFor();
    await inspect(buyer, 'exchange-paid');
    await buyer.go('/dashboard/courses');
    await page
      .getByText(/^React 19/)
      .first()
      .waitFor();
    const given = await sql<{ access: string; state: string }>(
      `select e.access, l.state from order_line l join enrolment e on e.student_id = l.buyer_id and e.course_id = l.course_id
       join person p on p.id = l.buyer_id join course c on c.id = l.course_id
       where p.full_name = 'Lê Thị Đổi' and c.slug = 'git-khong-so'`,
    );
    expect(given).toEqual([{ access: 'REVOKED', state: 'REFUNDED' }]);
    await buyer.go('/dashboard/refunds');
    await page.getByRole('link', { name: /^Git không sợ/ }).click();
    await page
      .getByText(/^Đổi sang “React 19/)
      .first()
      .waitFor();
    await page.getByText('Đã đổi khoá học', { exact: true }).waitFor();
    await inspect(buyer, 'exchange-in-refunds');
  });
});
