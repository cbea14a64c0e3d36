import { newStudent, newTeacher } from '../accounts.ts';
import { graphql, sql } from '../app.ts';
import { inspect } from '../axe.ts';
import { enrol, newCourse, publishUnlisted } from '../courses.ts';
import { button, link, press } from '../parts/find.ts';
import { expect, test } from '../test.ts';
import { t, textPattern, textStart } from '../texts.ts';

const NAME = 'Đào Thị Muộn';
const CODE = 'const ctrl = new AbortController();\nfetch(url, { signal: ctrl.signal });\n';
const LINE_NOTE = 'Kiểm tra r.ok trước khi đọc JSON.';
const RUBRIC = [
  { title: 'Gọi đúng địa chỉ', points: 4 },
  { title: 'Huỷ được lời gọi', points: 2 },
  { title: 'Lúc chờ và lúc lỗi', points: 3 },
  { title: 'Tên dễ hiểu', points: 1 },
];

test('A student receives an extension and submits, and the teacher grades with the keyboard', {
  tag: '@desktop',
}, async ({ visitor: student, openVisitor }) => {
  const { page } = student;
  const teacherAccount = await newTeacher();
  const course = await newCourse(teacherAccount, 'Bài tập có hạn', [
    { title: 'Tải dữ liệu', kind: 'ASSIGNMENT' },
  ]);
  const { assignment } = await graphql<{ assignment: { id: string } }>(
    'mutation($input: SaveAssignmentInput!) { assignment: saveAssignment(input: $input) { id } }',
    { input: { lessonId: course.lessonIds[0], passScore: 5, rubric: RUBRIC } },
    teacherAccount.tokens.accessToken,
  );
  await publishUnlisted(course.id);
  await sql(
    "update assignment set due_at = now() - interval '2 hours', cut_off_at = now() - interval '1 hour' where id = $1",
    [assignment.id],
  );
  const account = await newStudent(NAME);
  await enrol(course.slug, account);
  await student.signIn(account);
  const teacher = await openVisitor();
  await teacher.signIn(teacherAccount);
  const path = `/assignments/${assignment.id}`;

  await test.step('The student asks for more time after the deadline', async () => {
    await student.go(path);
    await expect(page.getByText(t('assignment:closed'))).toBeVisible();
    await press(page, t('assignment:extension.ask'));
    await page
      .getByLabel(t('assignment:extension.reason'))
      .fill('Em bị ốm từ hôm kia, xin thầy thêm ba ngày.');
    await press(page, t('assignment:extension.send'));
    await expect(page.getByText(t('assignment:extension.waits'))).toBeVisible();
    await inspect(page);
  });

  await test.step('The teacher grants the extension', async () => {
    const { page } = teacher;
    await teacher.go(`/teacher/marking/${assignment.id}`);
    const request = page.getByRole('listitem').filter({ hasText: 'Em bị ốm từ hôm kia' });
    await press(request, t('marking:requests.grant'));
    await page.getByLabel(t('marking:requests.reason')).fill('Chúc em mau khoẻ, thầy gia hạn ba ngày.');
    await inspect(page);
    await press(page.getByRole('dialog'), t('marking:requests.grant'));
    await expect(request).toBeHidden();
  });

  await test.step('The draft of the student survives a reload, and the student submits it with a file', async () => {
    await student.go(path);
    await press(page, t('assignment:begin'));
    const text = page.getByLabel(t('assignment:work.text'));
    await text.fill('Em gửi bài, phần lỗi em chưa làm xong.');
    await expect(page.getByText(textPattern('assignment:saving.saved'))).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue('Em gửi bài, phần lỗi em chưa làm xong.');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'MovieList.tsx', mimeType: 'text/plain', buffer: Buffer.from(CODE) });
    await expect(button(page, t('assignment:files.remove', { name: 'MovieList.tsx' }))).toBeVisible();
    await inspect(page);
    await button(page, textStart('assignment:work.submit')).click();
    await page.getByLabel(t('assignment:confirm.own')).check();
    await press(page, t('assignment:confirm.submit', { count: 1 }));
    await expect(page.getByText(t('assignment:sent.waits'))).toBeVisible();
  });

  await test.step('The teacher grades with the keyboard and returns the work', async () => {
    const { page } = teacher;
    const [work] = await sql<{ id: string }>(
      'select id from assignment_submission where assignment_id = $1',
      [assignment.id],
    );
    await teacher.go(`/teacher/marking/${assignment.id}?submission=${work!.id}`);
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(page.getByText('AbortController').first()).toBeVisible();
    await button(page, t('marking:line.choose', { line: 2 }))
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('c');
    await page.getByLabel(t('marking:line.label')).fill(LINE_NOTE);
    await button(page, t('marking:line.keep')).press('Enter');
    await expect(page.getByText(LINE_NOTE)).toBeVisible();
    await page.locator('[data-row] input').first().focus();
    for (const digit of ['4', '2', '2', '1']) {
      await page.keyboard.press(digit);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel(t('marking:rubric.comment')).fill('Gọn và đúng.');
    await inspect(page);
    await page.keyboard.press('Control+Enter');
    const item = page.getByRole('button', { name: new RegExp(NAME) });
    await expect(item.getByText('9 / 10')).toBeVisible();
    const graded = 'select 1 from assignment_submission where id = $1 and grade is not null';
    expect(await sql(graded, [work!.id])).toEqual([]);
    await item.click();
    await press(page, t('marking:rubric.return'));
    await expect(page.getByText(t('marking:returned', { count: 1 }))).toBeVisible();
  });

  await test.step('The student reads the grade, the rubric and the notes', async () => {
    await student.go(path);
    await expect(page.getByRole('row', { name: RUBRIC[2]?.title }).getByText('2 / 3')).toBeVisible();
    await expect(page.getByText('Gọn và đúng.')).toBeVisible();
    await expect(page.getByText(LINE_NOTE)).toBeVisible();
    await expect(page.getByText(t('assignment:sent.passed'), { exact: true })).toBeVisible();
    await inspect(page);
  });
});

test('A guest reads the assignment, signs in and returns to it', { tag: '@phone' }, async ({
  visitor: guest,
}) => {
  const { page } = guest;
  const [assignment] = await sql<{ id: string }>(
    `select a.id from assignment a join course c on c.id = a.course_id
     where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC' limit 1`,
  );
  const path = `/assignments/${assignment!.id}`;
  await guest.go(path);
  await expect(page.getByRole('heading', { name: t('assignment:away.title.guest') })).toBeVisible();
  await expect(link(page, t('assignment:away.signIn')).last()).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(path)}`,
  );
  await inspect(page);
});
