import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect } from './looks.ts';
import { newEmail, newStudent, startSession } from './people.ts';
import { visitor } from './visitor.ts';

const COURSE = 'react-19-tu-con-so-0';
/** Of the first question, which is told only after handing in. */
const EXPLANATION = 'Trong một lần vẽ, n không đổi';

describe('a timed quiz', () => {
  const student = visitor('desktop', { isStory: true });
  const saved = () => student.page.getByText(/^Đã lưu lúc/).first();
  const next = () => student.page.getByRole('button', { name: 'Câu sau' }).first().click();

  test('begins by its rules, and saves each answer', async () => {
    const { page } = student;
    const email = newEmail();
    await startSession(student, await newStudent('Lý Thị Thử', email));
    const [quiz] = await sql<{ lesson: string }>(
      `with course_of as (select id from course where slug = $1),
        enrolled as (insert into enrolment (student_id, course_id, source)
          select p.id, c.id, 'ADMIN' from person p, course_of c where p.email = $2)
      update quiz set pass_percent = 25 where course_id = (select id from course_of) returning lesson_id as lesson`,
      [COURSE, email],
    );
    await student.go(`/learning/${COURSE}?lesson=${quiz!.lesson}`);
    await page.getByText('15 phút mỗi lần làm').waitFor();
    // The address of the quiz begins nothing by itself, and leads back here
    await student.go(`/learning/${COURSE}/quiz/${quiz!.lesson}`);
    await page.waitForURL(/\?lesson=/);
    await page.getByText('15 phút mỗi lần làm').waitFor();
    const begun = 'select 1 from quiz_attempt a join person p on p.id = a.student_id where p.email = $1';
    expect(await sql(begun, [email])).toEqual([]);
    await page.getByText('Bắt đầu làm bài').click();
    await page.getByText('Câu 1 / 8').waitFor();
    // Nor does the tab, if it is restored once the attempt has ended
    await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await saved().waitFor();
    expect(await page.content()).not.toContain(EXPLANATION);
    await inspect(student, 'quiz-attempt');
  });

  test('loses nothing with the connection, nor by a reload', async () => {
    const { page } = student;
    student.expectsNoise(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
    await next();
    const right = ['Trạng thái của nó đổi', 'Thành phần cha được vẽ lại'].map((name) =>
      page.getByRole('checkbox', { name }),
    );
    await right[0]!.check();
    await saved().waitFor();
    await page.context().setOffline(true);
    await right[1]!.check();
    await page.getByText('Mất mạng, bạn cứ làm tiếp').first().waitFor();
    await page.context().setOffline(false);
    await saved().waitFor({ timeout: 30_000 });
    await page.reload();
    await page.getByText('Câu 2 / 8').waitFor();
    for (const choice of right) await expect.poll(() => choice.isChecked()).toBe(true);
  });

  test('is handed in with a warning of what is open, and passes with its explanations', async () => {
    const { page } = student;
    await next();
    await page.getByRole('radio', { name: 'Sai', exact: true }).check();
    await saved().waitFor();
    await page.getByRole('button', { name: 'Nộp bài' }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nộp bài ngay?' });
    await dialog.getByRole('button', { name: 'Câu 4', exact: true }).waitFor();
    await inspect(student, 'quiz-hand-in');
    await dialog.getByRole('button', { name: 'Nộp bài' }).click();
    await page.getByText('Bạn đã đạt').first().waitFor();
    await expect.poll(() => page.content()).toContain(EXPLANATION);
    await inspect(student, 'quiz-result');
  });
});
