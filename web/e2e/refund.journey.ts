import { describe, test } from 'vitest';
import { inspect } from './looks.ts';
import { newEmail, newStudent, startSession, tokensOf } from './people.ts';
import { visitor } from './visitor.ts';

/** Of the demo's teacher. */
const COURSE = 'react-19-tu-con-so-0';

describe('money that goes back', () => {
  const buyer = visitor('phone', { isStory: true });
  const teacher = visitor('desktop', { isStory: true });
  const admin = visitor('desktop', { isStory: true });
  const name = 'Phạm Thị Hoàn';

  test('is asked for by its buyer, who is told what the policy says before', async () => {
    const { page } = buyer;
    await startSession(buyer, await newStudent(name, newEmail()));
    await buyer.go(`/checkout/${COURSE}`);
    await page.getByRole('radio', { name: 'VNPAY', exact: true }).check();
    await page.getByRole('button', { name: /^Thanh toán/ }).click();
    await page.getByRole('button', { name: 'Thanh toán thành công' }).click();
    await page.waitForURL(/payment\/result/);
    await buyer.go('/dashboard/courses');
    await page.getByRole('link', { name: /^Hoàn tiền được đến/ }).click();
    await page.getByText(/Bạn đủ điều kiện hoàn toàn bộ/).waitFor();
    await inspect(buyer, 'refund-right');
    await page.getByRole('radio', { name: 'Quá dễ hoặc quá khó với mình' }).check();
    await page.getByLabel('Kể thêm để giảng viên hiểu').fill('Em đã học phần này rồi ạ.');
    await page.getByRole('button', { name: /^Gửi yêu cầu hoàn/ }).click();
    await page.getByText('Giảng viên trả lời trước', { exact: false }).first().waitFor();
    await inspect(buyer, 'refund-asked');
  });

  test('is refused by the teacher, who says why, and shows so to the buyer at once', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/refunds');
    await inspect(teacher, 'teacher-refunds');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('heading', { name: new RegExp(`^${name} xin hoàn`) }).waitFor();
    await page.getByRole('radio', { name: 'Không đồng ý' }).check();
    await page.getByRole('button', { name: 'Gửi lý do cho Sen' }).click();
    await page.getByText('Từ 10 đến 1000 ký tự.').first().waitFor();
    await page.getByLabel('Lý do, học viên và Sen đọc được').fill('Khoá học có phần nâng cao ở cuối.');
    await inspect(teacher, 'teacher-refund-case');
    await page.getByRole('button', { name: 'Gửi lý do cho Sen' }).click();
    await page.getByText('Đã chuyển cho Sen quyết định.').waitFor();
    await buyer.page.getByText('Sen đang xem').first().waitFor();
  });

  test('is refused by the platform, appealed, granted, and on its way back', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/refunds');
    await inspect(admin, 'admin-refunds');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: 'Từ chối…' }).click();
    await page.getByLabel('Lý do từ chối, học viên đọc được').fill('Khoá học đúng như phần mô tả.');
    await inspect(admin, 'admin-refund-case');
    await page.getByRole('button', { name: 'Từ chối', exact: true }).click();
    await page.getByText('Đã từ chối.').waitFor();
    await buyer.page.getByRole('button', { name: 'Xin xét lại' }).click();
    await buyer.page.getByLabel('Điều bạn muốn Sen xem lại').fill('Phần nâng cao chỉ có một bài.');
    await buyer.page.getByRole('dialog').getByRole('button', { name: 'Xin xét lại' }).click();
    await buyer.page.getByText('Đã gửi đề nghị xét lại.').waitFor();
    await admin.go('/admin/refunds');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: /^Duyệt hoàn/ }).click();
    await page.getByText('Đã duyệt.').waitFor();
    // VNPAY takes the refund on and says later that it is done
    await buyer.page.getByText('Đang chuyển tiền').first().waitFor();
    await inspect(buyer, 'refund-on-its-way');
  });
});
