import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect } from './looks.ts';
import { newEmail, newStudent, startSession } from './people.ts';
import { visitor } from './visitor.ts';

const contentOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

const COURSE = 'chup-anh-dien-thoai';

describe('a certificate', () => {
  const student = visitor('desktop', { isStory: true });
  const stranger = visitor('phone', { isStory: true });
  let code = '';

  test('is earned with the last lesson, and stands on the page at the end', async () => {
    const { page } = student;
    const email = newEmail();
    await startSession(student, await newStudent('Nguyễn Thị Hạnh', email));
    await student.go(`/courses/${COURSE}`);
    await page
      .getByRole('button', { name: /^Vào học miễn phí$/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('link', { name: 'Bắt đầu học' }).filter({ visible: true }).first().click();
    await page.waitForURL(/\/learning\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // All but the lesson that is open was studied before; this one needs two more seconds of reading
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
    await page.getByText('Bạn đã xong bài này').waitFor({ timeout: 30_000 });
    await student.go(`/learning/${COURSE}?lesson=done`);
    await page.getByRole('article', { name: /^Chứng chỉ số SEN-/ }).waitFor({ timeout: 30_000 });
    await inspect(student, 'certificate-earned');
  });

  test('is found among one’s progress, and fetched as a PDF and as a badge', async () => {
    const { page } = student;
    await student.go('/dashboard/progress');
    await page.getByRole('heading', { level: 1, name: 'Tiến độ và chứng chỉ' }).waitFor();
    await page.getByText('Đã cấp').waitFor();
    await inspect(student, 'progress');
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Tải PDF/ }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/^sen-SEN-\d{4}-\d{6}\.pdf$/);
    expect((await contentOf(pdf)).toString('latin1')).toMatch(/^%PDF-/);
    const [badge] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Open Badge/ }).click(),
    ]);
    const [, claims] = (await contentOf(badge)).toString().split('.');
    const { id } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { id: string };
    code = id.split('/').at(-1)!;
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  });

  test('is verified by a stranger on a phone, who types the code as it comes', async () => {
    const { page } = stranger;
    await stranger.go('/verify');
    await inspect(stranger, 'verify-ask');
    await page.getByRole('textbox', { name: 'Mã chứng chỉ' }).fill(code.toLowerCase().replaceAll('-', ' '));
    await page.getByRole('button', { name: 'Tra cứu' }).click();
    await page.getByRole('heading', { level: 1, name: 'Chứng chỉ có thật' }).waitFor();
    await page.getByText('Còn hiệu lực').waitFor();
    await inspect(stranger, 'verify-genuine');
  });

  test('that was taken back is shown as such, and a made-up code finds nothing', async () => {
    const { page } = stranger;
    await sql(
      "update certificate set status = 'REVOKED', revoked_at = now(), revoked_for = 'WITHDRAWN' where verify_code = $1",
      [code],
    );
    await stranger.go(`/verify/${code}`);
    await page.getByRole('heading', { level: 1, name: 'Chứng chỉ đã bị thu hồi' }).waitFor();
    await inspect(stranger, 'verify-revoked');
    stranger.expectsNoise(/404/);
    await stranger.go('/verify/GKS7-4M2X-9QTN');
    await page.getByRole('heading', { level: 1, name: 'Không có chứng chỉ này' }).waitFor();
    await inspect(stranger, 'verify-unknown');
  });
});
