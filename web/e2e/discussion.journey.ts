import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { expectToast, visitor } from './visitor.ts';

const COURSE = 'react-19-tu-con-so-0';
const QUESTION = 'Vì sao effect này chạy hai lần khi phát triển?';
const ANSWER = 'Do StrictMode gọi thử để bạn sớm thấy chỗ quên dọn dẹp.';

describe('a question below a lesson', () => {
  const student = visitor('phone', { isStory: true });
  const teacher = visitor('desktop', { isStory: true });
  const asked = () => student.page.getByRole('listitem').filter({ hasText: QUESTION }).first();

  test('is asked by a student', async () => {
    const { page } = student;
    await startSession(student, await tokensOf('student@sen.test'));
    const [lesson] = (await sql(
      `select l.id from lesson l join section s on s.id = l.section_id join course c on c.id = l.course_id
       where c.slug = $1 and l.kind = 'TEXT' order by s.position, l.position limit 1`,
      [COURSE],
    )) as { id: string }[];
    await student.go(`/learning/${COURSE}?lesson=${lesson!.id}`);
    await page.getByRole('textbox', { name: 'Câu hỏi của bạn' }).fill(QUESTION);
    await page.getByRole('button', { name: 'Đặt câu hỏi' }).click();
    await asked().waitFor();
    await inspect(student, 'question-asked');
  });

  test('waits in the teacher’s inbox over all courses, and is answered there', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/questions');
    const waiting = page.getByRole('listitem').filter({ hasText: QUESTION }).first();
    await waiting.getByRole('textbox', { name: 'Trả lời của bạn' }).fill(ANSWER);
    await expectToast(page, 'Đã gửi câu trả lời.', () =>
      waiting.getByRole('button', { name: 'Trả lời', exact: true }).click(),
    );
    // Whoever wants to read it again finds it among the answered ones
    await waiting.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Đã trả lời', exact: true }).click();
    await waiting.getByText(ANSWER).waitFor();
    await inspect(teacher, 'question-answered');
  });

  test('shows the answer to the student while the page is open, who chooses it', async () => {
    await asked().getByText(ANSWER).waitFor();
    await asked().getByRole('button', { name: 'Chọn làm lời giải' }).click();
    await asked().getByText('Lời giải', { exact: true }).waitFor();
    await student.page.reload();
    await asked().getByText('Lời giải', { exact: true }).waitFor();
  });

  test('no longer waits for the teacher', async () => {
    await teacher.go('/teacher/questions');
    await teacher.page.getByRole('button', { name: 'Chờ trả lời', pressed: true }).waitFor();
    expect(await teacher.page.getByText(QUESTION).count()).toBe(0);
  });
});

describe('a rating', () => {
  const student = visitor('desktop', { isStory: true });
  const teacher = visitor('phone', { isStory: true });
  const WORDS = 'Ví dụ sát việc thật, bài tập vừa sức.';

  test('is given after some study, with its stars asked for', async () => {
    const { page } = student;
    await startSession(student, await tokensOf('student@sen.test'));
    await student.go('/dashboard/ratings');
    await page.getByRole('button', { name: /^Đánh giá: React 19/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Đánh giá khoá học' });
    await dialog.getByRole('textbox', { name: 'Nhận xét' }).fill(WORDS);
    await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click();
    await dialog.getByText('Bạn chọn số sao trước nhé.').waitFor();
    await dialog.getByRole('radio', { name: '4 sao' }).check({ force: true });
    await inspect(student, 'rating-given');
    await expectToast(page, 'Đã gửi đánh giá, cảm ơn bạn', () =>
      dialog.getByRole('button', { name: 'Gửi đánh giá' }).click(),
    );
    await page
      .getByRole('article', { name: /^React 19/ })
      .getByText(WORDS)
      .waitFor();
    await page.getByRole('link', { name: 'Báo cáo', exact: true }).click();
    await page.getByRole('article').first().or(page.getByText('Bạn chưa báo cáo nội dung nào')).waitFor();
    await inspect(student, 'own-reports');
  });

  test('is answered by the teacher', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/ratings');
    await page.getByRole('heading', { level: 1, name: 'Quản lý đánh giá' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/teacher/course-reviews');
    await teacher.go('/teacher/course-reviews?show=ALL&stars=4');
    const rating = page.getByRole('article', { name: 'Đánh giá của Đỗ Khánh Linh' });
    await rating.getByText(WORDS).waitFor();
    await rating.getByRole('button', { name: /^Trả lời/ }).click();
    await rating.getByRole('textbox', { name: 'Trả lời công khai' }).fill('Cảm ơn bạn, chúc học tốt.');
    await rating.getByRole('button', { name: 'Đăng trả lời' }).click();
    await inspect(teacher, 'rating-answered');
  });

  test('is found among those of its course, reached from the course itself', async () => {
    const { page } = teacher;
    await startSession(teacher, await tokensOf('teacher@sen.test'));
    await teacher.go('/teacher/courses');
    await page
      .getByRole('link', { name: /^React 19/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Đánh giá', exact: true }).click();
    await page.waitForURL(/\/teacher\/courses\/[^/]+\/reviews$/);
    await page.getByRole('button', { name: /^Tất cả/ }).click();
    await page.getByRole('combobox', { name: 'Số sao' }).selectOption('4');
    const rating = page.getByRole('article', { name: 'Đánh giá của Đỗ Khánh Linh' });
    await rating.getByText(WORDS).waitFor();
    await rating.getByRole('button', { name: 'Báo cáo: Đỗ Khánh Linh' }).waitFor();
    await inspect(teacher, 'course-reviews');
  });

  test('stands on the course page with what it rests on, and the answer below', async () => {
    await student.go(`/courses/${COURSE}`);
    await student.page.getByText(WORDS).waitFor();
    await student.page.getByText('Cảm ơn bạn, chúc học tốt.').waitFor();
  });
});
