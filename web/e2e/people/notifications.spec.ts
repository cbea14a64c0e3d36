import { signIn } from '../accounts.ts';
import { graphql, sql } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';

const SLUG = 'tho-va-thien-moi-ngay';
const ITEMS = ['CONTENT', 'MEDIA', 'DESCRIPTION', 'PRICE', 'COPYRIGHT', 'POLICY'];

/** Submits the course again, in any state that other tests have left, and sets a known password for its teacher. */
async function submitCourse(): Promise<{ courseId: string; email: string }> {
  const [course] = await sql<{ id: string; email: string }>(
    `update course c set status = 'PENDING_REVIEW' from person p
     where c.slug = $1 and p.id = c.teacher_id returning c.id, p.email`,
    [SLUG],
  );
  await sql(
    `insert into course_review (course_id, submitted_by_id) select id, teacher_id from course c where slug = $1
     and not exists (select 1 from course_review r where r.course_id = c.id and r.decision = 'PENDING')`,
    [SLUG],
  );
  const { id, email } = course!;
  await sql(
    `update person set password_hash = (select password_hash from person where email = 'teacher@sen.test') where email = $1`,
    [email],
  );
  await sql('delete from notification where person_id = (select id from person where email = $1)', [email]);
  return { courseId: id, email };
}

/** Approves the course as the demo administrator. */
async function approve(courseId: string): Promise<void> {
  const { accessToken } = await signIn('admin@sen.test');
  await graphql(
    'mutation($input: ApproveCourseInput!) { approveCourse(input: $input) { id } }',
    { input: { courseId, checklist: ITEMS.map((item) => ({ item, verdict: 'PASS' })) } },
    accessToken,
  );
}

test('A teacher is notified about an approved course', { tag: '@phone' }, async ({ visitor: teacher }) => {
  const bell = (name: string) => teacher.page.getByRole('button', { name, exact: true });
  let courseId = '';

  await test.step('The bell counts a new notification while the page is open', async () => {
    const { page } = teacher;
    const course = await submitCourse();
    courseId = course.courseId;
    await teacher.signIn(await signIn(course.email));
    // A notification before the subscription would not reach the page
    const listens = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framesent', ({ payload }) => /"type":"subscribe"/.test(String(payload))),
      );
    await teacher.go('/about');
    await listens;
    await expect(bell(t('profile:tab.notifications'))).toBeVisible();
    await bell(t('profile:tab.notifications')).click();
    await expect(page.getByText(t('support:none'))).toBeVisible();
    await page.keyboard.press('Escape');
    await approve(courseId);
    await expect(bell(t('support:bellUnread', { count: 1 }))).toBeVisible();
  });

  await test.step('The notification links to its subject and is marked as read', async () => {
    const { page } = teacher;
    await bell(t('support:bellUnread', { count: 1 })).click();
    const row = page.getByRole('link', { name: /Thở và thiền.*đã được duyệt/ });
    await expect(row).toBeVisible();
    await expectAccessible(teacher.page);
    await row.click();
    await page.waitForURL(`**/teacher/courses/${courseId}/edit`);
    await expect(bell(t('profile:tab.notifications'))).toBeVisible();
  });

  await test.step('The list has the notification and filters by unread', async () => {
    const { page } = teacher;
    await teacher.go('/dashboard/notifications');
    await expect(page.getByRole('link', { name: /đã được duyệt/ })).toBeVisible();
    await page.getByRole('link', { name: textStart('support:unread') }).click();
    await expect(page.getByText(t('support:noneUnread'))).toBeVisible();
  });

  await test.step('Choices are saved immediately, and security mails cannot be turned off', async () => {
    const { page } = teacher;
    await teacher.go('/dashboard/profile/notifications');
    const open = (group: 'TEACHING' | 'ACCOUNT') =>
      page.getByRole('button', { name: new RegExp(`: ${t(`support:group.${group}.name`)}$`) }).click();
    const box = page.getByRole('checkbox', { name: 'Kết quả duyệt: Email' });
    await open('TEACHING');
    await expectToast(page, t('support:saved'), () => box.click());
    await page.reload();
    await open('TEACHING');
    await expect(box).toBeVisible();
    await expect(box).not.toBeChecked();
    await open('ACCOUNT');
    await expect(page.getByRole('checkbox', { name: 'Bảo mật: Email' })).toBeDisabled();
  });
});
