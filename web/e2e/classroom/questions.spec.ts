import { newStudent, newTeacher } from '../accounts.ts';
import { expectAccessible, inspect } from '../axe.ts';
import { enrol, newCourse, prose, publishUnlisted } from '../courses.ts';
import { field, press } from '../parts/find.ts';
import { openMenu } from '../parts/frame.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

const QUESTION = 'Vì sao effect này chạy hai lần khi phát triển?';
const ANSWER = 'Do StrictMode gọi thử để bạn sớm thấy chỗ quên dọn dẹp.';

test('A student asks below a lesson, the teacher answers, and the student accepts the answer', {
  tag: '@phone',
}, async ({ visitor: student, openVisitor }) => {
  const teacherAccount = await newTeacher();
  const course = await newCourse(teacherAccount, 'Hỏi và đáp', [
    { title: 'Effect', paragraphs: [prose(40)] },
  ]);
  await publishUnlisted(course.id);
  const account = await newStudent();
  await enrol(course.slug, account);
  await student.signIn(account);
  const openQuestions = () =>
    student.page.getByRole('tab', { name: t('learning:player.tab.questions') }).click();
  const thread = student.page.getByRole('listitem').filter({ hasText: QUESTION }).first();

  await test.step('The student asks a question', async () => {
    const { page } = student;
    await student.go(`/learning/${course.slug}?lesson=${course.lessonIds[0]}`);
    await openQuestions();
    await field(page, t('questions:askLabel')).fill(QUESTION);
    await press(page, t('questions:ask'));
    await expect(thread).toBeVisible();
    await inspect(page);
  });

  const teacher = await openVisitor();
  await test.step('The teacher answers in the inbox of all courses and finds the answer there', async () => {
    const { page } = teacher;
    await teacher.signIn(teacherAccount);
    await teacher.go('/teacher/questions');
    const question = page.getByRole('listitem').filter({ hasText: QUESTION }).first();
    await field(question, t('questions:replyLabel')).fill(ANSWER);
    await expectToast(page, t('questions:inbox.replied'), () => press(question, t('questions:reply')));
    await expect(question).toBeHidden();
    await press(page, t('questions:inbox.filter.ANSWERED'));
    await expect(question.getByText(ANSWER)).toBeVisible();
    await openMenu(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('The open page of the student receives the answer, and the student accepts it', async () => {
    const accepted = thread.getByText(t('questions:accepted'), { exact: true });
    await expect(thread.getByText(ANSWER)).toBeVisible();
    await press(thread, t('questions:accept'));
    await expect(accepted).toBeVisible();
    await student.page.reload();
    await openQuestions();
    await expect(accepted).toBeVisible();
  });

  await test.step('The question is no longer in the list of unanswered ones', async () => {
    const { page } = teacher;
    await teacher.go('/teacher/questions');
    await expect(
      page.getByRole('button', { name: t('questions:inbox.filter.UNANSWERED'), pressed: true }),
    ).toBeVisible();
    await expect(page.getByText(QUESTION)).toHaveCount(0);
  });
});
