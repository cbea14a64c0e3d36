import { newStudent, newTeacher } from '../accounts.ts';
import { sql } from '../app.ts';
import { inspect } from '../axe.ts';
import { enrol, newCourse, publishUnlisted } from '../courses.ts';
import { dialog } from '../parts/dialog.ts';
import { button, field, link, press, title } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textPattern, textStart } from '../texts.ts';

const COURSE = 'Khoá được đánh giá';
const TEXT = 'Ví dụ sát việc thật, bài tập vừa sức.';
const REPLY = 'Cảm ơn bạn, chúc học tốt.';

test('A student rates a course after some study, and the teacher replies', { tag: '@desktop' }, async ({
  visitor: student,
  openVisitor,
}) => {
  const teacherAccount = await newTeacher();
  const course = await newCourse(teacherAccount, COURSE, [{ title: 'Bài đầu' }]);
  await publishUnlisted(course.id);
  const account = await newStudent('Đỗ Khánh Linh');
  await enrol(course.slug, account);
  await sql(
    `insert into study_day (enrolment_id, day, seconds)
     select e.id, current_date, 900 from enrolment e where e.course_id = $1`,
    [course.id],
  );
  await student.signIn(account);

  await test.step('The student rates the course, and the stars are required', async () => {
    const { page } = student;
    await student.go('/dashboard/ratings');
    await press(page, `${t('ratings:rate')}: ${COURSE}`);
    const form = dialog(page, t('ratings:rateTitle'));
    await field(form, t('ratings:text')).fill(TEXT);
    await press(form, t('ratings:send'));
    await expect(form.getByText(t('ratings:starsNeeded'))).toBeVisible();
    await form.getByRole('radio', { name: t('ratings:starsOf', { count: 4 }) }).check({ force: true });
    await inspect(page);
    await expectToast(page, t('ratings:rated'), () => press(form, t('ratings:send')));
    await expect(page.getByRole('article', { name: COURSE }).getByText(TEXT)).toBeVisible();
    await link(page, t('ratings:tabs.reports')).click();
    await expect(page.getByText(t('ratings:own.emptyTitle'))).toBeVisible();
  });

  const teacher = await openVisitor();
  await test.step('The teacher replies in the list of all courses', async () => {
    const { page } = teacher;
    await teacher.signIn(teacherAccount);
    await teacher.go('/teacher/ratings');
    await page.waitForURL('**/teacher/course-reviews');
    await expect(title(page, t('ratings:taught'))).toBeVisible();
    const rating = page.getByRole('article', { name: t('ratings:by', { name: account.fullName }) });
    await expect(rating.getByText(TEXT)).toBeVisible();
    await button(rating, textStart('ratings:reply')).click();
    await field(rating, t('ratings:replyLabel')).fill(REPLY);
    await inspect(page);
    await expectToast(page, t('ratings:replied'), () => press(rating, t('ratings:sendReply')));
  });

  await test.step('The list of the course has the rating, which the teacher can report', async () => {
    const { page } = teacher;
    await teacher.go(`/teacher/courses/${course.id}/edit`);
    await link(page, t('studio:tabs.reviews')).click();
    await page.waitForURL(/\/teacher\/courses\/[^/]+\/reviews$/);
    await button(page, textPattern('ratings:filter.ALL')).click();
    await choose(page.getByRole('combobox', { name: t('ratings:starFilter') }), { value: '4' });
    const rating = page.getByRole('article', { name: t('ratings:by', { name: account.fullName }) });
    await expect(rating.getByText(TEXT)).toBeVisible();
    await expect(button(rating, `${t('ratings:report.act')}: ${account.fullName}`)).toBeVisible();
  });

  await test.step('The page of the course shows the rating and the reply', async () => {
    await student.go(`/courses/${course.slug}`);
    await expect(student.page.getByText(TEXT)).toBeVisible();
    await expect(student.page.getByText(REPLY)).toBeVisible();
  });
});
