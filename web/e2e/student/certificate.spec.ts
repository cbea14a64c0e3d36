import { buffer } from 'node:stream/consumers';
import type { Download } from '@playwright/test';
import { newStudent } from '../accounts.ts';
import { sql } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { button, press, title } from '../parts/find.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';
import { PHONE } from '../widths.ts';

const readDownload = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

const COURSE = 'chup-anh-dien-thoai';

test('A student earns a certificate, and a stranger verifies it', { tag: '@desktop' }, async ({
  visitor: student,
  openVisitor,
}) => {
  const stranger = await openVisitor(PHONE);
  let code = '';

  await test.step('The last lesson of a course awards the certificate', async () => {
    const { page } = student;
    const { email, tokens } = await newStudent();
    await student.signIn(tokens);
    await student.go(`/courses/${COURSE}`);
    await button(page, t('catalog:detail.enrol')).first().click();
    await page
      .getByRole('link', { name: t('learning:mine.start') })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/learning\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Completes all lessons but the open one, which needs two more seconds
    await expect
      .poll(() =>
        sql(
          `with place as (select e.id, e.course_id, e.last_lesson_id from enrolment e join person p on p.id = e.student_id where p.email = $1),
             others as (insert into lesson_progress (enrolment_id, lesson_id, completed_at, done_sec)
               select place.id, l.id, now(), 30 from place join lesson l on l.course_id = place.course_id and l.id <> place.last_lesson_id
               where l.removed_at is null on conflict do nothing)
           update lesson_progress p set done_sec = 28, reported_at = now() - interval '1 minute' from place, lesson l
           where p.enrolment_id = place.id and p.lesson_id = place.last_lesson_id and l.id = p.lesson_id and l.rule = 'DWELL' returning p.id`,
          [email],
        ),
      )
      .toHaveLength(1);
    await page.reload();
    await expect(page.getByText(t('learning:why.done'))).toBeVisible({ timeout: 30_000 });
    await student.go(`/learning/${COURSE}?lesson=done`);
    await expect(page.getByRole('article', { name: /^Chứng chỉ số SEN-/ })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(student.page);
  });

  await test.step('The student downloads the certificate as a PDF and as a badge', async () => {
    const { page } = student;
    await student.go('/dashboard/progress');
    await expect(title(page, t('certificates:title'))).toBeVisible();
    await expect(page.getByText(t('certificates:standing.ISSUED'))).toBeVisible();
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: textStart('certificates:pdf') }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/^sen-SEN-\d{4}-\d{6}\.pdf$/);
    expect((await readDownload(pdf)).toString('latin1')).toMatch(/^%PDF-/);
    const [badge] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Open Badge/ }).click(),
    ]);
    const [, claims] = (await readDownload(badge)).toString().split('.');
    const { id } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { id: string };
    code = id.split('/').at(-1)!;
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  });

  await test.step('A stranger verifies the code in any spelling', async () => {
    const { page } = stranger;
    await stranger.go('/verify');
    await page
      .getByRole('textbox', { name: t('certificates:verify.code') })
      .fill(code.toLowerCase().replaceAll('-', ' '));
    await press(page, t('certificates:verify.look'));
    await expect(title(page, t('certificates:verify.genuine'))).toBeVisible();
    await expect(page.getByText(t('certificates:verify.holds'))).toBeVisible();
    await expectAccessible(stranger.page);
  });

  await test.step('A revoked certificate is shown as revoked, and an unknown code is not found', async () => {
    const { page } = stranger;
    await sql(
      "update certificate set status = 'REVOKED', revoked_at = now(), revoked_for = 'WITHDRAWN' where verify_code = $1",
      [code],
    );
    await stranger.go(`/verify/${code}`);
    await expect(title(page, t('certificates:verify.revoked'))).toBeVisible();
    await expectAccessible(stranger.page);
    stranger.allowConsoleErrors(/404/);
    await stranger.go('/verify/GKS7-4M2X-9QTN');
    await expect(title(page, t('certificates:verify.unknownTitle'))).toBeVisible();
    await expectAccessible(stranger.page);
  });
});
