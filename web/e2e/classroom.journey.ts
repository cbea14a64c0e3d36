import { describe, expect, test } from 'vitest';
import { inspect } from './looks.ts';
import { newEmail, newStudent, startSession, tokensOf } from './people.ts';
import { expectToast, type Visitor, visitor, WIDTHS } from './visitor.ts';

const COURSE = 'React 19 từ con số 0';

const press = ({ page }: Visitor, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

describe.each(WIDTHS)('a teacher and the class (%s)', (width) => {
  const teacher = visitor(width, { isStory: true });
  const student = visitor(width, { isStory: true });
  const title = `Buổi ôn tập (${width})`;
  const reason = 'Lớp học trực tiếp tháng mười một.';
  const email = newEmail();

  test('the teacher finds the students of a course', async () => {
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/courses');
    const { page } = teacher;
    await page
      .getByRole('link', { name: new RegExp(COURSE) })
      .first()
      .click();
    await page.getByRole('link', { name: 'Học viên', exact: true }).click();
    await page.getByRole('button', { name: 'Nhắn cả lớp' }).waitFor();
    await inspect(teacher, `classroom-${width}`);
  });

  test('writes to everyone; a mistake is said at its field, and nothing is lost', async () => {
    const { page } = teacher;
    await press(teacher, 'Nhắn cả lớp');
    const dialog = page.getByRole('dialog', { name: 'Nhắn học viên' });
    await dialog.getByRole('textbox', { name: 'Lời nhắn' }).fill('Tối nay 20 giờ.\nNhớ mang câu hỏi.');
    await press(teacher, 'Gửi lời nhắn');
    await dialog.getByText('Tiêu đề cần từ 2 đến 120 ký tự.').waitFor();
    await dialog.getByRole('textbox', { name: 'Tiêu đề' }).fill(title);
    await expectToast(page, 'Đã gửi cho', () => press(teacher, 'Gửi lời nhắn'));
    await press(teacher, 'Lời nhắn đã gửi');
    await page.getByRole('dialog', { name: 'Lời nhắn đã gửi' }).getByText(title).waitFor();
    await inspect(teacher, `classroom-sent-${width}`);
    await page.keyboard.press('Escape');
  });

  test('the student is told, and reads it in the course', async () => {
    await startSession(student, await tokensOf('student@sen.test'));
    const { page } = student;
    await student.go('/dashboard/notifications');
    await page.getByRole('link', { name: new RegExp(`Buổi ôn tập \\(${width}\\)`) }).click();
    const dialog = page.getByRole('dialog', { name: 'Lời nhắn của giảng viên' });
    await dialog.getByText('Nhớ mang câu hỏi.').first().waitFor();
    await dialog.getByText('Mới').first().waitFor();
    await inspect(student, `classroom-received-${width}`);
    await page.keyboard.press('Escape');
    await press(student, 'Lời nhắn của giảng viên');
    await dialog.getByText(title).waitFor();
  });

  test('a list enrols whoever has an account, and says of the others why not', async () => {
    const { page } = teacher;
    await newStudent('Trần Thị Lan', email);
    await press(teacher, 'Ghi danh học viên');
    const dialog = page.getByRole('dialog', { name: 'Ghi danh học viên' });
    await dialog.getByRole('textbox', { name: 'Địa chỉ email' }).fill(`Họ tên,Email\nLan,${email}\nKhông,x@`);
    await dialog.getByText('1 dòng không có email: 3').waitFor();
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill(reason);
    await expectToast(page, 'Đang ghi danh', () => press(teacher, 'Ghi danh 1 người'));
    const lists = page.getByRole('dialog', { name: 'Danh sách ghi danh và thôi học' });
    const first = lists.getByRole('listitem').filter({ hasText: reason }).first();
    await first.getByText(/Xong [01]\/2/).waitFor();
    await first.getByText('Không có email').waitFor();
    await inspect(teacher, `classroom-lists-${width}`);
    expect(await first.getByText(/Đã xong|Chưa có tài khoản/).count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  test('chosen students of several courses are written to at once; places that were bought do not end', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/student-management');
    for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).check();
    await press(teacher, 'Cho thôi học');
    const dialog = page.getByRole('dialog', { name: 'Cho 2 học viên thôi học?' });
    await dialog.getByText('Ai đã mua khoá học thì vẫn học tiếp.').waitFor();
    await dialog.getByRole('button', { name: 'Cho thôi học' }).click();
    await dialog.getByText('Lý do cần từ 10 đến 500 ký tự.').waitFor();
    await inspect(teacher, `classroom-end-${width}`);
    await page.keyboard.press('Escape');
    await press(teacher, 'Nhắn');
    const message = page.getByRole('dialog', { name: 'Nhắn học viên' });
    await message.getByRole('textbox', { name: 'Tiêu đề' }).fill('Bạn cần giúp gì không?');
    await message.getByRole('textbox', { name: 'Lời nhắn' }).fill('Bạn đang dừng ở đâu, cho mình biết nhé.');
    await expectToast(page, 'Đã gửi cho 2 học viên', () => press(teacher, 'Gửi lời nhắn'));
  });
});
