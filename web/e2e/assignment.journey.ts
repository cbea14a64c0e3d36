import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect } from './looks.ts';
import { newEmail, newStudent, startSession, tokensOf } from './people.ts';
import { visitor } from './visitor.ts';

const COURSE = 'react-19-tu-con-so-0';
const NAME = 'Đào Thị Muộn';
const CODE = 'const ctrl = new AbortController();\nfetch(url, { signal: ctrl.signal });\n';

describe('an assignment', () => {
  const guest = visitor('phone');
  const student = visitor('desktop', { isStory: true });
  const teacher = visitor('desktop', { isStory: true });
  let id = '';

  test('is closed for everyone, and a student asks for more time', async () => {
    const email = newEmail();
    await startSession(student, await newStudent(NAME, email));
    const [assignment] = await sql<{ id: string }>(
      `with enrolled as (insert into enrolment (student_id, course_id, source)
          select p.id, c.id, 'ADMIN' from person p, course c where p.email = $1 and c.slug = $2)
        update assignment set due_at = least(due_at, now() - interval '2 hours'), cut_off_at = now() - interval '1 hour'
        returning id`,
      [email, COURSE],
    );
    id = assignment!.id;
    const { page } = student;
    await student.go(`/assignments/${id}`);
    await page.getByText('Đã hết hạn nộp. Bạn có thể xin gia hạn.').waitFor();
    await page.getByRole('button', { name: 'Xin gia hạn' }).click();
    await page.getByLabel('Lý do').fill('Em bị ốm từ hôm kia, xin thầy thêm ba ngày.');
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
    await page.getByText('Yêu cầu gia hạn của bạn đang chờ giảng viên trả lời.').waitFor();
    await inspect(student, 'assignment-closed');
  });

  test('says what it is to a guest, who signs in and comes back', async () => {
    const { page } = guest;
    await guest.go(`/assignments/${id}`);
    await page.getByRole('heading', { name: 'Đăng nhập để làm bài' }).waitFor();
    const to = await page.getByRole('link', { name: 'Đăng nhập', exact: true }).last().getAttribute('href');
    expect(to).toBe(`/login?next=${encodeURIComponent(`/assignments/${id}`)}`);
    await inspect(guest, 'assignment-guest');
  });

  test('is extended by the teacher for that student', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go(`/teacher/marking/${id}`);
    const request = page.getByRole('listitem').filter({ hasText: 'Em bị ốm từ hôm kia' });
    await request.getByRole('button', { name: 'Gia hạn' }).click();
    await page.getByLabel('Lời nhắn cho học viên').fill('Chúc em mau khoẻ, thầy gia hạn ba ngày.');
    await page.getByRole('dialog').getByRole('button', { name: 'Gia hạn' }).click();
    await request.waitFor({ state: 'detached' });
  });

  test('is written, kept across a reload, and handed in with a file', async () => {
    const { page } = student;
    await student.go(`/assignments/${id}`);
    await page.getByRole('button', { name: 'Bắt đầu làm' }).click();
    const text = page.getByLabel('Bài viết hoặc lời nhắn cho giảng viên');
    await text.fill('Em gửi bài, phần lỗi em chưa làm xong.');
    await page.getByText(/^Bản nháp đã lưu lúc/).waitFor();
    await page.reload();
    await expect.poll(() => text.inputValue()).toBe('Em gửi bài, phần lỗi em chưa làm xong.');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'MovieList.tsx', mimeType: 'text/plain', buffer: Buffer.from(CODE) });
    await page.getByRole('button', { name: 'Bỏ tệp MovieList.tsx' }).waitFor();
    await inspect(student, 'assignment-draft');
    await page.getByRole('button', { name: /^Nộp bài/ }).click();
    await page.getByLabel('Đây là bài mình tự làm. Đoạn lấy của người khác đã ghi nguồn.').check();
    await page.getByRole('button', { name: 'Nộp 1 tệp' }).click();
    await page.getByText('Giảng viên đang chấm. Có điểm là bạn nhận được thông báo.').waitFor();
  });

  test('is marked by the keys alone, and returned', async () => {
    const { page } = teacher;
    const [work] = await sql<{ id: string }>(
      `select s.id from assignment_submission s join person p on p.id = s.student_id where p.full_name = $1`,
      [NAME],
    );
    await teacher.go(`/teacher/marking/${id}?submission=${work!.id}`);
    await page.getByRole('heading', { name: NAME }).waitFor();
    await page.getByText('AbortController', { exact: false }).first().waitFor();
    // A line, then C
    await page.getByRole('button', { name: 'Chọn dòng 2' }).last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('c');
    await page.getByLabel('Nhận xét dòng này').fill('Kiểm tra r.ok trước khi đọc JSON.');
    await page.getByRole('button', { name: 'Xong' }).press('Enter');
    await page.getByText('Kiểm tra r.ok trước khi đọc JSON.').waitFor();
    // Rows, from one to the next
    await page.locator('[data-row] input').first().focus();
    for (const digit of ['4', '2', '2', '1']) {
      await page.keyboard.press(digit);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel('Nhận xét chung').fill('Gọn và đúng.');
    await inspect(teacher, 'assignment-marking');
    await page.keyboard.press('Control+Enter');
    const item = page.getByRole('button', { name: new RegExp(NAME) });
    await item.getByText('9 / 10').waitFor();
    expect(
      await sql('select 1 from assignment_submission where id = $1 and grade is not null', [work!.id]),
    ).toEqual([]);
    await item.click();
    await page.getByRole('button', { name: 'Trả bài này' }).click();
    await page.getByText('Đã trả 1 bài.').waitFor();
  });

  test('comes back to the student with its rubric filled in', async () => {
    const { page } = student;
    await student.go(`/assignments/${id}`);
    const row = page.getByRole('row', { name: /Lúc chờ và lúc lỗi/ });
    await row.getByText('2 / 3').waitFor();
    await page.getByText('Gọn và đúng.').waitFor();
    await page.getByText('Kiểm tra r.ok trước khi đọc JSON.').waitFor();
    await page.getByText('Đạt.', { exact: true }).waitFor();
    await inspect(student, 'assignment-graded');
  });
});
