import { buffer } from 'node:stream/consumers';
import type { Download } from '@playwright/test';
import { newStudent, newTeacher } from '../accounts.ts';
import { sql } from '../app.ts';
import { inspect } from '../axe.ts';
import { enrol, newCourse, prose, publishUnlisted } from '../courses.ts';
import { field, press, title } from '../parts/find.ts';
import { expect, test } from '../test.ts';
import { t, textPattern, textStart } from '../texts.ts';

const readFile = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

test('A student earns a certificate, which a stranger verifies until it is revoked', {
  tag: '@phone',
}, async ({ visitor: student, openVisitor }) => {
  const { page } = student;
  const teacher = await newTeacher();
  const course = await newCourse(teacher, 'Một bài là xong', [
    { title: 'Bài duy nhất', paragraphs: [prose(40)] },
  ]);
  await publishUnlisted(course.id);
  const account = await newStudent();
  await enrol(course.slug, account);
  await student.signIn(account);
  let code = '';

  await test.step('The last lesson issues the certificate', async () => {
    await student.go(`/learning/${course.slug}?lesson=${course.lessonIds[0]}`);
    await expect(title(page, 'Bài duy nhất')).toBeVisible();
    // The student still needs two seconds of reading. The page creates the row when it opens the lesson
    await expect
      .poll(() =>
        sql(
          `update lesson_progress set done_sec = 28, reported_at = now() - interval '1 minute'
           where lesson_id = $1 returning id`,
          [course.lessonIds[0]],
        ),
      )
      .toHaveLength(1);
    await page.reload();
    await expect(page.getByText(t('learning:why.done'))).toBeVisible({ timeout: 30_000 });
    await student.go(`/learning/${course.slug}?lesson=done`);
    await expect(page.getByRole('article', { name: textPattern('certificates:sheet.label') })).toBeVisible({
      timeout: 30_000,
    });
    await inspect(page);
  });

  await test.step('The student downloads the certificate as a PDF and as a badge', async () => {
    await student.go('/dashboard/progress');
    await expect(title(page, t('certificates:title'))).toBeVisible();
    await expect(page.getByText(t('certificates:standing.ISSUED'))).toBeVisible();
    const download = async (name: RegExp) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return file;
    };
    const pdf = await download(textStart('certificates:pdf'));
    expect(pdf.suggestedFilename()).toMatch(/^sen-SEN-\d{4}-\d{6}\.pdf$/);
    expect((await readFile(pdf)).toString('latin1')).toMatch(/^%PDF-/);
    const badge = await readFile(await download(textStart('certificates:badge')));
    const [, claims = ''] = badge.toString().split('.');
    const { id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { id: string };
    code = id.split('/').at(-1) ?? '';
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  });

  const stranger = await openVisitor();
  await test.step('A stranger types the code without hyphens and capitals', async () => {
    const { page } = stranger;
    await stranger.go('/verify');
    await field(page, t('certificates:verify.code')).fill(code.toLowerCase().replaceAll('-', ' '));
    await press(page, t('certificates:verify.look'));
    await expect(title(page, t('certificates:verify.genuine'))).toBeVisible();
    await expect(page.getByText(t('certificates:verify.holds'))).toBeVisible();
    await inspect(page);
  });

  await test.step('A revoked certificate is shown as revoked, and an unknown code finds nothing', async () => {
    const { page } = stranger;
    await sql(
      "update certificate set status = 'REVOKED', revoked_at = now(), revoked_for = 'WITHDRAWN' where verify_code = $1",
      [code],
    );
    await stranger.go(`/verify/${code}`);
    await expect(title(page, t('certificates:verify.revoked'))).toBeVisible();
    await inspect(page);
    stranger.allowConsoleErrors(/404/);
    await stranger.go('/verify/GKS7-4M2X-9QTN');
    await expect(title(page, t('certificates:verify.unknownTitle'))).toBeVisible();
    await inspect(page);
  });
});
