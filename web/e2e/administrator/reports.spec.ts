import { type Account, newStudent, newTeacher, signIn } from '../accounts.ts';
import { graphql, sql } from '../app.ts';
import { inspect } from '../axe.ts';
import { enrol, newCourse, publishUnlisted } from '../courses.ts';
import { button, field, link, press } from '../parts/find.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';
import { readDownload } from '../visitor.ts';

test('An administrator walks through the reports by keyboard and repeats a saved export', {
  tag: '@desktop',
}, async ({ visitor: admin }) => {
  const { page } = admin;
  await admin.signIn(await signIn('admin@sen.test'));

  await test.step('The old URL redirects to the reports, where J and Enter open one', async () => {
    await admin.go('/admin/content-reports');
    await page.waitForURL('**/admin/reports');
    const list = page.getByRole('list', { name: t('reports:list') });
    await expect(list.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/reports\/[\w-]{36}$/);
    await expect(button(page.getByRole('article'), t('reports:decide'))).toBeVisible();
    await inspect(page);
  });

  await test.step('A saved export is downloaded and exported again', async () => {
    await link(page, t('reports:tab.exports')).click();
    const ready = page
      .getByRole('listitem')
      .filter({ hasText: t('exports:list.COURSES') })
      .filter({ hasText: t('exports:state.READY') });
    await expect(ready.first()).toBeVisible();
    await expect(page.getByText(t('exports:atRow', { row: 412 }))).toBeVisible();
    await inspect(page);
    const file = await readDownload(page, () => button(ready.first(), textStart('exports:download')).click());
    expect(file.slice(0, 2)).toBe('PK');
    const before = await ready.count();
    await button(ready.first(), textStart('exports:again')).click();
    await expect(ready).toHaveCount(before + 1, { timeout: 20_000 });
  });
});

const COMMENT = 'Mình mời các bạn học nhóm tối thứ bảy.';
const APPEAL = 'Em chỉ muốn học nhóm cùng các bạn.';
const ANSWER = 'Lời mời học nhóm không trái quy định.';

/** Lets one administrator remove the comment of a student. */
async function removeComment(author: Account): Promise<void> {
  const teacher = await newTeacher();
  const course = await newCourse(teacher, 'Khoá có bình luận', [{ title: 'Bài đầu' }]);
  await publishUnlisted(course.id);
  await enrol(course.slug, author);
  const [lessonId] = course.lessonIds;
  const { accessToken } = author.tokens;
  await graphql('mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: lessonId }, accessToken);
  const { comment } = await graphql<{ comment: { id: string } }>(
    'mutation($input: CreateCommentInput!) { comment: createComment(input: $input) { id } }',
    { input: { lessonId, text: COMMENT } },
    accessToken,
  );
  await graphql(
    'mutation($input: ReportCommentInput!) { reportComment(input: $input) { id } }',
    { input: { commentId: comment.id, note: 'Rủ rê học viên' } },
    teacher.tokens.accessToken,
  );
  const [content] = await sql<{ id: string }>('select id from content_case where target_id = $1', [
    comment.id,
  ]);
  const { email } = await newStudent('Phan Thu Hà');
  await sql("update person set roles = roles || '{ADMIN}' where email = $1", [email]);
  await graphql(
    'mutation($input: DecideContentCaseInput!) { decideContentCase(input: $input) { id } }',
    { input: { caseId: content!.id, outcome: 'REMOVED', reason: 'Rủ rê ngoài lớp' } },
    (await signIn(email)).accessToken,
  );
}

test('A student appeals once against a removal, and another administrator restores the comment', {
  tag: '@phone',
}, async ({ visitor: student, openVisitor }) => {
  const account = await newStudent();
  await removeComment(account);
  await student.signIn(account);
  const decisions = '/dashboard/ratings?show=decisions';

  await test.step('The student appeals once', async () => {
    const { page } = student;
    await student.go(decisions);
    await press(page, t('ratings:decisions.appeal'));
    await field(page, t('ratings:decisions.why')).fill(APPEAL);
    await inspect(page);
    await expectToast(page, t('ratings:decisions.sent'), () => press(page, t('ratings:decisions.send')));
    await expect(button(page, t('ratings:decisions.appeal'))).toHaveCount(0);
  });

  await test.step('Another administrator restores the comment', async () => {
    const admin = await openVisitor();
    const { page } = admin;
    await admin.signIn(await signIn('admin@sen.test'));
    await admin.go('/admin/reports?tab=appeals');
    const entry = page.getByRole('link').filter({ hasText: APPEAL });
    await entry.click();
    const appeal = page.getByRole('article').filter({ hasText: APPEAL });
    await expect(appeal.getByText('Phan Thu Hà đã gỡ')).toBeVisible();
    await inspect(page);
    await appeal.getByRole('radio', { name: t('reports:appeal.choices.REVERSED') }).check({ force: true });
    await appeal.getByRole('textbox').fill(ANSWER);
    await expectToast(page, t('reports:decided'), () => press(appeal, t('reports:decide')));
    await expect(entry).toBeHidden();
  });

  await test.step('The student reads the answer', async () => {
    await student.go(decisions);
    await expect(student.page.getByText(ANSWER)).toBeVisible();
    await expect(student.page.getByText(t('ratings:decisions.now.BACK'))).toBeVisible();
  });
});
