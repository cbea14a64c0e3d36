import { newStudent, newTeacher } from '../accounts.ts';
import { inspect } from '../axe.ts';
import { enrol, newCourse, publishUnlisted } from '../courses.ts';
import { dialog } from '../parts/dialog.ts';
import { field, press } from '../parts/find.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';

const MESSAGE = 'Buổi ôn tập';
const REASON = 'Lớp học trực tiếp tháng mười một.';

test('A teacher writes to the class, enrols a list of people and chooses students of all courses', {
  tag: '@desktop',
}, async ({ visitor: teacher, openVisitor }) => {
  const { page } = teacher;
  const account = await newTeacher();
  const course = await newCourse(account, 'Lớp buổi tối', [{ title: 'Bài đầu' }]);
  await publishUnlisted(course.id);
  const studentAccount = await newStudent();
  await enrol(course.slug, studentAccount, await newStudent('Vũ Văn Hai'));
  await teacher.signIn(account);

  await test.step('The form shows an error at the missing title and preserves the input', async () => {
    await teacher.go(`/teacher/courses/${course.id}/students`);
    await press(page, t('classroom:message.open'));
    const form = dialog(page, t('classroom:message.title'));
    await field(form, t('classroom:message.body')).fill('Tối nay 20 giờ.\nNhớ mang câu hỏi.');
    await press(form, t('classroom:message.send'));
    await expect(
      form.getByText(t('classroom:message.titleRule', { minLength: 2, maxLength: 120 })),
    ).toBeVisible();
    await inspect(page);
    await field(form, t('classroom:message.titleLabel')).fill(MESSAGE);
    await expectToast(page, t('classroom:message.sent', { count: 2 }), () =>
      press(form, t('classroom:message.send')),
    );
    await press(page, t('classroom:sent.open'));
    await expect(dialog(page, t('classroom:sent.title')).getByText(MESSAGE)).toBeVisible();
    await inspect(page);
    await page.keyboard.press('Escape');
  });

  await test.step('A student receives the notification and reads the message in the course', async () => {
    const student = await openVisitor();
    const { page } = student;
    await student.signIn(studentAccount);
    await student.go('/dashboard/notifications');
    await page.getByRole('link', { name: new RegExp(MESSAGE) }).click();
    const message = dialog(page, t('classroom:received.title'));
    await expect(message.getByText('Nhớ mang câu hỏi.').first()).toBeVisible();
    await expect(message.getByText(t('classroom:received.new')).first()).toBeVisible();
    await inspect(page);
    await page.keyboard.press('Escape');
    await press(page, t('classroom:received.title'));
    await press(message, t('classroom:reply.open'));
    await field(message, t('classroom:reply.body')).fill('Em xin vào muộn ạ.');
    await press(message, t('classroom:reply.send'));
    // Closes after the server has stored the reply
    await expect(field(message, t('classroom:reply.body'))).toBeHidden();
    await expect(message.getByText('Em xin vào muộn ạ.')).toBeVisible();
    await teacher.go('/dashboard/notifications');
    await teacher.page.getByRole('link', { name: /Em xin vào muộn/ }).click();
    const sent = dialog(teacher.page, t('classroom:sent.title'));
    await expect(sent.getByText('Em xin vào muộn ạ.')).toBeVisible();
    await teacher.page.keyboard.press('Escape');
  });

  await test.step('A list enrols the people with an account and explains the other lines', async () => {
    const { email } = await newStudent('Trần Thị Lan');
    await press(page, t('classroom:roster.open'));
    const form = dialog(page, t('classroom:roster.title'));
    await field(form, t('classroom:roster.addresses')).fill(`Họ tên,Email\nLan,${email}\nKhông,x@`);
    await expect(form.getByText(t('classroom:roster.invalid', { count: 1, lines: '3' }))).toBeVisible();
    await field(form, t('classroom:reason')).fill(REASON);
    await expectToast(page, t('classroom:roster.begun'), () =>
      press(form, t('classroom:roster.submit', { count: 1 })),
    );
    const lists = dialog(page, t('classroom:rosters.title'));
    const list = lists.getByRole('listitem').filter({ hasText: REASON }).first();
    await expect(list.getByText(t('classroom:rosters.outcome.INVALID'))).toBeVisible();
    const done = t('classroom:rosters.outcome.DONE');
    const invited = t('classroom:rosters.outcome.INVITED');
    await expect(list.getByText(new RegExp(`^(${done}|${invited})$`))).toHaveCount(1);
    await inspect(page);
    await page.keyboard.press('Escape');
  });

  await test.step('Chosen students of all courses lose no course that they bought, and receive a message', async () => {
    await teacher.go('/teacher/student-management');
    for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).check();
    await press(page, t('classroom:end.submit'));
    const end = dialog(page, t('classroom:end.title', { count: 2 }));
    await expect(end.getByText(textStart('classroom:end.text'))).toBeVisible();
    await press(end, t('classroom:end.submit'));
    await expect(end.getByText(t('classroom:reasonRule', { minLength: 10, maxLength: 500 }))).toBeVisible();
    await inspect(page);
    await page.keyboard.press('Escape');
    await press(page, t('analytics:management.write'));
    const form = dialog(page, t('classroom:message.title'));
    await field(form, t('classroom:message.titleLabel')).fill('Bạn cần giúp gì không?');
    await field(form, t('classroom:message.body')).fill('Bạn đang dừng ở đâu, cho mình biết nhé.');
    await expectToast(page, t('classroom:message.sent', { count: 2 }), () =>
      press(form, t('classroom:message.send')),
    );
  });
});
