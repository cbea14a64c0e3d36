import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { expectToast, visitor, WIDTHS } from './visitor.ts';
import { world } from './world.ts';

const SLUG = 'tho-va-thien-moi-ngay';
const ITEMS = ['CONTENT', 'MEDIA', 'DESCRIPTION', 'PRICE', 'COPYRIGHT', 'POLICY'];

/** Puts the course back before the reviewers, whatever earlier journeys did to it, and its teacher behind a door. */
async function submitted(): Promise<{ courseId: string; email: string }> {
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

/** Approves in the name of the demo administrator, without the screen, which has a journey of its own. */
async function approve(courseId: string): Promise<void> {
  const { accessToken } = await tokensOf('admin@sen.test');
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      query: 'mutation($input: ApproveCourseInput!) { approveCourse(input: $input) { id } }',
      variables: { input: { courseId, checklist: ITEMS.map((item) => ({ item, verdict: 'PASS' })) } },
    }),
  });
  expect(((await response.json()) as { errors?: unknown }).errors).toBeUndefined();
}

describe.each(WIDTHS)('being told (%s)', (width) => {
  const teacher = visitor(width, { isStory: true });
  const bell = (name: string) => teacher.page.getByRole('button', { name, exact: true });
  let courseId = '';

  test('the bell rings while the page is open', async () => {
    const { page } = teacher;
    const facts = await submitted();
    courseId = facts.courseId;
    await startSession(teacher, await tokensOf(facts.email));
    // What happens before the page listens is not told: it must have asked for it over its socket
    const listens = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framesent', ({ payload }) => /"type":"subscribe"/.test(String(payload))),
      );
    await teacher.go('/about');
    await listens;
    await bell('Thông báo').waitFor();
    await bell('Thông báo').click();
    await page.getByText('Chưa có thông báo nào').waitFor();
    await page.keyboard.press('Escape');
    await approve(courseId);
    await bell('Thông báo, 1 chưa đọc').waitFor();
  });

  test('what it says leads to what it is about, and is read by that', async () => {
    const { page } = teacher;
    await bell('Thông báo, 1 chưa đọc').click();
    const row = page.getByRole('link', { name: /Thở và thiền.*đã được duyệt/ });
    await row.waitFor();
    await inspect(teacher, 'bell');
    await row.click();
    await page.waitForURL(`**/teacher/courses/${courseId}/edit`);
    await bell('Thông báo').waitFor();
  });

  test('the list keeps it, and knows what is unread', async () => {
    const { page } = teacher;
    await teacher.go('/dashboard/notifications');
    await page.getByRole('link', { name: /đã được duyệt/ }).waitFor();
    await inspect(teacher, 'notifications');
    await page.getByRole('link', { name: /^Chưa đọc/ }).click();
    await page.getByText('Bạn đã đọc hết').waitFor();
  });

  test('choices are saved at once, but for what protects the account', async () => {
    const { page } = teacher;
    await teacher.go('/dashboard/profile/notifications');
    const box = page.getByRole('checkbox', { name: 'Kết quả duyệt: Email' });
    const before = await box.isChecked();
    await expectToast(page, 'Đã lưu lựa chọn của bạn', () => box.click());
    await inspect(teacher, 'notification-settings');
    await page.reload();
    await box.waitFor();
    await expect.poll(() => box.isChecked()).toBe(!before);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Bảo mật: Email' }).isDisabled()).toBe(true);
  });
});
